import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirstVisitSite } from './first-visit-site.ts';
import { startFirstVisitSite } from './first-visit-site.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let site: FirstVisitSite;
let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  [site, service] = await Promise.all([startFirstVisitSite(), startTestService()]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 1, page_timeout_seconds: 10 } });
});

afterAll(async () => {
  await service.close();
  site.close();
});

/** Two of the pages use up their time, and each spoilt browser is replaced. */
const timeout = 300_000;

/** Every way to write, then every way in which a page comes out. */
const writers: Readonly<Record<string, string>> = {
  '/write?when=timer': 'scanned',
  '/write?when=leaving': 'scanned',
  '/write?when=frame': 'scanned',
  '/write?when=worker': 'scanned',
  '/write?when=login': 'scanned',
  '/write?end=http_status': 'http_status',
  '/write?end=compared': 'scanned',
  '/write?end=dialog_loop': 'dialog_loop',
  '/write?end=timeout': 'renderer_unresponsive',
};

it('every page is a first visit, whatever the previous page stored, when, and how it ended', { timeout }, async () => {
  const paths = Object.keys(writers).flatMap((writer, index) => [writer, `/read?after=${index}`]);
  const query = new URLSearchParams(paths.map((path) => ['path', path]));

  const scan = await client.scan({
    sitemap_url: `${site.origin}/sitemap.xml?${query.toString()}`,
    scan_type: 'sitemap',
  });

  const pages = await client.pages(scan.id);
  const outcomes = pages.map(({ url, outcome }) => [`${new URL(url).pathname}${new URL(url).search}`, outcome]);
  expect(outcomes).toEqual(paths.map((path) => [path, writers[path] ?? 'scanned']));
  const read = paths.filter((path) => path.startsWith('/read'));
  expect(site.readings.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))).toEqual(
    read.map((path) => ({ path, marks: [] })),
  );
});
