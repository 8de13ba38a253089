import type { SentenceTable } from './sentence-table.ts';

/** `alone`: for a page that no sitemap listed. */
type Advice = string | { readonly inSitemap: string; readonly alone: string };

/** What another language says for each advice, which the error of a scan stores in English. */
export function pairAdvice<Code extends string>(
  english: Readonly<Record<Code, Advice>>,
  other: Readonly<Record<Code, Advice>>,
): SentenceTable {
  const codes = Object.keys(english) as Code[]; // The keys of a record of codes are codes.
  return Object.fromEntries(codes.flatMap((code) => zip(listForms(english[code]), listForms(other[code]))));
}

function listForms(advice: Advice): readonly string[] {
  return typeof advice === 'string' ? [advice] : [advice.inSitemap, advice.alone];
}

function zip(keys: readonly string[], values: readonly string[]): readonly (readonly [string, string])[] {
  return keys.map((key, index) => [key, values[index] ?? key]);
}
