/**
 * A noun in the plural categories of Unicode's CLDR. English and German have two. `other` replaces the categories that
 * a language lacks.
 */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Numbers, times, plurals and order as one language writes them, by Node's ICU. Times are in UTC. */
export type Format = {
  /** "1,200", "0.5" */
  readonly number: (value: number) => string;
  /** "2.2 GiB", "512 MiB", "80 B": the only way in which sizes are said. */
  readonly bytes: (value: number) => string;
  /** `count(3, { one: 'page', other: 'pages' })` is "3 pages". */
  readonly count: (value: number, forms: PluralForms) => string;
  /** The form for a number that is written elsewhere: `plural(3, { one: 'is', other: 'are' })` is "are". */
  readonly plural: (value: number, forms: PluralForms) => string;
  /** The form that a number needs. `forms` are in the order of CLDR's categories. */
  readonly inflect: (value: number, forms: readonly string[]) => string;
  /** "a, b, and c" */
  readonly list: (parts: readonly string[]) => string;
  /** "a, b, or c" */
  readonly anyOf: (parts: readonly string[]) => string;
  /** "March 5, 2026" */
  readonly date: (time: Date) => string;
  /** "March 5, 2026 at 14:05 UTC" */
  readonly time: (time: Date) => string;
  /** "French", by its BCP 47 code. An invalid code is returned unchanged. */
  readonly language: (code: string) => string;
  /** A text in quotation marks. */
  readonly quote: (text: string) => string;
  /** The order of a list for readers, for `toSorted`: numbers in texts by their value. */
  readonly compare: (a: string, b: string) => number;
};

/**
 * The first use loads ICU's data, not the start of the program. `quoted`: an ellipsis in quotation marks, which ICU
 * does not know.
 */
export function createFormat(language: string, quoted: string): Format {
  const numbers = lazily(() => new Intl.NumberFormat(language));
  const plurals = lazily(() => new Intl.PluralRules(language));
  const lists = lazily(() => new Intl.ListFormat(language));
  const choices = lazily(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const dates = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
  const times = lazily(() => new Intl.DateTimeFormat(language, timeOptions));
  const names = lazily(() => new Intl.DisplayNames(language, { type: 'language' }));
  const order = lazily(() => new Intl.Collator(language, { numeric: true }));
  const number: Format['number'] = (value) => numbers().format(value);
  const plural: Format['plural'] = (value, forms) => forms[plurals().select(value)] ?? forms.other;
  return {
    number,
    bytes: (value) => sayBytes(value, number),
    plural,
    inflect: (value, forms) => {
      const { pluralCategories } = plurals().resolvedOptions();
      return forms[pluralCategories.indexOf(plurals().select(value))] ?? forms.at(-1) ?? '';
    },
    count: (value, forms) => `${number(value)} ${plural(value, forms)}`,
    list: (parts) => lists().format(parts),
    anyOf: (parts) => choices().format(parts),
    date: (time) => dates().format(time),
    time: (time) => times().format(time),
    language: (code) => nameLanguage(names(), code),
    quote: (text) => quoted.replace('…', () => text),
    compare: (a, b) => order().compare(a, b),
  };
}

/** Says a size in the largest unit that gives at least 1, with one decimal. Units are the same in every language. */
function sayBytes(value: number, number: Format['number']): string {
  const unit = units.findLast(({ bytes }) => value >= bytes) ?? units[0];
  return `${number(Math.round((10 * value) / unit.bytes) / 10)} ${unit.name}`;
}

const units = [
  { name: 'B', bytes: 1 },
  { name: 'KiB', bytes: 1024 },
  { name: 'MiB', bytes: 1024 ** 2 },
  { name: 'GiB', bytes: 1024 ** 3 },
] as const;

function nameLanguage(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // A RangeError means that it does not have the form of a code.
    return code;
  }
}

const timeOptions: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
};

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
