import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { FileSource } from './read-text.ts';
import { readText } from './read-text.ts';
import { SitemapError } from './sitemap-error.ts';
import { sniffFormat } from './sniff-format.ts';

/** RFC 9309, 2.5: at least 500 KiB must be read. */
const maxLength = 512 * 1024;

const sitemapLine = /^[^\S\r\n]*sitemap[^\S\r\n]*:[^\S\r\n]*(\S{1,8192})/gim;

/** `addresses` are untrusted, as written in the file. `found` describes the file at an address. */
export type RobotsSitemaps = { readonly addresses: readonly string[]; readonly found: (where: string) => Said };

/** Reads the `Sitemap:` lines of the robots.txt at this URL. Returns none if the file has an error. */
export async function readRobotsSitemaps(source: FileSource, robotsUrl: string): Promise<RobotsSitemaps> {
  let text = '';
  try {
    for await (const piece of readText(source, robotsUrl)) {
      text += piece.text;
      if (text.length > maxLength) break;
    }
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error;
    return { addresses: [], found: error.found };
  }
  if (text.trim() !== '' && sniffFormat(text.trimStart()) !== 'text')
    return { addresses: [], found: (where) => says('sitemaps.no_robots', { where }) };
  const addresses = Array.from(text.matchAll(sitemapLine), (match) => match[1] ?? '');
  const n = addresses.length;
  const found = (where: string) =>
    n === 0 ? says('sitemaps.lists_no_sitemap', { where }) : says('sitemaps.lists', { where, n });
  return { addresses, found };
}
