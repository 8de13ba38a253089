import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CrawlScope } from '../crawl/crawl-scope.ts';
import { PatternThread } from '../crawl/pattern-thread.ts';
import { createUrlScope } from '../crawl/url-scope.ts';
import { fetchFromLoopback } from '../../../test/sitemaps/fetch-from-loopback.ts';
import { answerWith, anIndex, aUrlset, startSitemapSite } from '../../../test/sitemaps/sitemap-site.ts';
import type { SitemapSite } from '../../../test/sitemaps/sitemap-site.ts';
import type { DiscoveryOutcome, DiscoveryRequest } from './discover-pages.ts';
import { discoverPages } from './discover-pages.ts';
import { sayNotes } from '../../texts/note.ts';
import { say } from '../../texts/say.ts';
import type { Spoken } from '../../texts/texts.ts';
import { SaidError } from '../../texts/said-error.ts';
import { says } from '../../texts/saying.ts';

let site: SitemapSite;
beforeEach(async () => {
  site = await startSitemapSite();
});
afterEach(() => site.close());

/** `pages`: paths of the pages given out. */
type Discovered = { pages: string[]; sizes: number[]; outcome: DiscoveryOutcome };

async function discover(path: string, request: Partial<DiscoveryRequest> = {}): Promise<Discovered> {
  const target = site.origin + path;
  const reading = discoverPages({
    fetchDocument: fetchFromLoopback,
    target,
    limits: { maxPages: 5000 },
    ...request,
  });
  const pages: string[] = [];
  const sizes: number[] = [];
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { pages, sizes, outcome: next.value };
    sizes.push(next.value.pages.length);
    pages.push(...next.value.pages.map(({ url }) => url.replace(site.origin, '')));
  }
}

const serve = (path: string, body: string | Uint8Array, status = 200): unknown =>
  site.answers.set(path, answerWith(body, {}, status));
const notesOf = ({ outcome }: Discovered): Record<string, number> =>
  Object.fromEntries(outcome.notes.map(({ code, count }) => [code, count]));
const messageOf = ({ outcome }: Discovered, language: Spoken = 'en'): string =>
  (outcome.kind === 'failed' ? say(language, outcome.saying) : 'done').replaceAll(site.origin, '');

describe('a sitemap', () => {
  test('gives the pages inside the scope, and counts the others by what leaves them out', async () => {
    const { origin } = site;
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
    const { origin } = site;
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
    serve('/sitemap.xml', aUrlset(['http://www.final.example/a', `${site.origin}/b`, 'http://third.example/']));

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

describe('a sitemap index', () => {
  test('is followed three levels deep, each sitemap once, and survives bad children', async () => {
    serve(
      '/index.xml',
      anIndex([
        '/one.xml.gz',
        '/one.xml.gz',
        '/index.xml',
        '/missing.xml',
        '/page.xml',
        'file:///etc/passwd',
        '/l1.xml',
      ]),
    );
    serve('/one.xml.gz', gzipSync(aUrlset(['/a'])));
    serve('/page.xml', '<!doctype html><title>Shop</title>');
    serve('/l1.xml', anIndex(['/l2.xml']));
    serve('/l2.xml', anIndex(['/l3.xml']));
    serve('/l3.xml', `<urlset><url><loc>/deep</loc></url><sitemap><loc>/l4.xml</loc></sitemap></urlset>`);

    const found = await discover('/index.xml');

    expect(found.pages).toEqual(['/a', '/deep']);
    expect(notesOf(found)).toEqual({ sitemap_loop: 2, sitemap_unreadable: 3, sitemap_depth: 1 });
    expect(site.hits.filter((path) => path === '/one.xml.gz')).toHaveLength(1);
    const [unreadable = ''] = sayNotes(found.outcome.notes, 'en').flatMap(({ code, message }) =>
      code === 'sitemap_unreadable' ? [message] : [],
    );
    expect(unreadable).toContain('/missing.xml answered 404 (Not Found) (sitemap_http_status); ');
    expect(unreadable).toContain('/page.xml is a web page (“Shop”), not a sitemap (sitemap_not_xml)');
  });

  test('is read up to the limit of files', async () => {
    serve('/index.xml', anIndex(Array.from({ length: 10 }, (_, i) => `/${i}.xml`)));
    for (let i = 0; i < 10; i += 1) serve(`/${i}.xml`, aUrlset([`/p/${i}`]));

    const found = await discover('/index.xml', { limits: { maxPages: 100, maxFiles: 4 } });

    expect(found.pages).toEqual(['/p/0', '/p/1', '/p/2']);
    expect(notesOf(found)).toEqual({ sitemap_too_many: 7 });
  });

  test.each([
    ['sitemap_loop', ['/index.xml'], 'lists only itself'],
    ['sitemap_http_status', ['/missing.xml', '/empty.xml'], '/missing.xml answered 404'],
    ['sitemap_empty', ['/empty.xml'], 'is a sitemap index without pages'],
    ['sitemap_empty', ['/foreign.xml'], 'none of them can be scanned'],
  ])('fails with %s when it leads to nothing: %j', async (code, children, words) => {
    serve('/index.xml', anIndex(children));
    serve('/empty.xml', aUrlset([]));
    serve('/foreign.xml', aUrlset(['http://other.example/']));

    const found = await discover('/index.xml');

    expect(found.outcome).toMatchObject({ kind: 'failed', code });
    expect(messageOf(found)).toContain(words);
  });
});

describe("a site's address", () => {
  test('leads to the sitemaps that robots.txt names', async () => {
    serve('/shop/', '<!doctype html><title>Shop</title>');
    site.answers.set(
      '/robots.txt',
      answerWith('User-agent: *\r\nDisallow:\r\nsitemap : /map-a\r\nSITEMAP: /map-b # both\r\n', {
        'content-type': 'text/plain',
      }),
    );
    serve('/map-a', aUrlset(['/a']));
    serve('/map-b', `${site.origin}/b\n`);

    const found = await discover('/shop/');

    expect(found.pages).toEqual(['/a', '/b']);
    expect(site.hits).toEqual(['/shop/', '/robots.txt', '/map-a', '/map-b']);
  });

  test('leads to the first usual place that has a sitemap, without notes about the others', async () => {
    serve('/', 'sign in', 403);
    serve('/sitemap.xml', '<!doctype html><title>Not found</title>');
    serve('/sitemap-index.xml', anIndex(['/posts.xml']));
    serve('/posts.xml', aUrlset(['/a']));

    const found = await discover('/');

    expect(found).toMatchObject({ pages: ['/a'], outcome: { kind: 'done', notes: [] } });
    expect(site.hits).not.toContain('/wp-sitemap.xml');
  });

  test('fails with all that was tried', async () => {
    serve('/', '<!doctype html><title>Shop</title>');

    const found = await discover('/');

    expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_not_xml', notes: [] });
    expect(messageOf(found)).toMatch(
      /^\/ is a web page \(“Shop”\), not a sitemap, and no sitemap was found for the site\. Tried: \/robots\.txt answered 404 \(Not Found\); \/sitemap\.xml answered 404/,
    );
    expect(messageOf(found, 'de')).toMatch(
      /^\/ ist eine Webseite \(„Shop“\) und keine Sitemap, und für die Website wurde keine Sitemap gefunden\. Versucht wurden: \/robots\.txt hat 404 \(Not Found\) geantwortet; /,
    );
  });

  test('is not guessed from an address that looks like a sitemap’s', async () => {
    serve('/sitemap.xml', '<!doctype html><title>Shop</title>');

    const found = await discover('/sitemap.xml');

    expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_not_xml' });
    expect(site.hits).toEqual(['/sitemap.xml']);
  });
});

test.each([
  [401, 'requires a sign-in'],
  [404, 'Check its spelling'],
  [429, 'Scan again in 60 seconds'],
  [500, 'The server failed'],
  [304, 'with status 200'],
])('a %i fails and says what to do', async (status, words) => {
  site.answers.set('/sitemap.xml', answerWith('', { 'retry-after': '60' }, status));

  const found = await discover('/sitemap.xml');

  expect(found.outcome).toMatchObject({ kind: 'failed', code: 'sitemap_http_status' });
  expect(messageOf(found)).toContain(words);
});

test.each([
  ['blocked_by_policy', 'blocked_by_policy'],
  ['dns_error', 'dns_error'],
  ['timeout', 'timeout_navigation'],
  ['bad_encoding', 'sitemap_bad_gzip'],
])('a fetch that fails with %s fails the discovery with %s, also for a site', async (kind, code) => {
  const saying = says('network.name_unknown', { name: `no\u202Ewhere.example/${'x'.repeat(400)}` });
  const fetchDocument = (): Promise<never> => Promise.reject(Object.assign(new SaidError(saying), { kind }));

  const discovered = await discover('/', { fetchDocument });

  expect(discovered.outcome).toMatchObject({ kind: 'failed', code });
  expect(messageOf(discovered)).toMatch(
    /^\/ could not be fetched: The name no where\.example\/x{280,290}… is not known to the name server\. [A-Z]/,
  );
});

test('a server that never answers is given up', async () => {
  site.answers.set('/sitemap.xml', () => undefined);

  const { outcome } = await discover('/sitemap.xml', { limits: { maxPages: 1, maxFileSeconds: 0.1 } });

  expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout_navigation' });
});

test('aborting ends the discovery with the reason and closes the connection', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  site.answers.set('/sitemap.xml', (_request, response) => {
    response.on('close', () => closed.resolve());
    response.write(aUrlset(['/a']).slice(0, 60), () => controller.abort(new Error('scan deleted')));
  });

  await expect(discover('/sitemap.xml', { signal: controller.signal })).rejects.toThrow('scan deleted');
  await closed.promise;
});

test('a large file that is there at once does not hold the event loop', async () => {
  const bytes = Buffer.from(aUrlset(Array.from({ length: 60_000 }, (_, i) => `/page/${i}`)));
  const body = (async function* () {
    yield bytes;
  })();
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);

  await discover('/sitemap.xml', { fetchDocument: async (url) => ({ status: 200, headers: {}, url, body }) });
  clearInterval(counter);

  expect(turns).toBeGreaterThan(5);
});

test('50,000 pages take less than 50 MB of memory', { timeout: 60_000 }, async () => {
  const addresses = Array.from(
    { length: 50_000 },
    (_, i) => `${site.origin}/department/${i}/a-page-with-a-name-of-usual-length?id=${i * 7919}`,
  );
  serve('/sitemap.xml', aUrlset(addresses));
  serve('/small.xml', aUrlset(['/a']));
  const probe = fileURLToPath(new URL('../../../test/sitemaps/discovery-memory-probe.ts', import.meta.url));

  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', probe, `${site.origin}/sitemap.xml`]);
  const { count, most } = JSON.parse(stdout) as { count: number; most: number };

  expect(count).toBe(50_000);
  expect(most / 1024 / 1024).toBeLessThan(50);
});
