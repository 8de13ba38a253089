import type { NewScanInput, ScanPreview } from '../api/scans.ts';

/** The parts of an address that a person left open. */
export type OpenAddress = {
  /** No scheme was typed: https was assumed. */
  readonly isSchemeAssumed: boolean;
  /** The whole site: by its sitemaps, or by its links if it has none. */
  readonly isSite: boolean;
  /** The URLs of a list for which https was assumed. */
  readonly assumed?: ReadonlySet<string>;
};

type Preview = (wanted: NewScanInput) => Promise<Pick<ScanPreview, 'pages' | 'notes'>>;
type Found = 'pages' | 'none' | 'no_answer';

/** A file that few sites have and that never lists pages: one request shows whether the server answers. */
const probePath = '/.well-known/security.txt';

/** The hosts of a list that are tried, one after the other, before its scan starts. Further ones keep https. */
const mostHosts = 10;

/**
 * The scan of what a person typed. A site with sitemaps is scanned by them. Where https refuses or does not answer, http
 * is tried, but never after a certificate error: an attacker could cause one.
 */
export async function settleAddress(scan: NewScanInput, open: OpenAddress, preview: Preview): Promise<NewScanInput> {
  const { sitemap_url: url, urls } = scan;
  if (urls !== undefined) return { ...scan, urls: await settleList(urls, open, preview) };
  if (url === undefined) return scan;
  const mayUseHttp = open.isSchemeAssumed && url.startsWith('https:');
  if (!open.isSite && !mayUseHttp) return scan;
  const found = await look(scan, open, preview);
  if (found !== 'no_answer' || !mayUseHttp) return choose(scan, open, found);
  const plain = { ...scan, sitemap_url: url.replace(/^https:/u, 'http:') };
  const foundPlain = await look(plain, open, preview);
  return foundPlain === 'no_answer' ? choose(scan, open, found) : choose(plain, open, foundPlain);
}

async function settleList(urls: readonly string[], open: OpenAddress, preview: Preview): Promise<readonly string[]> {
  const isOpen = (url: string) => open.assumed?.has(url) === true && url.startsWith('https:');
  const hosts = new Set(urls.filter(isOpen).map((url) => new URL(url).origin));
  const plain = new Set<string>();
  for (const host of [...hosts].slice(0, mostHosts)) {
    const asked = { sitemap_url: host, scan_type: 'single' } as const;
    const { sitemap_url: settled } = await settleAddress(asked, { isSchemeAssumed: true, isSite: false }, preview);
    if (settled !== host) plain.add(host);
  }
  return urls.map((url) => (isOpen(url) && plain.has(new URL(url).origin) ? url.replace(/^https:/u, 'http:') : url));
}

function choose(scan: NewScanInput, { isSite }: OpenAddress, found: Found): NewScanInput {
  return isSite && found === 'pages' ? { ...scan, scan_type: 'sitemap' } : scan;
}

async function look(scan: NewScanInput, { isSite }: OpenAddress, preview: Preview): Promise<Found> {
  const { sitemap_url: url = '', sign_in } = scan;
  const file = isSite ? url : new URL(probePath, url).href;
  try {
    const { pages, notes } = await preview({
      sitemap_url: file,
      scan_type: 'sitemap',
      ...(isSite && sign_in !== undefined && { sign_in }),
    });
    if (pages > 0) return 'pages';
    return notes.some(({ code }) => code === 'connection_error' || code === 'timeout_navigation')
      ? 'no_answer'
      : 'none';
  } catch {
    // A busy or refusing service leaves the question open. The scan says what is wrong with the address.
    return 'none';
  }
}
