import type { SiteState } from '../../browser/site-state.ts';
import { decodeText } from '../../url/decode-text.ts';

/** The headers of requests are shorter than this. */
const longest = 8_192;
/**
 * The limit for all tokens in total. A site may store megabytes, and each text of a page is searched for all tokens.
 */
const mostCharacters = 50_000;

/**
 * Lists values that look like tokens and may be a session. A setting, such as a language or a theme, also occurs in the
 * content of pages.
 */
export function listStateSecrets({ cookies, storage }: SiteState): readonly string[] {
  const isSecret = ({ value, httpOnly }: SiteState['cookies'][number]) =>
    isToken(value) || (httpOnly && !isWord(value));
  const ofCookies = cookies.filter(isSecret).map(({ value }) => value);
  const stored = storage.flatMap(({ localStorage, sessionStorage }) => [...localStorage, ...sessionStorage]);
  const databases = JSON.stringify(storage.map(({ indexedDB }) => indexedDB));
  const texts = [...stored.map(({ value }) => value), databases];
  const inside = texts.flatMap((text) => text.match(/[\w.+/=~-]{16,}/g) ?? []);
  const found = [...new Set([...ofCookies.flatMap((value) => [value, decodeText(value)]), ...inside.filter(isToken)])];
  let left = mostCharacters;
  return found.filter(({ length }) => (left -= length) >= 0);
}

function isToken(text: string): boolean {
  return text.length >= 16 && text.length <= longest && /\d/.test(text) && !/\s/.test(text);
}

/** True for words such as `default` or `en-US`, which pages also show. */
function isWord(text: string): boolean {
  return /^[a-z]{1,12}(?:[-_][a-z]{1,12})?$/i.test(text);
}
