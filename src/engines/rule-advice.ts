import type { LearnMore } from './learn-more.ts';

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

/** Advice of one theme, by rule id. */
export type AdviceByRule = Readonly<Record<string, RuleAdvice>>;

/** For a rule that no engine of this version explains: one that it no longer has, or one that is new in it. */
export const unknownRuleAdvice: RuleAdvice = {
  whyItMatters:
    'Curbcut has no explanation of its own for this rule yet. The rule was reported by the engine; its description and its help page say what it checks and whom it concerns.',
  howToFix: [
    'Read the help page of the rule, which describes the fault and how to mend it.',
    'Look at the message of each occurrence: it says what the engine found on that element.',
  ],
  learnMore: [],
};
