import type { Rule, RuleTexts } from './engine.ts';
import type { EnglishSentences, MessagesByRule, SentencesByLanguage } from './rule-sentences.ts';

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

/** What the rules say about elements, in a language; English where a sentence has no translation. */
export function messagesOf(rules: readonly RuleFolder[], language: string): MessagesByRule {
  return Object.fromEntries(
    rules.map(({ id, texts }) => {
      const translated = texts[language]?.messages ?? {};
      const messages = Object.entries(texts.en.messages).map(([code, message]) => [code, translated[code] ?? message]);
      return [id, Object.fromEntries(messages)];
    }),
  );
}
