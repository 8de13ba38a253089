import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { keyOfText } from '../../src/records/issues/add-texts.ts';
import { findBreaches } from './check-outcome.ts';
import type { FaultWorld } from './fault-world.ts';
import type { Special, SpecialOutcome } from './special-rounds.ts';
import { waitUntil } from './wait-until.ts';

/** So many rows that a removal takes several steps of half a second, on a fast machine too. */
const pages = 250;
const occurrencesPerPage = 400;
/** So many that removing them takes longer than it takes to see that it has begun. */
const pictures = 4_000;
const removalLimitMs = 300_000;
const message = 'It has no text alternative.';

const jobsSchema = z.object({
  jobs: z.array(z.object({ key: z.string(), progress: z.object({ done: z.int(), total: z.int() }).nullable() })),
});

export const deleteAndKill: Special = { name: 'delete-and-kill', run: killWhileDeleting };

/**
 * A large scan is deleted while another runs, and the service is killed twice while the job removes the rows, and once when it
 * has begun to remove the files. Afterwards nothing of the deleted scan is left, and the other scan has all its findings.
 */
async function killWhileDeleting(world: FaultWorld): Promise<SpecialOutcome> {
  const deleted = await world.withDatabase(({ db }) => writeLargeScan(db));
  const folder = join(world.dataFolder, 'screenshots', deleted);
  await world.startService();
  await writePictures(folder);
  const other = await world.client.create({ sitemap_url: world.site.sitemapUrl, scan_type: 'sitemap' });
  const { status } = await fetch(`${world.service.origin}/api/scans/${deleted}`, { method: 'DELETE' });
  if (status !== 204) throw new Error(`DELETE answered ${status}`);

  const struck: string[] = [];
  for (let done = 0; struck.length < 2;) {
    done = await untilMoreIsRemoved(world, deleted, done);
    struck.push(await killAndCount(world, deleted));
  }
  await waitUntil('the files are being removed', removalLimitMs, async () =>
    (await countFiles(folder)) < pictures ? true : undefined,
  );
  await world.service.kill();
  struck.push(`${await countFiles(folder)} of ${pictures} pictures left`);
  await world.startService();
  const answer = await fetch(`${world.service.origin}/api/scans/${deleted}`);
  await world.untilEnded(other.id);
  await world.untilJobsAreDone();
  await world.stopAll();
  const left = [
    ...(answer.status === 404 ? [] : [`the deleted scan is answered with ${answer.status}`]),
    ...(await world.withDatabase(({ db }) => listRemains(db, deleted))),
    ...((await countFiles(folder)) === 0 ? [] : ['pictures of the deleted scan are left']),
  ];
  return { story: `killed with ${struck.join(', ')}`, breaches: [...left, ...(await findBreaches(world, other.id))] };
}

/** Resolves when the job has removed more rows than `done`, with how many, and has not removed all. */
async function untilMoreIsRemoved(world: FaultWorld, scanId: string, done: number): Promise<number> {
  return waitUntil('the job has removed more rows', removalLimitMs, async () => {
    const answer = await fetch(`${world.service.origin}/api/jobs?limit=500`);
    const job = jobsSchema.parse(await answer.json()).jobs.find(({ key }) => key === scanId);
    const removed = job?.progress?.done ?? 0;
    if (removed > 0 && removed === job?.progress?.total) throw new Error('The job was done before the kill.');
    return removed > done ? removed : undefined;
  });
}

/** Kills the service, counts what is left with no process on the database, and starts it again. */
async function killAndCount(world: FaultWorld, scanId: string): Promise<string> {
  await world.service.kill();
  const { rows } = await world.withDatabase(({ db }) =>
    sql<{ left: number }>`select count(*)::integer as left from occurrences where scan_id = ${scanId}::uuid`.execute(
      db,
    ),
  );
  const left = rows[0]?.left ?? 0;
  if (left === 0) throw new Error('The rows were removed before the kill.');
  await world.startService();
  return `${left} of ${pages * occurrencesPerPage} occurrences left`;
}

async function countFiles(folder: string): Promise<number> {
  return (await readdir(folder).catch(() => [])).length;
}

async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < pictures; number += 1) await writeFile(join(folder, `${number}.webp`), 'a picture');
}

async function listRemains(db: Database, scanId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'scans' as what, count(*)::integer from scans where id = ${scanId}::uuid
    union all select 'pages', count(*)::integer from pages where scan_id = ${scanId}::uuid
    union all select 'page_counts', count(*)::integer from page_counts where scan_id = ${scanId}::uuid
    union all select 'issue_groups', count(*)::integer from issue_groups where scan_id = ${scanId}::uuid
    union all select 'group_pages', count(*)::integer from group_pages
      where not exists (select 1 from issue_groups where issue_groups.id = group_pages.group_id)
    union all select 'patterns', count(*)::integer from patterns where scan_id = ${scanId}::uuid
    union all select 'occurrences', count(*)::integer from occurrences where scan_id = ${scanId}::uuid
    union all select 'occurrence_texts', count(*)::integer from occurrence_texts where scan_id = ${scanId}::uuid
  `.execute(db);
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} rows of ${what} are left`);
}

/** An ended scan with one issue that is found everywhere. */
async function writeLargeScan(db: Database): Promise<string> {
  const id = randomUUID();
  const total = pages * occurrencesPerPage;
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, engine, pages_total, pages_completed,
      failed_groups, failed_occurrences, critical_occurrences, critical_pages, started_at, finished_at)
    values (${id}, 'https://large.example/sitemap.xml', 'large', 'sitemap', 'desktop', 'completed', 'done', 'axe-core 4.14.1',
      ${pages}, ${pages}, 1, ${total}, ${total}, ${pages}, now(), now())`.execute(db);
  await sql`
    insert into pages (scan_id, ordinal, url, status, outcome, worst, failed_occurrences, finished_at)
    select ${id}::uuid, n, 'https://large.example/' || n, 'completed', 'scanned', 0, ${occurrencesPerPage}, now()
    from generate_series(0, ${pages - 1}::integer) as n`.execute(db);
  await sql`
    with grouped as (
      insert into issue_groups (scan_id, kind, rule, engine, severity_rank, best_practice, occurrence_count, page_count, stored_count, omitted_count)
      values (${id}, 'failed', 'image-alt', 'axe-core', 0, false, ${total}, ${pages}, ${total}, 0) returning id
    ), part as (
      insert into group_pages (scan_id, group_id, page_id, stored_count, omitted_count)
      select ${id}::uuid, grouped.id, pages.id, ${occurrencesPerPage}, 0 from grouped, pages where pages.scan_id = ${id}::uuid
    ), texts as (
      insert into occurrence_texts (scan_id, key, text) values (${id}, ${keyOfText(message)}, ${message})
    ), component as (
      insert into components (scan_id, key, label, selector, html, failed_count, needs_review_count, page_count, failed_pages,
        needs_review_pages, pages_made_clean, score_points)
      values (${id}, 'article', 'article', 'main > article', '<article>', ${total}, 0, ${pages}, ${pages}, 0, 0, 1) returning id
    ), counted as (
      insert into patterns (scan_id, group_id, component_id, key, stored_count, occurrence_count, page_count)
      select ${id}::uuid, grouped.id, component.id, 'pattern-' || place, ${pages}, ${pages}, ${pages}
      from grouped, component, generate_series(0, ${occurrencesPerPage - 1}::integer) as place
    )
    insert into occurrences (id, scan_id, group_id, page_id, component_id, ordinal, equal_count, fingerprint,
      portable_fingerprint, pattern, selector, html, message_key, box)
    select gen_random_uuid(), ${id}::uuid, grouped.id, pages.id, component.id, pages.ordinal * ${occurrencesPerPage}::integer + place,
      1, 'large-' || pages.ordinal || '-' || place, 'portable-' || place, 'pattern-' || place, '#image-' || place, '<img>', ${keyOfText(message)}::uuid,
      '"no_picture"'::json
    from grouped, component, pages, generate_series(0, ${occurrencesPerPage - 1}::integer) as place
    where pages.scan_id = ${id}::uuid`.execute(db);
  return id;
}
