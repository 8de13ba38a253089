/**
 * True for the text of a pattern where a URL is expected: `http://localhost:3000/**`, `https://*.example.com/`, `/*`, `/.*` or
 * `/*.html` at the end, or `re:…`. A browser writes the star of a host as `%2A`. A single star elsewhere is a part of
 * URLs, such as `/wiki/M*A*S*H`.
 */
export function isUrlPattern(text: string): boolean {
  const [address = ''] = text.trim().split(/[?#]/, 1);
  return /^re:|\*\*|\/\.?\*(?:\.\w+)?\/?$|^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*(?:\*|%2a)/i.test(address);
}
