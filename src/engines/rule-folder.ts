import type { Rule, RuleTexts } from './engine.ts';
import type { EnglishSentences, MessagesByRule, SentencesByLanguage } from './rule-sentences.ts';

/** What most rules have. */
const defaults = { cost: 'low', criteria: [], rgaa: [], actIds: [], learnMore: [] } as const satisfies Partial<Rule>;
type Defaults = keyof typeof defaults;

/**
 * The content of `rule.ts` in a rule's folder: all but the sentences, and the sentences by language. A rule without a
 * success criterion is a best practice.
 */
export type RuleFolder = Omit<Rule, keyof EnglishSentences | Defaults | 'bestPractice'> &
  Partial<Pick<Rule, Defaults>> & { readonly texts: SentencesByLanguage };

/** The English rule for the catalog. */
export function toRule({ texts, ...folder }: RuleFolder): Rule {
  const { messages: _messages, ...sentences } = texts.en;
  const rule = { ...defaults, ...folder };
  return { ...rule, ...sentences, bestPractice: rule.criteria.length === 0 };
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
