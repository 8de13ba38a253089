import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { streamIssues } from '../../src/records/issues/stream-issues.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { collectText } from './collect-text.ts';
import {
  aFailedReport,
  aGroup,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  catalog,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { says } from '../../src/texts/saying.ts';

const missing = aFailedReport({
  code: 'soft_not_found',
  saying: says('visits.same_page_at_unknown_url', { saidSame: says('visits.all_words_same', { n: 3 }) }),
  httpStatus: 200,
  textDigest: 'the same',
});
const withShot = (name: string) => anOccurrence({ selector: '#same', screenshot: name });

onEachDatabase('a page whose text proves to be the answer to any unknown URL', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const aTwin = () =>
    aScannedReport({
      textDigest: 'the same',
      rules: { 'image-alt': [0, 4, 0] },
      picture: { tiles: [{ name: 'page.jpg', firstRow: 0, lastRow: 400 }], width: 320, height: 400, pageHeight: 400 },
      groups: [
        aGroup(3, { occurrences: [withShot('a.webp'), withShot('b.webp'), anOccurrence()], total: 5 }),
        aGroup(2, { rule: 'link-name' }),
      ],
    });
  const aTruePage = (digest: string | null) =>
    aScannedReport({ textDigest: digest, groups: [aGroup(2, { occurrences: [withShot('c.webp'), anOccurrence()] })] });
  const readOutcomes = async () => {
    const rows = await db.selectFrom('pages').select(['outcome', 'detail']).orderBy('ordinal').execute();
    return rows.map(({ outcome }) => outcome);
  };

  it('is withdrawn with its findings, score and counts, and leaves those of others without a gap', async () => {
    const { id } = await aSitemapScan(db, 4);
    await scanNextPage(db, aTwin());
    await scanNextPage(db, aTruePage('another'));
    await scanNextPage(db, aTruePage(null));

    const scan = await scanNextPage(db, missing);

    expect(await readOutcomes()).toEqual(['soft_not_found', 'scanned', 'scanned', 'soft_not_found']);
    expect(presentScan(scan)).toMatchObject({
      status: 'partial',
      score: 100,
      progress: { pages_completed: 2, pages_failed: 2 },
      summary: { failed_groups: 1, failed_occurrences: 4 },
    });
    const left = await db
      .selectFrom('occurrences')
      .select('ordinal')
      .where('scan_id', '=', id)
      .orderBy('ordinal')
      .execute();
    expect(left.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is withdrawn with the marks on it', async () => {
    const { id } = await aSitemapScan(db, 3);
    await scanNextPage(db, aTwin());
    await scanNextPage(db, aTruePage(null));
    const mark = { scope: 'selector', kind: 'failed', key: 'image-alt', selector: '#same' } as const;
    await markFalsePositives({ db, ruleInfo }, id, mark);

    await scanNextPage(db, missing);

    expect(await getScan(db, id)).toMatchObject({ pages_completed: 1, failed_occurrences: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is withdrawn as a sign-in form when it proves to be one, and so are those that come later', async () => {
    await aSitemapScan(db, 3);
    await scanNextPage(db, aTwin());
    const form = {
      code: 'auth_required',
      saying: says('visits.same_as_other_url', { saidForm: says('visits.sign_in_form', { n: 3 }) }),
      textDigest: 'the same',
    } as const;
    await scanNextPage(db, aFailedReport(form));

    const scan = await scanNextPage(db, aTwin());

    expect(await readOutcomes()).toEqual(['auth_required', 'auth_required', 'auth_required']);
    expect(scan).toMatchObject({
      status: 'failed',
      error_code: 'auth_required',
      failed_occurrences: 0,
      withdrawn_pages: 1,
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('also fails when it comes later, without another comparison', async () => {
    await aSitemapScan(db, 2);
    await scanNextPage(db, missing);

    const scan = await scanNextPage(db, aTwin());

    expect(scan).toMatchObject({ status: 'failed', error_code: 'soft_not_found', failed_occurrences: 0 });
    expect(await readOutcomes()).toEqual(['soft_not_found', 'soft_not_found']);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('makes a list break off that is being read', async () => {
    await aSitemapScan(db, 3);
    await scanNextPage(db, aTwin());
    const scan = await scanNextPage(db, aTruePage(null));
    const pieces = streamIssues({ db, catalog }, scan);
    await pieces.next();

    await scanNextPage(db, missing);

    await expect(collectText(pieces)).rejects.toThrow('were withdrawn while its findings were read');
  });

  it('stays when it was analyzed although it is missing, because the scan accepts that', async () => {
    const { id } = await aSitemapScan(db, 2);
    await scanNextPage(db, { ...aTwin(), textDigest: null, acceptedOutcome: 'soft_not_found' });
    await scanNextPage(db, missing);

    const rows = await db.selectFrom('pages').select(['outcome', 'accepted_outcome']).orderBy('ordinal').execute();

    expect(rows).toEqual([
      { outcome: 'scanned', accepted_outcome: 'soft_not_found' },
      { outcome: 'soft_not_found', accepted_outcome: null },
    ]);
    expect(await getScan(db, id)).toMatchObject({ pages_completed: 1, pages_failed: 1 });
  });

  it('stays in another scan', async () => {
    const { id } = await aSitemapScan(db, 1);
    await scanNextPage(db, aTwin());
    await aSitemapScan(db, 1, { sitemap_url: 'https://example.org/sitemap.xml' });

    await scanNextPage(db, missing);

    expect(await getScan(db, id)).toMatchObject({ status: 'completed', pages_completed: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });
});
