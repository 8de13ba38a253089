import { describe, expect, it } from 'vitest';
import type { NewScanInput } from '../api/scans.ts';
import { settleAddress } from './settle-address.ts';

const scan: NewScanInput = { sitemap_url: 'https://example.com/', scan_type: 'crawl' };
const page: NewScanInput = { sitemap_url: 'https://example.com/a', scan_type: 'single' };

/** Answers with the note of each URL, or with a page, and remembers what it was asked. */
function previewOf(notes: Readonly<Record<string, string | undefined>>) {
  const asked: (string | undefined)[] = [];
  const preview = async ({ sitemap_url: url }: NewScanInput) => {
    asked.push(url);
    const code = notes[new URL(url ?? '').protocol];
    if (code === 'refused') throw new Error('The service is busy.');
    return code === undefined
      ? { pages: 1, notes: [] }
      : { pages: 0, notes: [{ code, count: 1, message: 'It says why.' }] };
  };
  return { preview, asked };
}

describe('the address of a scan', () => {
  it('of a site with sitemaps is scanned by them', async () => {
    const { preview } = previewOf({});

    expect(await settleAddress(scan, { isSite: true, isSchemeAssumed: true }, preview)).toEqual({
      ...scan,
      scan_type: 'sitemap',
    });
  });

  it.each(['sitemap_http_status', 'tls_error', 'dns_error', 'refused'])(
    'of a site whose sitemaps give %s is scanned by its links, with https',
    async (code) => {
      const { preview, asked } = previewOf({ 'https:': code });

      expect(await settleAddress(scan, { isSite: true, isSchemeAssumed: true }, preview)).toEqual(scan);
      expect(asked).toEqual(['https://example.com/']);
    },
  );

  it.each(['connection_error', 'timeout_navigation'])('uses http where https gives %s', async (code) => {
    const { preview, asked } = previewOf({ 'https:': code, 'http:': 'sitemap_http_status' });

    expect(await settleAddress(page, { isSite: false, isSchemeAssumed: true }, preview)).toEqual({
      ...page,
      sitemap_url: 'http://example.com/a',
    });
    expect(asked).toEqual([
      'https://example.com/.well-known/security.txt',
      'http://example.com/.well-known/security.txt',
    ]);
  });

  it('of each host of a list uses http where https does not answer and no scheme was typed', async () => {
    const asked: string[] = [];
    const preview = async ({ sitemap_url: url = '' }: NewScanInput) => {
      asked.push(url);
      const isSilent = url.startsWith('https://old.example');
      return {
        pages: 0,
        notes: [{ code: isSilent ? 'timeout_navigation' : 'sitemap_http_status', count: 1, message: '' }],
      };
    };
    const urls = [
      'https://old.example/a',
      'https://old.example/b',
      'https://new.example/',
      'https://old.example/typed',
    ];
    const assumed = new Set(urls.slice(0, 3));

    const settled = await settleAddress(
      { scan_type: 'list', urls },
      { isSite: false, isSchemeAssumed: false, assumed },
      preview,
    );

    expect(settled.urls).toEqual(['http://old.example/a', 'http://old.example/b', urls[2], urls[3]]);
    expect(asked.map((url) => new URL(url).origin)).toEqual([
      'https://old.example',
      'http://old.example',
      'https://new.example',
    ]);
  });

  it('stays as it was typed with a scheme, and where http does not answer either', async () => {
    const { preview, asked } = previewOf({ 'https:': 'connection_error', 'http:': 'connection_error' });

    expect(await settleAddress(page, { isSite: false, isSchemeAssumed: false }, preview)).toEqual(page);
    expect(asked).toEqual([]);
    expect(await settleAddress(scan, { isSite: true, isSchemeAssumed: false }, preview)).toEqual(scan);
    expect(await settleAddress(page, { isSite: false, isSchemeAssumed: true }, preview)).toEqual(page);
  });
});
