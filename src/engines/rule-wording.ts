import type { RuleTexts } from './engine.ts';
import type { EnglishSentences } from './rule-sentences.ts';

/** The texts of a rule in another language, with the steps and code of the English ones. */
export type RuleWording = Omit<EnglishSentences, 'messages'>;

/** One theme of a translation. A missing rule is a type error. */
export type WordingOf<Id extends string> = Readonly<Record<Id, RuleWording>>;

export function joinWordings(themes: readonly Readonly<Record<string, RuleWording>>[]): RuleTexts {
  return new Map(themes.flatMap((theme) => Object.entries(theme)));
}
