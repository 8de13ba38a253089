import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaselineComparison } from '../../src/edges/cli/baseline/baseline-comparison.ts';
import type { Baseline } from '../../src/edges/cli/baseline/baseline-file.ts';
import { compareReport } from '../../src/edges/cli/baseline/compare-report.ts';
import { comparisonSchema } from '../../src/reading/comparison/comparison-record.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import { parseOriginMap } from '../../src/url/origin-map.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';
import { startTwoOrigins } from './two-origin-site.ts';
import type { TwoOrigins } from './two-origin-site.ts';

const nothing = { new: 0, fixed: 0, changed: 0, not_comparable: 0 };
const samePages = { only_in_base: 0, only_here: 0, not_scanned_here: 0, not_scanned_in_base: 0 };

describe('a site at two origins', () => {
  let service: TestService;
  let site: TwoOrigins;
  let client: ScanClient;
  let production: ScanRecord;

  beforeAll(async () => {
    [service, site] = await Promise.all([shareTestService(), startTwoOrigins()]);
    client = new ScanClient(service.origin);
    await client.putSettings({ performance: lightPages });
    production = await scan(site.production);
  });
  afterAll(async () => {
    await service.close();
    site.close();
  });

  const scan = (origin: string) => client.scan({ sitemap_url: `${origin}/sitemap.xml`, scan_type: 'sitemap' });

  async function compareWithProduction({ id }: ScanRecord) {
    const query = new URLSearchParams({ map_origin: `${site.preview}=${site.production}` });
    const answer = await fetch(`${service.origin}/api/scans/${id}/comparison?${query.toString()}`);
    return comparisonSchema.parse(await answer.json());
  }

  async function compareWithBaseline({ id }: ScanRecord, baseline?: Baseline): Promise<BaselineComparison> {
    const parsed = parseOriginMap([`${site.preview}=${site.production}`]);
    const origins = parsed.ok ? parsed.origins : undefined;
    const comparison = new BaselineComparison({ baseline, origins });
    const { body } = await fetch(`${service.origin}/api/scans/${id}/issues/report.json`);
    if (body !== null) await compareReport(comparison, body);
    return comparison;
  }

  it('has nothing new and nothing fixed at the other one, and the right changes when one page differs', async () => {
    const baseline = (await compareWithBaseline(production)).update({ prune: false });
    const preview = await scan(site.preview);
    const equal = await compareWithProduction(preview);
    const equalToBaseline = (await compareWithBaseline(preview, baseline)).finish();
    site.changePreview();
    const changed = await compareWithProduction(await scan(site.preview));

    const { failed_occurrences: failed } = production.summary;
    expect(failed).toBeGreaterThanOrEqual(12);
    expect(equal.base.id).toBe(production.id);
    expect(equal.totals).toMatchObject({ ...nothing, unchanged: failed });
    expect(equal.pages).toEqual(samePages);
    expect(equalToBaseline).toMatchObject({ new: [], unchanged: failed, fixed: [], notLookedAt: [] });
    expect(changed.totals).toMatchObject({ ...nothing, new: 1, fixed: 1, unchanged: failed - 1 });
    expect(
      changed.issues.flatMap((issue) => (issue.new + issue.fixed > 0 ? [[issue.key, issue.new, issue.fixed]] : [])),
    ).toEqual([
      ['button-name', 1, 0],
      ['image-alt', 0, 1],
    ]);
  });
});
