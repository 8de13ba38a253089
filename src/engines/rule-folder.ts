import type { Rule, RuleTexts } from './engine.ts';
import type { EnglishSentences, MessagesByRule, SentencesByLanguage } from './rule-sentences.ts';

/** The content of `rule.ts` in a rule's folder: all but the sentences, and the sentences by language. */
export type RuleFolder = Omit<Rule, keyof EnglishSentences> & { readonly texts: SentencesByLanguage };

/** The English rule for the catalog. */
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

/** The messages of the rules in a language. English if a sentence has no translation. */
export function messagesOf(rules: readonly RuleFolder[], language: string): MessagesByRule {
  return Object.fromEntries(
    rules.map(({ id, texts }) => {
      const translated = texts[language]?.messages ?? {};
      const messages = Object.entries(texts.en.messages).map(([code, message]) => [code, translated[code] ?? message]);
      return [id, Object.fromEntries(messages)];
    }),
  );
}
