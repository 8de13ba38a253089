import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { openEmbedded } from '../../src/db/embedded.ts';
import type { DatabaseLocation } from '../../src/db/open-database.ts';
import { openServer } from '../../src/db/server.ts';

/** No type knows its tables any more. */
type OldDb = Kysely<unknown>;
export type OldData = { readonly endedScan: string; readonly openScan: string };

const oldest = '0001-scans-pages-issues';

/** A database as the first release left it when its process died: one scan that has ended, and one in mid-scan. */
export async function makeOldDatabase(location: DatabaseLocation, pageUrls: readonly string[]): Promise<OldData> {
  return openUnchecked(location, async (db) => {
    await migrateToOldest(db);
    return writeData(db, pageUrls);
  });
}

/** A database of any schema, which stays as it is. */
export async function openUnchecked<T>(location: DatabaseLocation, action: (db: OldDb) => Promise<T>): Promise<T> {
  const { dialect, release } =
    location.kind === 'embedded' ? await openEmbedded(location.folder) : await openServer(location);
  const db: OldDb = new Kysely({ dialect });
  try {
    return await action(db);
  } finally {
    await db.destroy();
    await release();
  }
}

async function migrateToOldest(db: OldDb): Promise<void> {
  const text = await readFile(new URL(`../../migrations/${oldest}.sql`, import.meta.url), 'utf8');
  const up = async (target: OldDb) => {
    for (const statement of text.split(/;\s*$/m)) {
      if (statement.trim() !== '') await sql.raw(statement).execute(target);
    }
  };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ [oldest]: { up } }) },
  }).migrateToLatest();
  if (error !== undefined) throw new Error('The old schema could not be made.', { cause: error });
}

async function writeData(db: OldDb, pageUrls: readonly string[]): Promise<OldData> {
  const [endedScan, openScan] = [randomUUID(), randomUUID()];
  const [first = ''] = pageUrls;
  const { origin } = new URL(first);
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, tag, status, phase, engine, browser, pages_total, pages_completed,
      failed_groups, failed_occurrences, critical_occurrences, score_sum, scored_pages, revision, started_at, finished_at)
    values (${endedScan}, ${first}, ${`${first} single desktop`}, 'single', 'desktop', 'old', 'completed', 'done', 'axe-core 4.14.1', 'Chromium 1', 1, 1,
      1, 2, 2, 50, 1, 7, now() - interval '1 day', now() - interval '1 day')`.execute(db);
  await sql`
    with page as (
      insert into pages (scan_id, ordinal, url, status, outcome, http_status, attempts, claim, failed_occurrences, score, finished_at, duration_ms)
      values (${endedScan}, 0, ${first}, 'completed', 'scanned', 200, 1, 1, 2, 50, now() - interval '1 day', 900) returning id
    ), grouped as (
      insert into issue_groups (scan_id, kind, rule, engine, severity_rank, best_practice, occurrence_count, page_count, stored_count, omitted_count)
      values (${endedScan}, 'failed', 'image-alt', 'axe-core', 0, false, 2, 1, 2, 0) returning id
    ), part as (
      insert into group_pages (group_id, page_id, stored_count, omitted_count) select grouped.id, page.id, 2, 0 from grouped, page
    )
    insert into occurrences (id, scan_id, group_id, page_id, ordinal, fingerprint, selector, html, message)
    select gen_random_uuid(), ${endedScan}, grouped.id, page.id, nth, 'old-' || nth, '#old-' || nth, '<img>', 'It has no text.'
    from grouped, page, generate_series(0, 1) as nth`.execute(db);
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending, pages_running, started_at)
    values (${openScan}, ${`${origin}/sitemap.xml`}, 'open', 'sitemap', 'desktop', 'running', 'scanning', ${pageUrls.length}::int,
      ${pageUrls.length - 1}::int, 1, now())`.execute(db);
  await sql`
    insert into pages (scan_id, ordinal, url, status, attempts, claim, lease_until)
    select ${openScan}, (nth - 1)::int, url, case nth when 1 then 'running' else 'pending' end, case nth when 1 then 1 else 0 end,
      case nth when 1 then 1 else 0 end, case nth when 1 then now() + interval '5 seconds' end
    from jsonb_array_elements_text(${JSON.stringify(pageUrls)}::jsonb) with ordinality as listed (url, nth)`.execute(
    db,
  );
  return { endedScan, openScan };
}
