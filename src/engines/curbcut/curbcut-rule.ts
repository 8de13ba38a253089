import type { TextContrast } from '../contrast/required-ratio.ts';
import type { RuleFolder } from '../rule-folder.ts';

export type CurbcutRule = RuleFolder & {
  /** True if it also applies to the documents in the page's frames. */
  readonly inFrames: boolean;
  /** The in-page module whose function `check` returns an outcome for each element that the rule applies to. */
  readonly check: URL;
};

/** A rule that layers and pixels decide. `contrast`: the ratios that it asks for. */
export type ContrastRule = RuleFolder & { readonly contrast: TextContrast };
