export const actorKinds = ['anonymous', 'token', 'user', 'command_line', 'schedule'] as const;

/**
 * Who changes something: the name of a token, or of a user that a trusted proxy names. Without access control no one is
 * known, and nothing else is noted in place of a name. The name of a schedule, which starts scans by itself, is its id.
 */
export type Actor = { readonly kind: (typeof actorKinds)[number]; readonly name: string | null };

export const commandLine: Actor = { kind: 'command_line', name: null };
