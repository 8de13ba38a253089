import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRouteSite } from './route-sites.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let service: TestService;
let site: Awaited<ReturnType<typeof startRouteSite>>;
let client: ScanClient;

beforeAll(async () => {
  [service, site] = await Promise.all([startTestService(), startRouteSite()]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 2, operate_ms: 0, page_pictures: 0, screenshots: false } });
});

afterAll(async () => {
  await service.close();
  site.close();
});

async function outcomesOf(body: Readonly<Record<string, unknown>>) {
  const scan = await client.scan(body);
  const pages = await client.pages(scan.id);
  const outcomes = Object.fromEntries(pages.map(({ url, outcome }) => [url.slice(site.origin.length), outcome]));
  return { scan, outcomes, notes: new Map(scan.notes.map(({ code, message }) => [code, message])) };
}

const listed = async (...paths: readonly string[]) =>
  outcomesOf({ scan_type: 'list', urls: paths.map((path) => `${site.origin}${path}`) });
const mapped = async (...paths: readonly string[]) => {
  const query = new URLSearchParams(paths.map((path) => ['path', path]));
  return outcomesOf({ scan_type: 'sitemap', sitemap_url: `${site.origin}/sitemap.xml?${query.toString()}` });
};

describe('a route in a fragment is a page', () => {
  it('of a single scan', async () => {
    const { scan, outcomes } = await outcomesOf({ scan_type: 'single', sitemap_url: `${site.origin}/routes/#!prices` });

    expect(outcomes).toEqual({ '/routes/#!prices': 'scanned' });
    expect(scan.summary.failed_occurrences).toBe(1);
  });

  it('of a list; an unknown route is not found, and a bare one is its document', async () => {
    const { outcomes } = await listed(
      '/routes/#/berths',
      '/routes/#!prices',
      '/routes/#/brths',
      '/routes/#/',
      '/routes/#note',
    );

    expect(outcomes).toEqual({
      '/routes/#/berths': 'scanned',
      '/routes/#!prices': 'scanned',
      '/routes/#/brths': 'soft_not_found',
      '/routes/': 'scanned',
    });
  });

  it('of a sitemap', async () => {
    const { outcomes } = await mapped('/routes/#/berths', '/routes/#!prices');

    expect(outcomes).toEqual({ '/routes/#/berths': 'scanned', '/routes/#!prices': 'scanned' });
  });

  it('of a crawl, where the site has it, also of links in pictures', async () => {
    const { outcomes, notes } = await outcomesOf({ scan_type: 'crawl', sitemap_url: `${site.origin}/routes/` });

    expect(outcomes).toEqual({
      '/routes/': 'scanned',
      '/routes/#/berths': 'scanned',
      '/routes/#!prices': 'scanned',
      '/routes/#/map': 'scanned',
    });
    expect(notes.get('not_a_route')).toContain('/routes/#/gone');
  });

  it('of a crawl only where it shows something else', async () => {
    const { outcomes, notes } = await outcomesOf({ scan_type: 'crawl', sitemap_url: `${site.origin}/tabs/` });

    expect(outcomes).toEqual({ '/tabs/': 'scanned' });
    expect(notes.get('not_a_route')).toMatch(/^1 URL .*\/tabs\/#\/first\.$/);
  });
});

describe('an app in a folder that shows its start at unknown URLs', () => {
  it('has a start, whatever the order; a mistyped URL is not found', async () => {
    const paths = ['/app/old', '/app/', '/app/berths', '/app/prices', '/app/older', '/app/old/'];
    const expected = {
      '/app/old': 'soft_not_found',
      '/app/': 'scanned',
      '/app/berths': 'scanned',
      '/app/prices': 'scanned',
      '/app/older': 'soft_not_found',
      '/app/old/': 'soft_not_found',
    };

    expect((await listed(...paths)).outcomes).toEqual(expected);
    expect((await mapped(...paths.toReversed())).outcomes).toEqual(expected);
    expect((await listed('/app/')).outcomes).toEqual({ '/app/': 'scanned' });
  });

  it('has the start that its manifest names', async () => {
    const { outcomes } = await listed('/named/home', '/named/berths', '/named/old');

    expect(outcomes).toEqual({ '/named/home': 'scanned', '/named/berths': 'scanned', '/named/old': 'soft_not_found' });
  });
});

describe('two URLs of one page', () => {
  it.each([
    ['a trailing slash', ['/story', '/story/']],
    ['two slashes', ['/story', '//story']],
    ['a parameter for the source', ['/story', '/story?utm_source=news&utm_medium=mail']],
  ])('that differ in %s are one page if they answer alike', async (_case, paths) => {
    const absolute = paths.map((path) => `${site.origin}${path}`);
    const { scan, outcomes, notes } = await outcomesOf({ scan_type: 'list', urls: absolute });

    expect(Object.values(outcomes)).toEqual(['scanned']);
    expect(scan.status).toBe('completed');
    expect(notes.get('same_page')).toContain('1 URL not counted twice');
    expect(Object.values((await mapped(...absolute)).outcomes)).toEqual(['scanned']);
  });

  it('are two pages if they answer differently', async () => {
    const { outcomes } = await listed('/query?ref_src=a', '/query?ref_src=b');

    expect(outcomes).toEqual({ '/query?ref_src=a': 'scanned', '/query?ref_src=b': 'scanned' });
  });
});
