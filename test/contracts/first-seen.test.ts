import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getIssueDetails } from '../../src/records/issues/get-issue-details.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aFailedReport, aGroupOf, aScan, aScannedReport, catalog, scanNextPage } from './make-scans.ts';

onEachDatabase('when a finding was first seen', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const find = async (names: string, rules = {}): Promise<ScanRow> => {
    await aScan(db);
    const groups = names === '' ? [] : [aGroupOf(names)];
    return scanNextPage(db, aScannedReport({ groups, rules: { 'image-alt': [1, groups.length, 0], ...rules } }));
  };
  /** The numbers of the scans since which each element is there. */
  const seen = async (scans: readonly ScanRow[], scan: ScanRow | undefined) => {
    const name = { scanId: scan?.id ?? '', kind: 'failed', key: 'image-alt' } as const;
    const { occurrences } = await getIssueDetails({ db, catalog }, name, { limit: 50, offset: 0 });
    return Object.fromEntries(
      occurrences.map(({ selector, first_seen: { scan_id, created_at } }) => {
        const index = scans.findIndex(({ id }) => id === scan_id);
        expect(created_at).toBe(scans[index]?.created_at.toISOString());
        return [selector, index];
      }),
    );
  };

  it('is the scan since which it is there without a gap', async () => {
    const scans = [await find('a b'), await find('a'), await find('a b c')];

    expect(await seen(scans, scans[0])).toEqual({ '#a': 0, '#b': 0 });
    expect(await seen(scans, scans[1])).toEqual({ '#a': 0 });
    expect(await seen(scans, scans[2])).toEqual({ '#a': 0, '#b': 2, '#c': 2 });
  });

  it('is not changed by a scan that did not look: a page that failed, or a rule that did not finish', async () => {
    const first = await find('a');
    await aScan(db);
    await scanNextPage(db, aFailedReport());
    await find('', { 'image-alt': null });
    const last = await find('a');

    expect(await seen([first, last], last)).toEqual({ '#a': 0 });
  });

  it('stays when that scan is deleted, and does not reach other targets', async () => {
    const scans = [await find('a'), await find('a')];
    await deleteScan(db, scans[0]?.id ?? '');
    const later = await find('a');
    await aScan(db, { viewport_preset: 'mobile' });
    const other = await scanNextPage(db, aScannedReport({ groups: [aGroupOf('a')] }));

    expect(await seen(scans, later)).toEqual({ '#a': 0 });
    expect(await seen([other], other)).toEqual({ '#a': 0 });
  });
});
