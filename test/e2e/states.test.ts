import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';
import type { StatesSite } from './states-site.ts';
import { startStatesSite } from './states-site.ts';

const states = ['dark', 'forced_colors', 'reflow_320'] as const;
const scanSchema = z.object({ id: z.string() });

let site: StatesSite;
let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  [site, service] = await Promise.all([startStatesSite(), shareTestService()]);
  client = new ScanClient(service.origin);
});
afterAll(async () => {
  await service.close();
  site.close();
});

/** Page, rule, states and selector of each finding. */
async function readFindings(id: string): Promise<readonly string[]> {
  const issues = await client.issues(id);
  const found = await Promise.all(
    issues.map(async ({ kind, key }) => {
      const occurrences = await client.allOccurrences(id, kind, key);
      return occurrences.map(
        (one) => `${new URL(one.page_url).pathname} ${kind} ${key} ${one.states.join(' ')} ${one.selector}`,
      );
    }),
  );
  return found.flat().toSorted();
}

async function rescan(id: string, body: object): Promise<string> {
  const response = await fetch(`${service.origin}/api/scans/${id}/rescan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { id: again } = scanSchema.parse(await response.json());
  await client.untilEnded(again);
  return again;
}

async function read(path: string): Promise<unknown> {
  return (await fetch(`${service.origin}${path}`)).json();
}

it('a scan with states finds what only these show; a scan without them compares nothing of it', async () => {
  const wanted = { sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap', states };

  const scan = await client.scan(wanted);
  const again = await client.scan(wanted);
  const without = await rescan(again.id, { states: [] });

  expect(scan).toMatchObject({ status: 'completed', states: ['dark', 'forced_colors', 'reflow_320'], notes: [] });
  const found = [
    '/ failed color-contrast dark p',
    '/ failed forced-colors forced_colors button',
    '/good failed color-contrast default dark p',
    '/wide failed reflow reflow_320 #wide',
  ];
  expect(await readFindings(scan.id)).toEqual(found);
  expect((await client.pages(scan.id)).every(({ notes }) => notes.length === 0)).toBe(true);

  // What an earlier scan analyzed in the same states is taken over with them.
  expect((await client.pages(again.id)).map((page) => page.unchanged_since?.scan_id)).toEqual(
    Array.from({ length: 3 }, () => scan.id),
  );
  expect(await readFindings(again.id)).toEqual(found);

  expect(await readFindings(without)).toEqual(['/good failed color-contrast default p']);
  expect(await read(`/api/scans/${without}/comparison`)).toMatchObject({
    totals: { new: 0, fixed: 0, unchanged: 1, not_comparable: 3 },
  });
});
