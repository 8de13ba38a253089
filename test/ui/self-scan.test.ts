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
  const wanted = listRoutes(world.seeds).map(({ path }) => ({
    sitemap_url: `${world.origin}${path}`,
    scan_type: 'single',
    viewport_preset: 'reflow',
  }));
  const scans = await Promise.all(wanted.map(async (body) => client.scan(body)));

  const faults = await Promise.all(
    scans.map(async (scan) => {
      const issues = await client.issues(scan.id);
      return issues.map(
        ({ kind, key, sample }) =>
          `${scan.url} (${scan.viewport.preset}): ${kind} ${key} at ${sample?.selector ?? ''}: ${sample?.message ?? ''}`,
      );
    }),
  );

  expect(scans.filter(({ status }) => status !== 'completed').map(({ url, error }) => ({ url, error }))).toEqual([]);
  expect(faults.flat()).toEqual([]);
});
