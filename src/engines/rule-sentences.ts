/** What a rule can say about an element, by name. The values come from the page. */
type Messages = Readonly<Record<string, (...values: never[]) => string>>;

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
  readonly messages?: Partial<English['messages']>;
};

/** The sentences of a rule by language. */
export type SentencesByLanguage = Readonly<Record<string, TranslationOf<EnglishSentences>>> & {
  readonly en: EnglishSentences;
};

/** A message before it is written: its name, and what belongs in it. */
export type Said<English extends Pick<EnglishSentences, 'messages'>> = {
  readonly [Name in keyof English['messages'] & string]: readonly [
    name: Name,
    ...values: Parameters<English['messages'][Name]>,
  ];
}[keyof English['messages'] & string];

/** The same, of any rule. */
export type SaidMessage = readonly [name: string, ...values: readonly unknown[]];

type MessagesByLanguage = Readonly<
  Record<string, { readonly messages?: Readonly<Record<string, Messages[string] | undefined>> }>
>;

/** Writes a message in a language, or in English. Throws for a message that the rule does not have. */
export function writeMessage(texts: MessagesByLanguage, [name, ...values]: SaidMessage, language: string): string {
  const message = texts[language]?.messages?.[name] ?? texts['en']?.messages?.[name];
  if (message === undefined) throw new Error(`There is no message ${name}.`);
  return String(Reflect.apply(message, undefined, values));
}
