/** Longest texts of a page in an answer, in characters. */
const maxLengths = { html: 300, selector: 300, message: 700, url: 2_048 } as const;

/** Control characters and invisible characters: a page can use them to hide sentences for a model. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu;

/** Text from a scanned page, prepared for a model: on one line, without invisible characters, truncated. */
export function quotePageText(text: string, kind: keyof typeof maxLengths): string {
  const max = maxLengths[kind];
  const seen = text
    .slice(0, 4 * max)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unseen, '');
  return seen.length > max
    ? `${seen
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : seen;
}
