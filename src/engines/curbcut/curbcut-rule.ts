import type { Rule } from '../engine.ts';

export type CurbcutRule = Rule & {
  /** Whether it also applies to the documents in the page's frames. */
  readonly inFrames: boolean;
};

/** What most of our rules have in common. */
export const ours = { bestPractice: false, cost: 'low' } as const;
