/** A noun by the plural categories of Unicode's CLDR. English has two; `other` is for all that a language has not. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Format = {
  readonly formatNumber: (value: number) => string;
  /** `count(3, { one: 'page', other: 'pages' })` is "3 pages". */
  readonly count: (value: number, forms: PluralForms) => string;
  /** The form alone: "pages". */
  readonly plural: (value: number, forms: PluralForms) => string;
  readonly formatTime: (instant: string) => string;
  /** The day of a time, without the time. */
  readonly formatDate: (instant: string) => string;
  /** `zone` is a name of the IANA database. Throws a RangeError if this browser does not know it. */
  readonly formatTimeIn: (instant: string, zone: string) => string;
  /** A day without a time: `2027-03-31`. */
  readonly formatDay: (day: string) => string;
  /** "one, two, and three". */
  readonly list: (parts: readonly string[]) => string;
  /** The order of a dictionary, in which 1.4.3 comes before 1.4.11. */
  readonly compare: (one: string, other: string) => number;
};

/** Numbers, times, plurals and order as one language has them. Times are those of this device, unless a zone is given. */
export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const timeStyle = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const times = new Intl.DateTimeFormat(locale, timeStyle);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const collator = new Intl.Collator(locale, { numeric: true });
  const formatNumber = (value: number) => numbers.format(value);
  const plural = (value: number, forms: PluralForms) => forms[plurals.select(value)] ?? forms.other;
  return {
    formatNumber,
    plural,
    count: (value, forms) => `${formatNumber(value)} ${plural(value, forms)}`,
    formatTime: (instant) => times.format(new Date(instant)),
    formatDate: (instant) => dates.format(new Date(instant)),
    formatTimeIn: (instant, timeZone) =>
      new Intl.DateTimeFormat(locale, { ...timeStyle, timeZone }).format(new Date(instant)),
    formatDay: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    list: (parts) => lists.format(parts),
    compare: (one, other) => collator.compare(one, other),
  };
}
