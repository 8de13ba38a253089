export const actorKinds = ['anonymous', 'token', 'user', 'command_line', 'schedule'] as const;

/**
 * The author of a change: the name of a token, or of a user that a trusted proxy names. Without access control, changes
 * have no name. A schedule, which starts scans by itself, has its id as its name.
 */
export type Actor = { readonly kind: (typeof actorKinds)[number]; readonly name: string | null };

export const commandLine: Actor = { kind: 'command_line', name: null };
