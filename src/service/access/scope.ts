/** The permissions of a caller, each including the ones before: read; start, change and delete scans; everything. */
export const scopes = ['read', 'scan', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export function includesScope(given: Scope, needed: Scope): boolean {
  return scopes.indexOf(given) >= scopes.indexOf(needed);
}
