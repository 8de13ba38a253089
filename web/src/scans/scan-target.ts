import type { Scan } from '../api/scans.ts';

const longestAddress = 2_048;
const longestName = 64;

export type ParsedAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' | 'credentials' | 'tooLong' };

/** An address as people type it: the scheme may be missing. The service judges it once more. */
export function parseAddress(typed: string): ParsedAddress {
  const trimmed = typed.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (trimmed.length > longestAddress) return { ok: false, reason: 'tooLong' };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed) ? trimmed : `${schemeFor(trimmed)}://${trimmed}`);
  if (url === null || !/^https?:$/u.test(url.protocol) || !isHostName(url.hostname))
    return { ok: false, reason: 'invalid' };
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'credentials' };
  return { ok: true, url: url.href };
}

/** Files that list pages: sitemap.xml, sitemap_index.xml.gz, sitemap.txt, robots.txt. */
export function guessScanType(url: string): Scan['scan_type'] {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  return /\.xml(?:\.gz)?$|sitemap[^/]*\.(?:txt|gz)$|\/robots\.txt$|\/sitemap(?:_index)?\/?$/u.test(path)
    ? 'sitemap'
    : 'single';
}

/** What a scan is called: host and path, without what is the same in all, and short enough for a heading. */
export function nameTarget(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const path = parsed.pathname === '/' ? '' : parsed.pathname;
  const name = `${parsed.host}${decode(path)}${parsed.search}`;
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/** Machines in the same room rarely have a certificate. */
function schemeFor(typed: string): 'http' | 'https' {
  return /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[)/iu.test(typed) ? 'http' : 'https';
}

/** `URL` takes any word for a host; a single one other than localhost is a slip of the keyboard. */
function isHostName(host: string): boolean {
  return host === 'localhost' || host.includes('.') || host.startsWith('[');
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Bytes that are no UTF-8: shown as they came.
    return path;
  }
}
