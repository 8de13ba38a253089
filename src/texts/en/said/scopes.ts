/** The permissions of a caller, within a sentence. */
export const scopes = {
  read: 'read',
  scan: 'scan',
  admin: 'admin',
} as const;
