import type { PageState } from '../findings/page-states.ts';

/**
 * A small page: what its body holds, or more of it where the rule needs that. `state`: the one that a rule of states sees it in,
 * unless it is the rule's first.
 */
export type Markup =
  | string
  | { readonly body: string; readonly lang?: string; readonly head?: string; readonly state?: PageState }
  | { readonly document: string; readonly type?: string };

/**
 * The outcome for the one element that the rule applies to, the numbers of elements that passed, failed and need review, or what is
 * reported, such as `failed #name`.
 */
export type Outcome =
  | 'passed'
  | 'failed'
  | 'needs_review'
  | 'inapplicable'
  | readonly [passed: number, failed: number, review: number]
  | readonly string[];

/** A line in the table of a rule (`cases.ts` in its folder). */
export type RuleCase = readonly [what: string, markup: Markup, outcome: Outcome];
