import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Component } from '../../src/records/components/list-components.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import type { TemplateSite } from '../site/serve-templates.ts';
import { expectedComponents, serveTemplates } from '../site/serve-templates.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

type Listed = Omit<Component, 'screenshot'> & { readonly screenshot_url: string | null };

let site: TemplateSite;
let service: TestService;
let client: ScanClient;
let first: ScanRecord;

beforeAll(async () => {
  [site, service] = await Promise.all([serveTemplates(), shareTestService()]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { operate_ms: 0 } });
  first = await client.scan({ scan_type: 'list', urls: site.urls });
});

afterAll(async () => {
  await service.close();
  site.close();
});

async function listComponents(id: string): Promise<readonly Listed[]> {
  const response = await fetch(`${service.origin}/api/scans/${id}/components?kind=failed&standard=wcag22-aa&limit=500`);
  return ((await response.json()) as { readonly components: readonly Listed[] }).components;
}

const describeComponent = ({ label, page_count: pages, rules }: Listed) => ({
  label,
  pages,
  rules: Object.fromEntries(rules.map(({ key, count }) => [key, count])),
});
const byLabel = (a: { readonly label: string }, b: { readonly label: string }) => (a.label < b.label ? -1 : 1);

it('each template of a site is one component, over all pages, and no two are one', async () => {
  const components = await listComponents(first.id);

  expect(components.map(describeComponent).toSorted(byLabel)).toEqual(expectedComponents.toSorted(byLabel));
  const counted = components.reduce((sum, { occurrence_count: count }) => sum + count, 0);
  const bestPractices = (await client.issues(first.id)).filter(
    (issue) => issue.kind === 'failed' && issue.best_practice,
  );
  const others = bestPractices.reduce((sum, { occurrence_count: count }) => sum + count, 0);
  expect(counted + others).toBe(first.summary.failed_occurrences);
});

it('each component that can be seen has a picture', async () => {
  const components = await listComponents(first.id);

  expect(components.filter(({ screenshot_url: url }) => url === null).map(({ label }) => label)).toEqual([
    // Links without text take up no space.
    'main > p > a',
  ]);
});

it('a later scan has the same components, though generated names differ', async () => {
  const later = await client.scan({ scan_type: 'list', urls: site.urls, fresh: true });

  const keysOf = async (id: string) => (await listComponents(id)).map(({ key, label }) => `${key} ${label}`).toSorted();
  expect(await keysOf(later.id)).toEqual(await keysOf(first.id));
});
