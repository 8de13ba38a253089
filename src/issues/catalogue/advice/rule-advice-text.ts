import type { LearnMore } from '../learn-more.ts';

/**
 * What we say about a rule in our own words: whom the fault hurts and how, then two to four steps that
 * mend it. Code stands between backticks; apart from these it is plain text. `learnMore` holds what goes
 * beyond the pages of the rule's own success criteria, which the catalogue adds from its tags.
 */
export type RuleAdvice = {
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly learnMore: readonly LearnMore[];
};

/** Advice of one theme, by axe's rule id. */
export type AdviceByRule = Readonly<Record<string, RuleAdvice>>;
