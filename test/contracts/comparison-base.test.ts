import { beforeEach, expect, it } from 'vitest';
import { getBase } from '../../src/reading/comparison/find-base.ts';
import { summarizeComparison } from '../../src/reading/comparison/present-comparison.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { getIssueDetails } from '../../src/records/issues/get-issue-details.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { textsIn } from '../../src/texts/texts.ts';
import { aFailedReport, aGroupOf, aScan, aScannedReport, catalog, scanNextPage } from './make-scans.ts';
import { aScanWith as makeScanWith, compare as compareScans } from './compare-reports.ts';

onEachDatabase('the base of a comparison, and what else explains a difference', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const aScanWith = async (...reports: readonly PageReport[]) => makeScanWith(db, reports);
  const compare = async (hereId: string, baseId?: string) => compareScans(db, hereId, baseId);

  it('is with the scan that was repeated, else the latest earlier similar scan with a scanned page', async () => {
    const wanted = { sitemap_url: 'https://example.com/', scan_type: 'single' } as const;
    const first = await aScan(db, wanted);
    await scanNextPage(db, aScannedReport());
    const second = await aScan(db, wanted);
    await scanNextPage(db, aScannedReport());
    await aScan(db, wanted);
    await scanNextPage(db, aFailedReport());
    await aScan(db, { ...wanted, viewport_preset: 'mobile' });
    await scanNextPage(db, aScannedReport());
    const elsewhere = await aScan(db, { ...wanted, sitemap_url: 'https://example.com/b' });
    await scanNextPage(db, aScannedReport());
    const rescan = await createScan(db, wanted, { rescanOf: first.id });
    const later = await aScan(db, wanted);
    const baseOf = async (scan: ScanRow, id?: string) => (await getBase(db, scan, { id })).id;

    expect(await baseOf(rescan)).toBe(first.id);
    expect(await baseOf(later)).toBe(second.id);
    expect(await baseOf(later, first.id)).toBe(first.id);
    await expect(baseOf(first)).rejects.toMatchObject({ code: 'no_base' });
    await expect(baseOf(later, 'nothing')).rejects.toMatchObject({ code: 'scan_not_found' });
    await expect(baseOf(later, later.id)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(baseOf(later, elsewhere.id)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('keeps the findings of a rule that moved to another engine: they are unchanged', async () => {
    const rule = 'meta-refresh';
    const own = { id: 'curbcut', version: '1' };
    const before = await aScanWith(aScannedReport({ groups: [aGroupOf('a', { rule })] }));
    const engines = [{ id: 'axe-core', version: '4.14.1' }, own];
    const here = await aScanWith(aScannedReport({ engines, groups: [aGroupOf('a', { rule, engine: own.id })] }));

    const compared = await compare(here.id);

    const engineOf = async ({ id }: ScanRow) =>
      (await getIssueDetails({ db, catalog }, { scanId: id, kind: 'failed', key: rule }, { limit: 1, offset: 0 })).issue
        .engine;
    expect(compared.totals).toMatchObject({ new: 0, fixed: 0, unchanged: 1 });
    expect([compared.engine_changed, here.engine]).toEqual([true, 'axe-core 4.14.1, curbcut 1']);
    expect([await engineOf(before), await engineOf(here)]).toEqual(['axe-core', 'curbcut']);
  });

  it('says when the engine is another one now', async () => {
    await aScanWith(aScannedReport({ engines: [{ id: 'axe-core', version: '4.13.0' }] }));
    const here = await aScanWith(aScannedReport());

    const compared = await compare(here.id);

    expect(compared.engine_changed).toBe(true);
    expect(summarizeComparison(compared, textsIn('en'))).toContain(
      'That scan used another engine or version (axe-core 4.13.0).',
    );
  });

  it('says when the pages were looked at in other states', async () => {
    const before = await aScanWith(aScannedReport());
    await db
      .updateTable('scans')
      .set({ states: JSON.stringify(['dark']) })
      .where('id', '=', before.id)
      .execute();
    const here = await aScanWith(aScannedReport());

    const compared = await compare(here.id);

    expect(compared.states_changed).toBe(true);
    expect(summarizeComparison(compared, textsIn('en'))).toContain(
      ' That scan looked at its pages in other states, so the scores are not comparable.',
    );
  });

  it('names the font families that the two scans showed with different faces', async () => {
    await aScanWith(aScannedReport({ fonts: { 'sans-serif': 'DejaVu Sans', serif: 'Liberation Serif', emoji: null } }));
    const fonts = { 'sans-serif': 'Liberation Sans', serif: 'Liberation Serif', emoji: 'Noto Color Emoji' };
    const here = await aScanWith(aScannedReport({ fonts }));

    const compared = await compare(here.id);

    expect(compared.font_changes).toEqual([
      { family: 'emoji', base: null, here: 'Noto Color Emoji' },
      { family: 'sans-serif', base: 'DejaVu Sans', here: 'Liberation Sans' },
    ]);
    expect(summarizeComparison(compared, textsIn('en'))).toContain(
      ' unchanged. That scan used other fonts (emoji: none, sans-serif: DejaVu Sans), so some differences may come from the fonts.',
    );
  });

  it('says nothing of fonts when one of the scans recorded none', async () => {
    await aScanWith(aScannedReport());
    const here = await aScanWith(aScannedReport({ fonts: { serif: 'Liberation Serif' } }));

    expect((await compare(here.id)).font_changes).toEqual([]);
  });
});
