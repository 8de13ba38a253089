import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTestService } from '../e2e/share-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { listRoutes } from './routes.ts';
import type { UiRoute } from './routes.ts';
import type { SeededWorld } from './ui-world.ts';
import { openSeededWorld } from './ui-world.ts';

let world: SeededWorld;
let other: TestService;

// No service may scan itself: a second one does.
beforeAll(async () => {
  [world, other] = await Promise.all([openSeededWorld(), shareTestService()]);
});
afterAll(async () => {
  await other.close();
});

/** Their controls are those of all routes; keys are pressed on these. */
const operated = new Set(['scans', 'issue', 'page', 'performance']);

/** One of each other kind of page. What axe finds is asked on every route (accessibility.test.ts). */
const others = new Set(['scan', 'review', 'pages', 'standards', 'comparison', 'targets']);

it('Curbcut finds no issue in its own pages at 400 % zoom', async () => {
  const routes = listRoutes(world.seeds);
  const within = (names: ReadonlySet<string>) => routes.filter(({ name }) => names.has(name));

  const results = [await findInPages(within(operated), 2_000), await findInPages(within(others), 0)];

  expect(results).toEqual([
    { notScanned: [], faults: [] },
    { notScanned: [], faults: [] },
  ]);
});

async function findInPages(routes: readonly UiRoute[], operateMs: number) {
  const client = new ScanClient(other.origin);
  // No test looks at pictures of findings that there must not be.
  const noPictures = { screenshots: false, page_pictures: 0 };
  await client.putSettings({
    performance: { concurrency: 2, ...noPictures, page_timeout_seconds: 120, operate_ms: operateMs },
  });
  const urls = routes.map(({ path }) => `${world.origin}${path}`);

  const scan = await client.scan({ scan_type: 'list', urls, viewport_preset: 'reflow' });

  const issues = await client.issues(scan.id);
  const pages = await client.pages(scan.id);
  expect(pages.map(({ url }) => url)).toEqual(urls);
  return {
    notScanned: pages.filter(({ outcome }) => outcome !== 'scanned').map(({ url, outcome }) => ({ url, outcome })),
    faults: issues.map(
      ({ kind, key, sample }) =>
        `${sample?.page_url ?? ''}: ${kind} ${key} at ${sample?.selector ?? ''}: ${sample?.message ?? ''}`,
    ),
  };
}
