import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { OccurrencePlaces } from '../../src/reports/occurrence-places.ts';
import { readOccurrenceBatch } from '../../src/reports/read-occurrence-batch.ts';
import { StoredPages } from '../../src/reports/stored-pages.ts';
import { StoredTexts } from '../../src/reports/stored-texts.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  aGroup,
  aGroupOf,
  aMessage,
  anOccurrence,
  aScan,
  aScannedReport,
  aSitemapScan,
  catalog,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';

const seenHere = { scan_id: 'this scan', created_at: '2026-01-02T03:04:05.006Z' };
const earlier = { scan_id: '01a1fe58-c1ae-7f16-9586-14fa325120cd', created_at: '2025-12-01T00:00:00.123Z' };

/** Rows come as one text each: this depends on how the database writes booleans and numbers, and joins texts. */
onEachDatabase('a batch of occurrences', (open) => {
  it('has the values of the columns, whatever the texts hold', async () => {
    const { db } = await open();
    const { id: scanId } = await aScan(db);
    const occurrences = [
      anOccurrence({ selector: 'a|b|', html: '', message: aMessage('|') }),
      anOccurrence({
        selector: '',
        html: '<p>\n|Größe|\t😀\\</p>',
        message: aMessage('{"a","b"}'),
        screenshot: 'f'.repeat(64),
      }),
      anOccurrence({
        selector: "it's",
        html: 'f',
        message: aMessage('t'),
        states: 'default dark',
        path: '["Menu","Größe"]',
      }),
    ];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences, total: 3 })] }));
    await sql`update occurrences set false_positive = true where ordinal = 1`.execute(db);
    await sql`update occurrences set verdict = 'accepted', came_back = true where ordinal = 2`.execute(db);
    await sql`
      update occurrences set first_seen_scan = ${earlier.scan_id}, first_seen_at = ${earlier.created_at} where ordinal = 2
    `.execute(db);
    const stored = await db
      .selectFrom('occurrences')
      .innerJoin('pages', 'pages.id', 'occurrences.page_id')
      .select(['occurrences.id', 'group_id', 'page_id', 'pages.url as page_url', 'fingerprint', 'portable_fingerprint'])
      .select(['pattern', 'selector', 'screenshot', 'false_positive', 'verdict', 'came_back'])
      .where('occurrences.scan_id', '=', scanId)
      .orderBy('occurrences.ordinal')
      .execute();
    const group = {
      id: stored[0]?.group_id ?? 0,
      pages: new StoredPages(db),
      texts: new StoredTexts(db, scanId),
      say: catalog.say,
      seenHere,
    };

    const whole = await readOccurrenceBatch(db, group, { offset: 0, limit: 10 });
    const second = await readOccurrenceBatch(db, group, { offset: 1, limit: 1 });

    const expected = stored.map(({ group_id: _group, ...row }, index) => ({
      ...row,
      html: occurrences[index]?.html,
      ...catalog.say(occurrences[index]?.message ?? ''),
      page_id: String(row.page_id),
      verdict: row.false_positive ? 'false_positive' : row.verdict,
      box: null,
      box_missing: 'no_picture',
      first_seen: index === 2 ? earlier : seenHere,
      states: index === 2 ? ['default', 'dark'] : ['default'],
      path: index === 2 ? ['Menu', 'Größe'] : [],
      page_path: [],
    }));
    expect(expected.map((row) => row.verdict)).toEqual([null, 'false_positive', 'accepted']);
    expect(whole).toEqual(expected);
    expect(second).toEqual(expected.slice(1, 2));
  });

  it('follows the order of the pages, whichever was recorded first', async () => {
    const { db } = await open();
    const { id: scanId } = await aSitemapScan(db, 3);
    const claimed = await claimNextPages(db, { atMost: 3, requestDelayMs: 0 });
    for (const page of claimed.toReversed()) {
      const found = aGroupOf(`a${page.ordinal} b${page.ordinal}`);
      await recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [found] }));
    }
    const stored = await db.selectFrom('issue_groups').select(['id', 'stored_count']).executeTakeFirstOrThrow();
    const group = {
      id: stored.id,
      storedCount: stored.stored_count,
      pages: new StoredPages(db),
      texts: new StoredTexts(db, scanId),
      say: catalog.say,
      seenHere,
    };
    const places = await OccurrencePlaces.read(db, group);
    const read = async (offset: number, limit: number) =>
      (await readOccurrenceBatch(db, group, { offset, limit, places })).map(({ fingerprint }) => fingerprint);

    expect(await read(0, 6)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'].map((name) => `image-alt ${name}`));
    expect(await read(1, 2)).toEqual(['image-alt b0', 'image-alt a1']);
    expect(await read(5, 1)).toEqual(['image-alt b2']);
    expect(await OccurrencePlaces.read(db, { ...group, storedCount: 5 })).toBeUndefined();
  });
});
