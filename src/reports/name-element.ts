import { cutText } from './quote-page-text.ts';

const mostCharacters = 80;

/**
 * What an element says, for people who know the page: its text, or its start tag if it has none. `html` is its markup,
 * at most 2,000 characters of it.
 */
export function nameElement(html: string): string {
  const text = html.replaceAll(/<(script|style)\b.*?(?:<\/\1>|$)/gisu, ' ').replaceAll(/<[^>]*(?:>|$)/gu, ' ');
  const shown = tidy(text);
  return cutText(shown === '' ? tidy(/^<[^>]*>?/u.exec(html.trim())?.[0] ?? '') : shown, mostCharacters);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
