import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/adapters/db/schema.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { findUnnamedScan, scanTables } from '../databases/find-unnamed-scan.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { isAllowed, listChecked } from '../databases/watch-statements.ts';
import { aGroup, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

/** Tables with a `scan_id` whose rows belong to a target or a webhook, or are found by their own key. */
type OfOthers = 'false_positive_marks' | 'reuse_stops' | 'shares' | 'webhook_deliveries';
type WithScan = { [Table in keyof Schema]: 'scan_id' extends keyof Schema[Table] ? Table : never }[keyof Schema];

const known = {
  pages: true,
  page_counts: true,
  issue_groups: true,
  group_pages: true,
  patterns: true,
  occurrences: true,
  occurrence_texts: true,
  components: true,
  component_groups: true,
  component_pages: true,
  scan_sessions: true,
  crawl_counts: true,
  dropped_urls: true,
  known_urls: true,
} satisfies Readonly<Record<Exclude<WithScan, OfOthers>, true>>;

describe('statements that write or lock rows of a scan', () => {
  it('are known by the tables of the schema', () => {
    expect(new Set(scanTables)).toEqual(new Set(['scans', ...Object.keys(known)]));
  });

  it.each([
    ['update pages set url = $1 where id = $2', ['update of pages']],
    ['update pages set url = $1 where scan_id = $3 or id = $2', ['update of pages']],
    ['update pages set url = $1 where scan_id is not null', ['update of pages']],
    ['update pages set url = $1 where pages.scan_id = $3 and id = $2', []],
    ['update pages as p set url = $1 from due where (p.scan_id, p.id) = (due.scan_id, due.id)', []],
    ['update pages as p set url = $1 from due where due.scan_id = $1', ['update of pages']],
    ['update scans set tag = $1 where id = $2', []],
    ['update settings set value = $1', []],
    [
      'with gone as (delete from occurrences where page_id = $1 returning 1) select * from gone',
      ['delete of occurrences'],
    ],
    ['select id from pages where id = $1 for update', ['lock of pages']],
    ['select id from pages where scan_id = $1 for update', []],
    ['select id from scans order by sequence limit 1 for update skip locked', []],
    ['insert into pages (url) values ($1)', ['insert into pages']],
    ['insert into components (scan_id, key) values ($1, $2) on conflict (key) do nothing', ['insert into components']],
    ['insert into components (scan_id, key) values ($1, $2) on conflict (scan_id, key) do nothing', []],
  ])('are found: %s', (text, found) => {
    expect(findUnnamedScan(text)).toEqual(found);
  });

  it.each([
    ['the service', 'at endPage (/src/pages/held-page.ts:36:4)\nat /test/contracts/a.test.ts:1:1'],
    ['no one that is known', 'at Client.query (/node_modules/pg/lib/client.js:1:1)'],
  ])('are refused if they name no scan and are of %s', (_whose, stack) => {
    expect(() => isAllowed('update pages set url = $1', () => stack)).toThrow('update of pages');
  });

  it.each([
    ['a test', 'at Client.query (/node_modules/pg/lib/client.js:1:1)\nat /test/contracts/a.test.ts:1:1'],
    ['a migration', 'at up (/src/adapters/db/read-migrations.ts:28:9)'],
    [
      'a migration by a command',
      'at migrate (/src/adapters/db/migrate.ts:19:9)\nat run (/src/edges/cli/migrate-database.ts:10:20)',
    ],
  ])('are left alone if they are of %s', (_whose, stack) => {
    expect(isAllowed('update pages set url = $1', () => stack)).toBe(false);
  });

  it('are checked when they are sent, in all contract tests', async () => {
    const { location, remove } = await makeDatabase('server', 'migrated');
    const database = await openDatabase(location);
    await aSitemapScan(database.db, 1);
    await scanNextPage(database.db, aScannedReport({ groups: [aGroup(1)] }));
    await database.close();
    await remove();

    const written = scanTables.filter((table) => listChecked().some((text) => text.includes(`into ${table} `)));
    expect(written).toEqual(
      expect.arrayContaining(['pages', 'issue_groups', 'group_pages', 'occurrences', 'components']),
    );
  });
});
