import type { Remark } from '../findings/remark.ts';
import type { Facts, FactsIn, HolesOf } from '../texts/saying.ts';

/**
 * The message about an element: the fault, and how to fix it here. They are templates with facts in braces
 * (texts/say.ts), at most two sentences each. The facts come from the page.
 */
export type Message = { readonly problem: string; readonly fix: string };

/** The keys are codes. */
export type Messages = Readonly<Record<string, Message>>;
/** The keys are rules. */
export type MessagesByRule = Readonly<Record<string, Messages>>;

/** The content of `en.ts` in a rule's folder. */
export type EnglishSentences = {
  readonly title: string;
  readonly description: string;
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly messages: Messages;
};

/** The content of the file for another language. English replaces each missing sentence. */
export type TranslationOf<English extends EnglishSentences> = Partial<Omit<EnglishSentences, 'messages'>> & {
  readonly messages?: MessagesLike<English['messages']>;
};

/** The codes of the English messages in another language. */
export type MessagesLike<English extends Messages> = Partial<Readonly<Record<keyof English, Message>>>;

/** The rules and codes of the English messages in another language. */
export type TranslatedMessages<English extends MessagesByRule> = {
  readonly [Rule in keyof English]: Readonly<Record<keyof English[Rule], Message>>;
};

/** The sentences of a rule by language. */
export type SentencesByLanguage = Readonly<Record<string, TranslationOf<EnglishSentences>>> & {
  readonly en: EnglishSentences;
};

/** A message of in-page code: its code, and its facts. */
export type Said<English extends Pick<EnglishSentences, 'messages'>> = {
  readonly [Code in keyof English['messages'] & string]: SaidWith<Code, TextOf<English['messages'][Code]>>;
}[keyof English['messages'] & string];

/** A message of any rule. */
export type SaidMessage = readonly [code: string] | readonly [code: string, facts: Facts];

/** A message of a rule as a remark, whose code names the rule too. */
export function toRemark(rule: string, [code, facts]: SaidMessage): Remark {
  return { code: `${rule}.${code}`, ...(facts !== undefined && { facts }) };
}

type TextOf<One extends Message> = One['problem'] | One['fix'];
type SaidWith<Code, Text> = [HolesOf<Text>] extends [never]
  ? readonly [code: Code]
  : readonly [code: Code, facts: FactsIn<Text>];
