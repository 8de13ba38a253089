import type { LearnMore } from './learn-more.ts';

/**
 * Our own text about a rule: the people affected and how, then two to four steps that fix it. Code is between
 * backticks; the rest is plain text. `learnMore` has pages beyond those of the rule's own success criteria, which the
 * catalog adds.
 */
export type RuleAdvice = {
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly learnMore: readonly LearnMore[];
};

/** Advice of one theme, by rule id. */
export type AdviceByRule = Readonly<Record<string, RuleAdvice>>;

/** The text about a rule that no engine has. */
export type UnknownRule = RuleAdvice & { readonly description: string };

/** The text for a rule that is missing in this version because it was removed, or is new. */
export const unknownRule: UnknownRule = {
  description: 'A rule of an earlier engine version.',
  whyItMatters:
    'Curbcut has no explanation for this rule yet. The description and the help page of the rule say what it checks and whom it affects.',
  howToFix: [
    'Read the help page of the rule. It describes the issue and how to fix it.',
    'Read the message of each occurrence. It says what the engine found on that element.',
  ],
  learnMore: [],
};
