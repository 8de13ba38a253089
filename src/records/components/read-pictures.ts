import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

/** File names of pictures of the component, by occurrence id, for occurrences without their own picture. */
export async function readComponentPictures(
  db: Database,
  occurrenceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (occurrenceIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; screenshot: string }>`
    select occurrences.id, pictured.screenshot
    from occurrences cross join lateral (
      select screenshot from component_pages
      where component_id = occurrences.component_id and screenshot is not null
      order by page_id <> occurrences.page_id, page_id limit 1
    ) as pictured
    where occurrences.id = any (${occurrenceIds}::uuid[]) and occurrences.screenshot is null
  `.execute(db);
  return new Map(rows.map(({ id, screenshot }) => [id, screenshot]));
}
