import type { Remark } from '../findings/remark.ts';
import type { Facts, FactsIn, HolesOf } from '../texts/saying.ts';

/**
 * What is said about an element: what is wrong with it, and how to fix it here. Templates with facts in braces (texts/say.ts), at most
 * two sentences each. The facts come from the page.
 */
export type Message = { readonly problem: string; readonly fix: string };

/** By code. */
export type Messages = Readonly<Record<string, Message>>;
/** By rule. */
export type MessagesByRule = Readonly<Record<string, Messages>>;

/** What the file `en.ts` of a rule's folder holds. */
export type EnglishSentences = {
  readonly title: string;
  readonly description: string;
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly messages: Messages;
};

/** What the file of another language holds. English stands in for each sentence that it lacks. */
export type TranslationOf<English extends EnglishSentences> = Partial<Omit<EnglishSentences, 'messages'>> & {
  readonly messages?: MessagesLike<English['messages']>;
};

/** The same codes in another language. */
export type MessagesLike<English extends Messages> = Partial<Readonly<Record<keyof English, Message>>>;

/** The same rules and codes in another language. */
export type TranslatedMessages<English extends MessagesByRule> = {
  readonly [Rule in keyof English]: Readonly<Record<keyof English[Rule], Message>>;
};

/** The sentences of a rule by language. */
export type SentencesByLanguage = Readonly<Record<string, TranslationOf<EnglishSentences>>> & {
  readonly en: EnglishSentences;
};

/** A message that in-page code gives: its code, and what belongs in it. */
export type Said<English extends Pick<EnglishSentences, 'messages'>> = {
  readonly [Code in keyof English['messages'] & string]: SaidWith<Code, TextOf<English['messages'][Code]>>;
}[keyof English['messages'] & string];

/** The same, of any rule. */
export type SaidMessage = readonly [code: string] | readonly [code: string, facts: Facts];

/** A message of a rule as a remark, whose code names the rule too. */
export function toRemark(rule: string, [code, facts]: SaidMessage): Remark {
  return { code: `${rule}.${code}`, ...(facts !== undefined && { facts }) };
}

type TextOf<One extends Message> = One['problem'] | One['fix'];
type SaidWith<Code, Text> = [HolesOf<Text>] extends [never]
  ? readonly [code: Code]
  : readonly [code: Code, facts: FactsIn<Text>];
