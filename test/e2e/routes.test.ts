import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRouteSite } from './route-sites.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

let service: TestService;
let site: Awaited<ReturnType<typeof startRouteSite>>;
let client: ScanClient;

beforeAll(async () => {
  [service, site] = await Promise.all([shareTestService(), startRouteSite()]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 2 } });
});

afterAll(async () => {
  await service.close();
  site.close();
});

const stories = ['/story', '/story/', '//story', '/story?utm_source=news&utm_medium=mail'];
const app = ['/app/old', '/app/', '/app/berths', '/app/prices', '/app/older', '/app/old/'];

let list: Scanned;
let sitemap: Scanned;

/** One scan after the other: a browser keeps its tab from page to page of one scan. */
beforeAll(async () => {
  const routes = ['/routes/#/berths', '/routes/#!prices', '/routes/#/brths', '/routes/#/', '/routes/#note'];
  list = await listed(...routes, ...stories, '/query?ref_src=a', '/query?ref_src=b');
  sitemap = await mapped('/routes/#/berths', '/routes/#!prices', ...stories);
});

async function listed(...paths: readonly string[]) {
  return scan({ scan_type: 'list', urls: paths.map((path) => `${site.origin}${path}`) });
}

async function mapped(...paths: readonly string[]) {
  const query = new URLSearchParams(paths.map((path) => ['path', `${site.origin}${path}`]));
  return scan({ scan_type: 'sitemap', sitemap_url: `${site.origin}/sitemap.xml?${query.toString()}` });
}

async function scan(body: Readonly<Record<string, unknown>>) {
  const record = await client.scan(body);
  const pages = await client.pages(record.id);
  const outcomes = Object.fromEntries(pages.map(({ url, outcome }) => [url.slice(site.origin.length), outcome]));
  return { record, outcomes, notes: new Map(record.notes.map(({ code, message }) => [code, message])) };
}

type Scanned = Awaited<ReturnType<typeof scan>>;

/** The outcomes of the pages below a path. */
function outcomesBelow({ outcomes }: Scanned, start: string) {
  return Object.fromEntries(Object.entries(outcomes).filter(([path]) => path.startsWith(start)));
}

describe('a route in a fragment is a page', () => {
  it('of a single scan', async () => {
    const { record, outcomes } = await scan({ scan_type: 'single', sitemap_url: `${site.origin}/routes/#!prices` });

    expect(outcomes).toEqual({ '/routes/#!prices': 'scanned' });
    expect(record.summary.failed_occurrences).toBe(1);
  });

  it('of a list; an unknown route is not found, and a bare one is its document', () => {
    expect(outcomesBelow(list, '/routes/')).toEqual({
      '/routes/#/berths': 'scanned',
      '/routes/#!prices': 'scanned',
      '/routes/#/brths': 'soft_not_found',
      '/routes/': 'scanned',
    });
  });

  it('of a sitemap', () => {
    expect(outcomesBelow(sitemap, '/routes/')).toEqual({
      '/routes/#/berths': 'scanned',
      '/routes/#!prices': 'scanned',
    });
  });

  it('of a crawl, where the site has it, also of links in pictures', async () => {
    const { outcomes, notes } = await scan({ scan_type: 'crawl', sitemap_url: `${site.origin}/routes/` });

    expect(outcomes).toEqual({
      '/routes/': 'scanned',
      '/routes/#/berths': 'scanned',
      '/routes/#!prices': 'scanned',
      '/routes/#/map': 'scanned',
    });
    expect(notes.get('not_a_route')).toContain('/routes/#/gone');
  });

  it('of a crawl only where it shows something else', async () => {
    const { outcomes, notes } = await scan({ scan_type: 'crawl', sitemap_url: `${site.origin}/tabs/` });

    expect(outcomes).toEqual({ '/tabs/': 'scanned' });
    expect(notes.get('not_a_route')).toMatch(/^1 URL .*\/tabs\/#\/first\.$/);
  });
});

describe('an app in a folder that shows its start at unknown URLs', () => {
  it('has a start, whatever the order; a mistyped URL is not found', async () => {
    const expected = {
      '/app/old': 'soft_not_found',
      '/app/': 'scanned',
      '/app/berths': 'scanned',
      '/app/prices': 'scanned',
      '/app/older': 'soft_not_found',
      '/app/old/': 'soft_not_found',
    };

    expect((await listed(...app)).outcomes).toEqual(expected);
    expect((await mapped(...app.toReversed())).outcomes).toEqual(expected);
    expect((await listed('/app/')).outcomes).toEqual({ '/app/': 'scanned' });
  });

  it('has the start that its manifest names, also beside pages of a host that says what it does not have', async () => {
    const { outcomes } = await listed('/story', '/named/home', '/named/berths', '/named/old');

    expect(outcomes).toEqual({
      '/story': 'scanned',
      '/named/home': 'scanned',
      '/named/berths': 'scanned',
      '/named/old': 'soft_not_found',
    });
  });
});

describe('URLs of one page', () => {
  it.each([
    ['a list', () => list],
    ['a sitemap', () => sitemap],
  ])(
    'that differ in slashes or in a parameter for the source are one page of %s if they answer alike',
    (_name, read) => {
      const { outcomes, notes } = read();

      const found = Object.entries(outcomes).filter(([path]) => path.includes('story'));
      expect(found).toEqual([[expect.any(String), 'scanned']]);
      expect(notes.get('same_page')).toContain('3 URLs not counted twice');
    },
  );

  it('are two pages if they answer differently', () => {
    expect(outcomesBelow(list, '/query')).toEqual({
      '/query?ref_src=a': 'scanned',
      '/query?ref_src=b': 'scanned',
    });
  });
});
