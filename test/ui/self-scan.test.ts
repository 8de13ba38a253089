import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService } from '../e2e/start-service.ts';
import type { TestService } from '../e2e/start-service.ts';
import { ScanClient } from '../e2e/scan-client.ts';
import { listRoutes } from './routes.ts';
import type { SeededWorld } from './ui-world.ts';
import { openSeededWorld } from './ui-world.ts';

let world: SeededWorld;
let other: TestService;

// No service may scan itself: a second one does.
beforeAll(async () => {
  [world, other] = await Promise.all([openSeededWorld(), startTestService()]);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

it('Curbcut finds no issue in its own pages at 400 % zoom', async () => {
  const client = new ScanClient(other.origin);
  // The service that answers and the one that scans share the processors.
  await client.putSettings({ performance: { concurrency: 1, page_timeout_seconds: 120 } });
  const urls = listRoutes(world.seeds).map(({ path }) => `${world.origin}${path}`);

  const scan = await client.scan({ scan_type: 'list', urls, viewport_preset: 'reflow' });

  const issues = await client.issues(scan.id);
  const faults = issues.map(
    ({ kind, key, sample }) =>
      `${sample?.page_url ?? ''}: ${kind} ${key} at ${sample?.selector ?? ''}: ${sample?.message ?? ''}`,
  );
  const pages = await client.pages(scan.id);
  expect(pages.map(({ url, outcome, advice }) => ({ url, outcome, advice }))).toEqual(
    urls.map((url) => ({ url, outcome: 'scanned', advice: null })),
  );
  expect(faults).toEqual([]);
});
