import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { SmallSite } from '../cli/small-site.ts';
import { startSmallSite } from '../cli/small-site.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let site: SmallSite;
let service: TestService;
beforeAll(async () => {
  [site, service] = await Promise.all([
    startSmallSite(),
    startTestService({ CURBCUT_METRICS_PORT: '0', LOG_LEVEL: 'debug' }),
  ]);
});
afterAll(async () => {
  await service.close();
  await site.close();
});

const lineSchema = z.looseObject({ msg: z.string(), port: z.int().optional() });
const listLines = () => service.logged().trim().split('\n');
const portOf = () =>
  listLines()
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .find(({ msg }) => msg.startsWith('metrics are served'))?.port ?? 0;

it('a scan is counted by its outcomes, and the log names scan and page', async () => {
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: lightPages });
  const { id } = await client.scan({ sitemap_url: `${site.origin}/bad`, scan_type: 'single' });
  await client.scan({ sitemap_url: `${site.origin}/missing`, scan_type: 'single' });
  const [page] = await client.pages(id);

  const text = await (await fetch(`http://127.0.0.1:${portOf()}/metrics`)).text();

  expect(text).toContain('\ncurbcut_pages_total{outcome="scanned"} 1\n');
  expect(text).toContain('\ncurbcut_pages_total{outcome="http_status"} 1\n');
  expect(text).toContain('\ncurbcut_page_seconds_count 2\n');
  expect(text).toMatch(/\ncurbcut_browser_starts_total\{result="started"\} [1-9]/u);
  expect(text).toMatch(/\ncurbcut_job_steps_total\{result="done"\} [1-9]/u);
  expect(text).toContain('\ncurbcut_pages_pending 0\n');
  expect(text).not.toContain(id);
  expect(text).not.toContain(site.origin);
  const recorded = listLines().filter((line) => line.includes('"page recorded"') && line.includes(id));
  expect(recorded).toHaveLength(1);
  expect(JSON.parse(recorded[0] ?? '')).toMatchObject({ scan: id, page: Number(page?.id), outcome: 'scanned' });
});

it('the port of the metrics is not scanned', async () => {
  const client = new ScanClient(service.origin);
  const sitemap = { sitemap_url: `http://127.0.0.1:${portOf()}/metrics`, scan_type: 'sitemap' };

  expect((await client.scan(sitemap)).error?.message).toContain('belongs to Curbcut itself');
});
