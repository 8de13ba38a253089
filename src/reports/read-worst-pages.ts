import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import type { ReportHead } from './report-model.ts';

type WorstPage = {
  readonly url: string;
  readonly entry: string;
  readonly score: string | null;
  readonly failed: number;
};

/** The pages with the most failed occurrences of the report's rules, most first. */
export async function readWorstPages(db: Database, head: ReportHead, most: number): Promise<readonly WorstPage[]> {
  if (head.standard !== null) return readWorstOfGroups(db, head, most);
  return db
    .selectFrom('pages')
    .select(['url', 'entry', 'score', 'failed_occurrences as failed'])
    .where('scan_id', '=', head.scan.id)
    .where('failed_occurrences', '>', 0)
    .orderBy('failed_occurrences', 'desc')
    .orderBy('ordinal')
    .limit(most)
    .execute();
}

async function readWorstOfGroups(db: Database, head: ReportHead, most: number): Promise<readonly WorstPage[]> {
  const ids = head.groups.filter(({ card }) => card.kind === 'failed').map(({ id }) => id);
  const { rows } = await sql<WorstPage>`
    select pages.url, pages.entry, pages.score, counted.failed
    from (
      select page_id, sum(stored_count + omitted_count - false_positive_count)::integer as failed
      from group_pages where group_id = any(${ids}::bigint[])
      group by page_id
    ) as counted join pages on pages.id = counted.page_id
    where counted.failed > 0
    order by counted.failed desc, pages.ordinal
    limit ${most}
  `.execute(db);
  return rows;
}
