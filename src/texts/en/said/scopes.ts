/** What a caller may do, within a sentence. */
export const scopes = {
  read: 'read',
  scan: 'scan',
  admin: 'admin',
} as const;
