import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('has each value of a label from the start, and one series for all values that are not known', async () => {
  const metrics = new Metrics();
  metrics.pageRecorded('scanned', 4);
  metrics.pageRecorded('not an outcome', 400);
  const lines = (await metrics.write()).split('\n');

  expect(lines.filter((line) => /^curbcut_pages_total.*[1-9]$/u.test(line))).toEqual([
    'curbcut_pages_total{outcome="scanned"} 1',
    'curbcut_pages_total{outcome="other"} 1',
  ]);
  expect(lines).toContain('curbcut_pages_total{outcome="http_status"} 0');
  expect(lines).toContain('curbcut_page_seconds_bucket{le="3"} 0');
  expect(lines).toContain('curbcut_page_seconds_bucket{le="5"} 1');
  expect(lines).toContain('curbcut_page_seconds_bucket{le="+Inf"} 2');
  expect(lines).toContain('curbcut_page_seconds_sum 404');
  expect(lines).toContain('curbcut_stale_results_total 0');
});

it('has as many series after any work as at the start: none grows with data', async () => {
  const metrics = new Metrics();
  const count = async () => (await metrics.write()).split('\n').length;
  const before = await count();

  for (let at = 0; at < 1_000; at += 1) {
    metrics.pageRecorded('scanned', at);
    metrics.requestAnswered(200 + (at % 400), at);
    metrics.jobStep('done');
    metrics.screenshots(1, 1);
  }
  for (const outcome of ['scan-1', 'https://example.com/', 'dns_error']) metrics.pageRecorded(outcome, 1);

  // One series for all values that are not known.
  expect(await count()).toBe(before + 1);
  expect(await metrics.write()).not.toContain('example.com');
});
