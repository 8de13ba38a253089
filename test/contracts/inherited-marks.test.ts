import { beforeEach, expect, it } from 'vitest';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { EngineReport, Finding } from '../../src/engines/finding.ts';
import { ComponentNames } from '../../src/records/components/name-components.ts';
import { buildGroups } from '../../src/records/pages/build-groups.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import type { MarkRecord } from '../../src/records/triage/mark-record.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aScan, aScannedReport, aSitemapScan, ruleInfo, scanNextPage } from './make-scans.ts';

const pageUrl = 'https://example.com/';
const whole = { limit: 50, offset: 0 };

/** What axe finds on a page with these pictures without text: an image's file, or `?` before one that only needs review. */
function findingsOf(images: string): readonly Finding[] {
  const all = images.split(' ').filter((image) => image !== '');
  const finding = (kind: Finding['kind'], files: readonly string[]) => ({
    kind,
    rule: 'image-alt',
    total: files.length,
    elements: files.map((file) => ({
      selector: `img[src="${file}"]`,
      html: `<img src="${file}">`,
      message: { code: 'image-alt.found' },
      surroundings: `<img src=${file}>||li[,,,,]|ul[,,,,]|main[,,,,]`,
      component: { path: 'main > li' },
    })),
  });
  const review = all.filter((image) => image.startsWith('?')).map((image) => image.slice(1));
  return [
    finding(
      'failed',
      all.filter((image) => !image.startsWith('?')),
    ),
    finding('needs_review', review),
  ].filter(({ total }) => total > 0);
}

function reportOf(images: string): EngineReport {
  const engine = { id: 'axe-core', version: '4.14.1' };
  return { engine, rules: {}, findings: findingsOf(images), unreachedFrames: [] };
}

onEachDatabase('a mark on one occurrence', (open) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open());
    await db.deleteFrom('false_positive_marks').execute();
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();
  });

  async function scan(images: string): Promise<ScanRow> {
    const { id } = await aScan(db);
    await scanNextPage(
      db,
      aScannedReport({
        groups: buildGroups(pageUrl, reportOf(images), {
          places: new Map(),
          components: new ComponentNames(),
        }),
      }),
    );
    return getScan(db, id);
  }

  async function markFirst(scanId: string): Promise<MarkRecord> {
    const first = await db
      .selectFrom('occurrences')
      .select('id')
      .where('scan_id', '=', scanId)
      .orderBy('ordinal')
      .executeTakeFirstOrThrow();
    const wanted = { scope: 'occurrence', kind: 'failed', key: 'image-alt', occurrence_id: first.id } as const;
    return markFalsePositives({ db, ruleInfo }, scanId, wanted);
  }

  const markedIn = async (scanId: string) => {
    const rows = await db
      .selectFrom('occurrences')
      .select('selector')
      .where('scan_id', '=', scanId)
      .where('false_positive', '=', true)
      .execute();
    return rows.map(({ selector }) => selector);
  };
  const marksOf = async (row: ScanRow) => (await listMarks(db, row, whole)).false_positives;
  const changesBetween = async (base: ScanRow, here: ScanRow) => {
    const { groups } = await new ComparisonReader().compare(db, { base, here });
    return groups.map(({ rule: _rule, severityRank: _rank, ...counts }) => counts);
  };
  const noChange = { new: 0, fixed: 0, changed: 0, unchanged: 0, not_comparable: 0, came_back: 0 };

  /** Records the next page of any scan. */
  async function record(url: string, images: string): Promise<void> {
    const names = { places: new Map(), components: new ComponentNames() };
    await scanNextPage(db, aScannedReport({ groups: buildGroups(url, reportOf(images), names) }));
  }

  it('holds in a scan of that page alone, and one that is made there holds in scans of the whole', async () => {
    const url = 'https://example.com/0';
    const site = await aSitemapScan(db, 1);
    await record(url, '/a.jpg /b.jpg');
    await markFirst(site.id);
    const { id: pageId } = await db
      .selectFrom('pages')
      .select('id')
      .where('scan_id', '=', site.id)
      .executeTakeFirstOrThrow();

    const { id } = await rescan(db, site.id, { only: { page_id: String(pageId) } });
    await record(url, '/b.jpg /a.jpg');
    const markedAlone = await markedIn(id);
    const made = await markFirst(id);
    await rescan(db, id);
    await record(url, '/b.jpg /a.jpg /c.jpg');
    const later = await aSitemapScan(db, 1);
    await record(url, '/a.jpg /b.jpg /d.jpg');
    const seen = await db
      .selectFrom('occurrences')
      .select(['first_seen_scan', 'selector'])
      .where('scan_id', '=', later.id)
      .orderBy('selector')
      .execute();

    expect(markedAlone).toEqual(['img[src="/a.jpg"]']);
    expect(made).toMatchObject({ made_on_scan: id, covers: { occurrences: 1 } });
    // A scan that had ended stays as it was.
    expect(await markedIn(site.id)).toEqual(['img[src="/a.jpg"]']);
    expect((await markedIn(later.id)).toSorted()).toEqual(['img[src="/a.jpg"]', 'img[src="/b.jpg"]']);
    expect(seen.map((one) => one.first_seen_scan)).toEqual([site.id, site.id, null]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is not inherited by another product when the marked one is gone', async () => {
    const first = await scan('/products/10023.jpg /products/88410.jpg');
    await markFirst(first.id);

    const without = await scan('/products/88410.jpg');
    const again = await scan('/products/88410.jpg /products/10023.jpg');

    expect(await markedIn(without.id)).toEqual([]);
    expect(await marksOf(without)).toMatchObject([
      { occurrence_id: null, ambiguous: false, covers: { occurrences: 0 } },
    ]);
    expect(await markedIn(again.id)).toEqual(['img[src="/products/10023.jpg"]']);
  });

  it('on one of several equal elements holds while there are as many, else it is reported as ambiguous', async () => {
    const first = await scan('/a.jpg /a.jpg /a.jpg');
    const made = await markFirst(first.id);

    const same = await scan('/a.jpg /a.jpg /a.jpg /b.jpg');
    const fewer = await scan('/a.jpg /a.jpg');

    expect(made).toMatchObject({ ambiguous: false, covers: { occurrences: 1, pages: 1 } });
    expect(await markedIn(same.id)).toHaveLength(1);
    expect(await markedIn(fewer.id)).toEqual([]);
    expect(await marksOf(fewer)).toMatchObject([
      { id: made.id, ambiguous: true, occurrence_id: null, covers: { occurrences: 0, pages: 0 } },
    ]);
    // Of three equal ones the third is gone, and so is b.jpg; the first is marked in one of the scans.
    expect(await changesBetween(same, fewer)).toEqual([{ ...noChange, kind: 'failed', fixed: 2, unchanged: 1 }]);
  });

  it('does not hold for the finding once it is of the other kind', async () => {
    const first = await scan('/a.jpg');
    await markFirst(first.id);

    const review = await scan('?/a.jpg');

    expect(await markedIn(review.id)).toEqual([]);
    expect(await marksOf(review)).toMatchObject([
      { occurrence_id: null, ambiguous: false, covers: { occurrences: 0 } },
    ]);
  });

  it('a finding that changes its kind is neither fixed nor new', async () => {
    const base = await scan('/a.jpg /b.jpg ?/c.jpg');
    const here = await scan('?/a.jpg /b.jpg /c.jpg /d.jpg');

    expect(await changesBetween(base, here)).toEqual([
      { ...noChange, kind: 'failed', new: 1, changed: 1, unchanged: 1 },
      { ...noChange, kind: 'needs_review', changed: 1 },
    ]);
  });
});
