import type { PageState } from '../findings/page-states.ts';

/**
 * A small page: the content of its body, or more if the rule needs it. `state`: the state in which a rule of states
 * sees it. The default is the rule's first state.
 */
export type Markup =
  | string
  | { readonly body: string; readonly lang?: string; readonly head?: string; readonly state?: PageState }
  | { readonly document: string; readonly type?: string };

/**
 * The outcome for the one element that the rule applies to, or the numbers of elements that passed, failed and need
 * review, or the reported element, such as `failed #name`.
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
