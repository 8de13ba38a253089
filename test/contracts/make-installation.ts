import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { keptTables } from '../../src/adapters/db/kept-tables.ts';
import { anOccurrence, aGroup, aScan, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

/** Text that formats of rows stumble over. */
const awkward = String.raw`back\slash "quotes" 'single' \N {} ` + '\t tab\n line\r\u2028 ☃ 😀 $1 --';

/** Values of one row for each table that scans do not fill. `$scan`: the id of a scan. */
const others: Readonly<Record<string, string>> = {
  settings: `'performance', '{"big": 12345678901234567890.123456789, "text": "\\u2603"}', now()`,
  known_urls: `$scan, 0, 'https://example.com/', null, 0, '/', false`,
  crawl_counts: `$scan, gen_random_uuid(), 3`,
  dropped_urls: `$scan, gen_random_uuid()`,
  agreed_hosts: `$scan, 'example.com', 'public'`,
  hosts: `'example.com', 'infinity'`,
  reuse_stops: `'target', 'versions', $scan, 'https://example.com/', '2026-01-02 03:04:05.678901+00'`,
  clause_verdicts: `'https://example.com/', 'desktop', 'wcag22-aa', '1.4.3', 'passed', $awkward, 'Ada', now()`,
  sign_ins: `'00000000-0000-7000-8000-000000000001', 'members', '[]', 'headers', '{}', 'sealed', '01234567', 1, now(), null, null`,
  scan_sessions: `$scan, 1, true, 1, 'sealed', null, 0, null`,
  schedules: `'00000000-0000-7000-8000-000000000002', '{}', 'single https://example.com/', '0 0 * * *', 'Europe/Berlin', false, null, null, null, now()`,
  jobs: `gen_random_uuid(), 'kind', 'key', '{}', 'done', '{"at": 1}', null, 0, false, 1, now(), null, null, now(), now(), now()`,
  webhooks: `'00000000-0000-7000-8000-000000000003', 'https://example.com', 'standard', '[]', true, 'sealed', '01234567', null, now()`,
  webhook_deliveries: `gen_random_uuid(), default, '00000000-0000-7000-8000-000000000003', 'scan.ended', '{}', $scan, 'delivered', 1, null, now(), 200, null, now(), now()`,
  access_tokens: `'00000000-0000-7000-8000-000000000004', 'ada', 'admin', 'abcd', 'hash', now(), null, null`,
  shares: `gen_random_uuid(), $scan, 'hash', '{"kind": "scan"}', $awkward, now(), now()`,
  audit_events: `default, now(), 'anonymous', null, 'scan.created', null, null, '{}'`,
  false_positive_marks: `gen_random_uuid(), default, now(), 'target', 'failed', 'image-alt', 'accepted', '2027-01-31', $awkward, null, 'group', null, null, null, null, null, $scan, '[]', 1, 'applied'`,
};

/** An installation with a row in each table of a backup, and pictures. A scan with the highest number was deleted. */
export async function fillInstallation(
  db: Database,
  screenshots: ScreenshotStore,
): Promise<{ readonly scanId: string }> {
  const { id: scanId } = await aSitemapScan(db, 3, { tag: awkward.slice(0, 20) });
  const tiles = [];
  for (const page of [1, 2]) {
    const name = await screenshots.put(scanId, Buffer.from(`picture ${page}`));
    tiles.push({ name, firstRow: 0, lastRow: 9 });
    const occurrences = [1, 2].map((at) => anOccurrence({ html: `${awkward} ${page} ${at}`, screenshot: name }));
    await scanNextPage(db, aScannedReport({ title: awkward, groups: [aGroup(0, { occurrences })] }));
  }
  const whole = { tiles, width: 1, height: 2 };
  await sql`update pages set picture = ${JSON.stringify(whole)}::jsonb where scan_id = ${scanId} and ordinal = 0`.execute(
    db,
  );
  await sql`update occurrences set box = ${'[1,\n 2, 3.5, 4]'}::json where scan_id = ${scanId} and ordinal = 0`.execute(
    db,
  );
  for (const [table, values] of Object.entries(others)) {
    const text = values.replaceAll('$scan', `'${scanId}'`).replaceAll('$awkward', `'${awkward.replaceAll("'", "''")}'`);
    await sql.raw(`insert into ${table} overriding user value values (${text})`).execute(db);
  }
  const { id: newest } = await aScan(db);
  await sql`delete from pages where scan_id = ${newest}`.execute(db);
  await sql`delete from scans where id = ${newest}`.execute(db);
  return { scanId };
}

/** All that a backup keeps: the rows of each table as JSON texts, in one order, the next numbers, and the counts by triggers. */
export async function readInstallation(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = [...keptTables, 'installation', 'migrations', 'scan_counts', 'page_counts', 'targets'];
  const entries = tables.map(async (table) => {
    const condition = table.endsWith('_counts') && !table.startsWith('crawl') ? sql`where count <> 0` : sql``;
    const { rows } = await sql<{ row: string }>`
      select row_to_json(kept)::text as row from ${sql.table(table)} as kept ${condition} order by row_to_json(kept)::text collate "C"
    `.execute(db);
    // Between tokens of JSON, any white space means the same.
    return [table, rows.map(({ row }) => row.replaceAll('\n', ' '))] as const;
  });
  const { rows: sequences } = await sql<{ next: string }>`
    select sequencename || ' ' || coalesce(last_value, 0) as next from pg_sequences where schemaname = current_schema() order by 1
  `.execute(db);
  return { ...Object.fromEntries(await Promise.all(entries)), sequences: sequences.map(({ next }) => next) };
}
