/** What a baseline says of a failed occurrence. `unjudged`: its rule did not finish on both sides. */
export const baselineStates = ['new', 'altered', 'unchanged', 'unjudged'] as const;
export type BaselineState = (typeof baselineStates)[number];
