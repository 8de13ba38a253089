/**
 * Makes external text fit for the database: PostgreSQL refuses U+0000 and lone surrogates, and one such
 * character would fail a whole page's transaction.
 */
export function toStoredText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed().replaceAll('\u0000', '\uFFFD');
}
