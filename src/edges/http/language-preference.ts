import type { Spoken } from '../../texts/texts.ts';
import { findSpoken, spokenFor } from '../../texts/spoken.ts';
import { spokenLanguages } from '../../texts/texts.ts';

/**
 * The content of `Accept-Language` for the languages of Curbcut. `preferred` is undefined if the header leaves the
 * choice.
 */
export type LanguagePreference = { readonly preferred: Spoken | undefined; readonly refused: readonly Spoken[] };

type Range = { readonly language: Spoken | '*'; readonly quality: number };

/**
 * RFC 9110, 12.5.4. The header leaves the choice if it is absent, prefers `*`, or names none of our languages. Between
 * two equal preferences, the first one counts. An unreadable range counts as absent.
 */
export function readLanguagePreference(header = ''): LanguagePreference {
  const ranges = header.split(',').flatMap(parseRange);
  const refused = spokenLanguages.filter((language) => qualityOf(ranges, language) === 0);
  const accepted = ranges.filter(({ quality }) => quality > 0);
  // Equal preferences keep the order of the header.
  const best = accepted.toSorted((a, b) => b.quality - a.quality).find(({ language }) => !isRefused(language, refused));
  return { preferred: best === undefined || best.language === '*' ? undefined : best.language, refused };
}

/** The language of sentences: that of the request, else that of the settings, else English. */
export function chooseLanguage({ preferred, refused }: LanguagePreference, setting: string): Spoken {
  const ours = spokenFor(setting);
  return preferred ?? [ours, ...spokenLanguages].find((language) => !refused.includes(language)) ?? ours;
}

function isRefused(language: Spoken | '*', refused: readonly Spoken[]): boolean {
  return language !== '*' && refused.includes(language);
}

/** The highest quality among its ranges: `de-AT, de;q=0` still serves a reader of German. Undefined without a range. */
function qualityOf(ranges: readonly Range[], language: Spoken): number | undefined {
  const own = ranges.filter((range) => range.language === language);
  return own.length === 0 ? undefined : Math.max(...own.map(({ quality }) => quality));
}

const rangePattern = /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/iu;

function parseRange(text: string): readonly Range[] {
  const [, tag, quality = '1'] = rangePattern.exec(text) ?? [];
  const language = tag === '*' ? tag : findSpoken(tag ?? '');
  return language === undefined ? [] : [{ language, quality: Number(quality) }];
}
