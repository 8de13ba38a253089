import type { Rule, RuleTexts } from './engine.ts';
import type { EnglishSentences, SentencesByLanguage } from './rule-sentences.ts';

/** What the file `rule.ts` of a rule's folder holds: everything but the sentences, and those by language. */
export type RuleFolder = Omit<Rule, keyof EnglishSentences> & { readonly texts: SentencesByLanguage };

/** A rule as the catalog reads it, in English. */
export function toRule({ texts, ...folder }: RuleFolder): Rule {
  const { messages: _messages, ...sentences } = texts.en;
  return { ...folder, ...sentences };
}

/** The translations of the rules that have one. */
export function textsOf(rules: readonly RuleFolder[], language: string): RuleTexts {
  if (language === 'en') return new Map();
  return new Map(
    rules.flatMap(({ id, texts }) => {
      const translation = texts[language];
      return translation === undefined ? [] : [[id, translation] as const];
    }),
  );
}
