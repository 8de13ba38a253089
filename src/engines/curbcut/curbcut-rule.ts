import type { RuleFolder } from '../rule-folder.ts';

export type CurbcutRule = RuleFolder & {
  /** True if it also applies to the documents in the page's frames. */
  readonly inFrames: boolean;
  /** The in-page module whose function `check` returns an outcome for each element that the rule applies to. */
  readonly check: URL;
};
