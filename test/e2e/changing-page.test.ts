import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonSchema } from '../../src/reading/comparison/comparison-record.ts';
import { scanRecordSchema } from '../../src/records/scans/scan-record.ts';
import { startChangingPage, wrongElements } from './changing-page-site.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

describe('a page whose ids, classes, nonces and counters change at every load', () => {
  let service: TestService;
  let site: Awaited<ReturnType<typeof startChangingPage>>;
  let client: ScanClient;

  beforeAll(async () => {
    [service, site] = await Promise.all([shareTestService(), startChangingPage()]);
    client = new ScanClient(service.origin);
  });
  afterAll(async () => {
    await service.close();
    site.close();
  });

  it('has nothing new and nothing fixed when it is scanned twice', async () => {
    const first = await client.scan({ sitemap_url: site.url, scan_type: 'single' });
    const loadsBefore = site.countLoads();
    const { id } = scanRecordSchema.parse(await client.post(`/api/scans/${first.id}/rescan`));
    const second = await client.untilEnded(id);

    const answer = await fetch(`${service.origin}/api/scans/${id}/comparison`);
    const { base, totals, pages } = comparisonSchema.parse(await answer.json());

    const { failed_occurrences: failed, needs_review_occurrences: review } = second.summary;
    const nothing = { new: 0, fixed: 0, changed: 0, not_comparable: 0, came_back: 0 };
    expect(site.countLoads()).toBeGreaterThan(loadsBefore);
    expect(second.summary).toEqual(first.summary);
    expect([failed >= wrongElements, review > 0]).toEqual([true, true]);
    expect(base.id).toBe(first.id);
    expect(totals).toEqual({ ...nothing, unchanged: failed, needs_review: { ...nothing, unchanged: review } });
    expect(pages).toEqual({ only_in_base: 0, only_here: 0, not_scanned_here: 0, not_scanned_in_base: 0 });
  });
});
