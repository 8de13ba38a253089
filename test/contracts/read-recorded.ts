import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';

/** Everything that records wrote of a scan, without ids and times: equal for two scans with equal pages. */
export async function readRecorded(db: Database, { id }: Pick<ScanRow, 'id'>): Promise<unknown> {
  const { rows: occurrences } = await sql`
    select rule, occurrences.ordinal, pages.ordinal as page, fingerprint, occurrences.html, keyed.text as keyed, texts.text as message,
      occurrences.screenshot, components.key
    from occurrences join issue_groups on issue_groups.id = group_id join pages on pages.id = page_id
      join components on components.id = component_id
      join occurrence_texts as texts on texts.scan_id = occurrences.scan_id and texts.key = message_key
      left join occurrence_texts as keyed on keyed.scan_id = occurrences.scan_id and keyed.key = html_key
    where occurrences.scan_id = ${id}::uuid order by fingerprint
  `.execute(db);
  const { rows: parts } = await sql`
    select pages.ordinal, components.key, components.label, part.failed_count, part.makes_clean, part.score_points,
      components.page_count, components.failed_count as total, components.score_points as points
    from component_pages as part join components on components.id = component_id join pages on pages.id = page_id
    where components.scan_id = ${id}::uuid order by 1, 2
  `.execute(db);
  const groups = await db
    .selectFrom('issue_groups')
    .select(['rule', 'occurrence_count', 'page_count', 'stored_count', 'omitted_count'])
    .where('scan_id', '=', id)
    .orderBy('rule')
    .execute();
  const pages = await db
    .selectFrom('pages')
    .select(['ordinal', 'status', 'outcome', 'score', 'failed_occurrences', 'rules', 'notes', 'text_digest', 'picture'])
    .select(['title', 'final_url', 'http_status', 'duration_ms', 'states', 'unreached_frames', 'detail'])
    .select(sql<boolean>`lease_until is not null`.as('isHeld'))
    .where('scan_id', '=', id)
    .orderBy('ordinal')
    .execute();
  const { status, progress, summary, score, notes, fonts, engine } = presentScan(await getScan(db, id));
  return { scan: { status, progress, summary, score, notes, fonts, engine }, pages, groups, parts, occurrences };
}
