import type { SiteState } from '../shared/site-state.ts';

/** What looks like a token. A setting such as a language or a theme is part of what pages show. */
export function listStateSecrets({ cookies, storage }: SiteState): readonly string[] {
  const isSecret = ({ value, httpOnly }: SiteState['cookies'][number]) =>
    isToken(value) || (httpOnly && !isWord(value));
  const ofCookies = cookies.filter(isSecret).map(({ value }) => value);
  const stored = storage.flatMap(({ localStorage, sessionStorage }) => [...localStorage, ...sessionStorage]);
  const databases = JSON.stringify(storage.map(({ indexedDB }) => indexedDB));
  const texts = [...stored.map(({ value }) => value), databases];
  const inside = texts.flatMap((text) => text.match(/[\w.+/=~-]{16,}/g) ?? []);
  return [...new Set([...ofCookies.flatMap((value) => [value, decode(value)]), ...inside.filter(isToken)])];
}

function isToken(text: string): boolean {
  return text.length >= 16 && /\d/.test(text) && !/\s/.test(text);
}

/** Such as `default` or `en-US`, which pages show, too. */
function isWord(text: string): boolean {
  return /^[a-z]{1,12}(?:[-_][a-z]{1,12})?$/i.test(text);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
