import type { LearnMore } from './learn-more.ts';

/**
 * What we say about a rule in our own words: whom the issue affects and how, then two to four steps that
 * fix it. Code stands between backticks; apart from these it is plain text. `learnMore` holds what goes
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
    'Curbcut has no explanation for this rule yet. The description and the help page of the rule say what it checks and whom it affects.',
  howToFix: [
    'Read the help page of the rule. It describes the issue and how to fix it.',
    'Read the message of each occurrence. It says what the engine found on that element.',
  ],
  learnMore: [],
};
