/** A small page: what its body holds, or more of it where the rule needs that. */
export type Markup =
  | string
  | { readonly body: string; readonly lang?: string; readonly head?: string }
  | { readonly document: string; readonly type?: string };

/** The outcome for the one element that the rule applies to, or the numbers of elements that passed, failed and need review. */
export type Outcome =
  | 'passed'
  | 'failed'
  | 'needs_review'
  | 'inapplicable'
  | readonly [passed: number, failed: number, review: number];

/** A line in the table of a rule (`cases.ts` in its folder). */
export type RuleCase = readonly [what: string, markup: Markup, outcome: Outcome];
