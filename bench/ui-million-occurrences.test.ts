import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from '../test/contracts/make-scans.ts';
import { openReader } from '../test/ui/modes.ts';
import type { UiWorld } from '../test/ui/ui-world.ts';
import { startUiWorld } from '../test/ui/ui-world.ts';

const many = 1_000_000;
const part = 100_000;
const writingTimeoutMs = 300_000;

let folder: string;
let scanId: string;
let world: UiWorld;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-million-'));
  scanId = await writeMillion(folder);
  world = await startUiWorld({ CURBCUT_ROLE: 'web', CURBCUT_DATA_DIR: folder });
}, writingTimeoutMs);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('opens a scan, an issue and its last page within a second each, with a million occurrences', async () => {
  const { page, close } = await openReader(world.browser, {});
  await page.goto(world.service.origin);
  await page.getByRole('heading', { name: 'All scans' }).waitFor();
  const times: number[] = [];
  const measure = async (path: string, heading: string) => {
    const startedMs = performance.now();
    await page.goto(`${world.service.origin}${path}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    times.push(Math.round(performance.now() - startedMs));
  };
  await measure(`/scans/${scanId}`, 'Failures by WCAG criterion');
  await measure(`/scans/${scanId}/issues/failed/image-alt`, 'Occurrence 1');
  await measure(`/scans/${scanId}/issues/failed/image-alt?offset=999980`, 'Occurrence 1,000,000');
  await close();

  expect(times.filter((ms) => ms >= 1_000)).toEqual([]);
});

/** One occurrence as a scan writes it, and the others copied from it by the database. */
async function writeMillion(dataFolder: string): Promise<string> {
  const opened = await openDatabase({ kind: 'embedded', folder: dataFolder });
  try {
    const scan = await aScan(opened.db);
    await scanNextPage(opened.db, aScannedReport({ groups: [aGroup(1)], rules: { 'image-alt': [0, 1, 0] } }));
    await multiply(opened.db, scan.id);
    return scan.id;
  } finally {
    await opened.close();
  }
}

/** In order and in parts: the indexes grow at their end, and no transaction outgrows the memory of the embedded database. */
async function multiply(db: Database, id: string): Promise<void> {
  for (let first = 1; first < many; first += part) {
    await sql`
      insert into occurrences (id, scan_id, group_id, page_id, ordinal, fingerprint, selector, html, html_key, message_key)
      select lpad(to_hex(number), 32, '0')::uuid, scan_id, group_id, page_id, number, lpad(number::text, 8, '0'), selector, html, html_key, message_key
      from occurrences, generate_series(${first}::int, ${Math.min(first + part, many) - 1}::int) as number
      where scan_id = ${id}::uuid and ordinal = 0
    `.execute(db);
  }
  await db
    .updateTable('issue_groups')
    .set({ occurrence_count: many, stored_count: many })
    .where('scan_id', '=', id)
    .execute();
  await db
    .updateTable('scans')
    .set({ failed_occurrences: many, critical_occurrences: many })
    .where('id', '=', id)
    .execute();
}
