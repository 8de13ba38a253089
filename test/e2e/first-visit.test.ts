import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirstVisitSite } from './first-visit-site.ts';
import { startFirstVisitSite } from './first-visit-site.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

let site: FirstVisitSite;
let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  [site, service] = await Promise.all([startFirstVisitSite(), shareTestService()]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 1 } });
});

afterAll(async () => {
  await service.close();
  site.close();
});

const patience = { timeout: 120_000 };

/** Every way to write, then every way in which a page comes out without using up its time. */
const writers: Readonly<Record<string, string>> = {
  '/write?when=timer': 'scanned',
  '/write?when=leaving': 'scanned',
  '/write?when=frame': 'scanned',
  '/write?when=worker': 'scanned',
  '/write?when=login': 'scanned',
  '/write?end=http_status': 'http_status',
  '/write?end=compared': 'scanned',
  '/write?end=dialog_loop': 'dialog_loop',
};

it('every page is a first visit, whatever the previous page stored, when, and how it ended', async () => {
  const paths = Object.keys(writers).flatMap((writer, index) => [writer, `/read?after=${index}`]);

  const scan = await client.scan(sitemapOf(paths));

  const outcomes = await readOutcomes(scan.id);
  expect(outcomes).toEqual(paths.map((path) => [path, writers[path] ?? 'scanned']));
  const read = paths.filter((path) => path.startsWith('/read'));
  expect(site.readings.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))).toEqual(
    read.map((path) => ({ path, marks: [] })),
  );
});

it('the page after one that hung is a first visit', async () => {
  const [hangs, reads] = ['/write?end=timeout', '/read?after=timeout'];
  const allow = (seconds: number) => client.putSettings({ performance: { page_timeout_seconds: seconds } });
  const isRead = () => site.readings.some(({ path }) => path === reads);

  // A page's time is set when its visit begins: of these two only the one that hangs has little, at both of its attempts.
  await allow(5);
  const { id } = await client.create(sitemapOf([hangs, reads]));
  await expect.poll(() => site.countRequests(hangs), patience).toBe(1);
  await allow(60);
  await expect.poll(isRead, patience).toBe(true);
  await allow(5);
  await client.untilEnded(id);

  expect(await readOutcomes(id)).toEqual([
    [hangs, 'renderer_unresponsive'],
    [reads, 'scanned'],
  ]);
  expect(site.readings.filter(({ path }) => path === reads)).toEqual([{ path: reads, marks: [] }]);
});

function sitemapOf(paths: readonly string[]) {
  const query = new URLSearchParams(paths.map((path) => ['path', path]));
  return { sitemap_url: `${site.origin}/sitemap.xml?${query.toString()}`, scan_type: 'sitemap' };
}

async function readOutcomes(scanId: string) {
  const pages = await client.pages(scanId);
  return pages.map(({ url, outcome }) => [`${new URL(url).pathname}${new URL(url).search}`, outcome]);
}
