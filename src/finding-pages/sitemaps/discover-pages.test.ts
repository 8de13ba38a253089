import { describe, expect, onTestFinished, test } from 'vitest';
import type { CrawlScope } from '../crawl/crawl-scope.ts';
import { PatternThread } from '../crawl/pattern-thread.ts';
import { createUrlScope } from '../crawl/url-scope.ts';
import { fetchFromLoopback } from '../../../test/sitemaps/fetch-from-loopback.ts';
import { aUrlset } from '../../../test/sitemaps/sitemap-site.ts';
import { sayNotes } from '../../texts/note.ts';
import { useSitemapSite, notesOf } from '../../../test/sitemaps/discover-on-site.ts';

const { getSite, discover, serve } = useSitemapSite();

describe('a sitemap', () => {
  test('gives the pages inside the scope, and counts the others by what leaves them out', async () => {
    const { origin } = getSite();
    const paths = ['/news/a', '/news/old/b', '/shop', '/news/c'];
    serve('/sitemap.xml', aUrlset([...paths.map((path) => origin + path), 'http://other.example/news/d']));
    const patterns = new PatternThread();
    onTestFinished(async () => patterns.close());
    const wanted: CrawlScope = { extent: 'host', include: ['/news/**'], exclude: ['/news/old/**'] };
    const scope = createUrlScope(`${origin}/sitemap.xml`, wanted, patterns.match);

    const discovered = await discover('/sitemap.xml', { scope });

    expect(discovered.pages).toEqual(['/news/a', '/news/c']);
    expect(notesOf(discovered)).toEqual({ excluded: 1, not_included: 1, other_host: 1 });
  });

  test('gives each page of its own site once, normalized, and reports what was left out', async () => {
    const { origin } = getSite();
    const addresses = [
      `${origin}/a%c3`,
      `${origin}/a%C3#part`,
      '/b',
      `${origin.replace('//', '//me:secret@')}/c`,
      'http://other.example/',
      'mailto:a@b.example',
      'http://[',
      '',
      `${origin}/${'x'.repeat(3000)}`,
    ];
    serve('/sitemap.xml', aUrlset(addresses));

    const found = await discover('/sitemap.xml');

    expect(found.pages).toEqual(['/a%C3', '/b', '/c']);
    expect(notesOf(found)).toEqual({
      duplicate: 1,
      credentials: 1,
      other_host: 1,
      not_http: 1,
      invalid_url: 2,
      url_too_long: 1,
    });
    expect(found.outcome).toMatchObject({ kind: 'done', discoveredCount: 3 });
    expect(JSON.stringify(found.outcome)).not.toContain('secret');
  });

  test('comes in batches of up to 500 and stops giving pages at the limit, but counts on', async () => {
    serve('/sitemap.xml', aUrlset(Array.from({ length: 1500 }, (_, i) => `/p/${i}`)));

    const found = await discover('/sitemap.xml', { limits: { maxPages: 1200 } });

    expect(found.sizes).toEqual([500, 500, 200]);
    expect(notesOf(found)).toEqual({ over_page_limit: 300 });
  });

  test('gives pages of new templates beyond the limit, in exchange for others, until each has one', async () => {
    const items = Array.from({ length: 30 }, (_, i) => `/p/${i}`);
    serve('/sitemap.xml', aUrlset([...items, '/about', '/news/1', '/p/31', '/news/2', '/shop/a-b']));

    const found = await discover('/sitemap.xml', { limits: { maxPages: 4 } });

    expect(found.pages).toEqual(['/p/0', '/p/1', '/p/2', '/p/3', '/about', '/news/1', '/shop/a-b']);
    expect(found.outcome).toMatchObject({ discoveredCount: 4 });
    expect(notesOf(found)).toEqual({ over_page_limit: 31 });
  });

  test('is not read beyond the limit of entries', async () => {
    serve('/sitemap.xml', aUrlset(Array.from({ length: 20_000 }, (_, i) => `/p/${i}`)));

    const found = await discover('/sitemap.xml', { limits: { maxPages: 10, maxEntries: 1000 } });

    expect(notesOf(found)).toMatchObject({ sitemap_truncated: 1 });
    expect(notesOf(found)['over_page_limit']).toBeLessThan(2000);
  });

  test('that breaks keeps the pages before the break and says where', async () => {
    serve('/sitemap.xml', aUrlset(['/a', '/b', '/c']).slice(0, -25));

    const { pages, outcome } = await discover('/sitemap.xml');

    expect(pages).toEqual(['/a', '/b']);
    expect(sayNotes(outcome.notes, 'en')).toEqual([
      {
        code: 'sitemap_truncated',
        count: 1,
        message: expect.stringContaining('not well-formed XML at line 5: it ends too early'),
      },
    ]);
  });

  test('on another host after a redirect may list both hosts', async () => {
    serve('/sitemap.xml', aUrlset(['http://www.final.example/a', `${getSite().origin}/b`, 'http://third.example/']));

    const found = await discover('/sitemap.xml', {
      fetchDocument: async (url, options) => ({
        ...(await fetchFromLoopback(url, options)),
        url: 'http://final.example/sitemap.xml',
      }),
    });

    expect(found.pages).toEqual(['http://www.final.example/a', '/b']);
    expect(notesOf(found)).toEqual({ other_host: 1 });
  });
});
