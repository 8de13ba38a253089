import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { messageOf } from '../../findings/occurrence-texts.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import type { GroupName } from './get-issue-details.ts';
import { getGroup } from './get-issue-details.ts';
import type { Occurrence } from './issue-card.ts';
import { occurrenceSchema } from './issue-card.ts';
import type { IssueScope } from './issue-scope.ts';
import type { ChosenPattern } from './choose-patterns.ts';
import { choosePatterns } from './choose-patterns.ts';
import type { Reader } from './read-occurrences.ts';
import { readOccurrencesById } from './read-occurrences.ts';

const mostPageUrls = 5;

export const patternSchema = z.object({
  key: z.string().describe('The same in every scan.'),
  message: z
    .string()
    .describe('What is wrong, and how to fix it: without what only identifies one element, if it has several.'),
  component: z.string().describe('The key of the component that all of its elements are in.'),
  occurrence_count: z.int().describe('Stored occurrences that are not marked as false positives.'),
  page_count: z.int(),
  sample: occurrenceSchema.describe('The first of them, or the first with a picture on its page.'),
  page_urls: z.array(z.string()).describe('The first five pages.'),
});

export type Pattern = z.infer<typeof patternSchema>;

/**
 * The patterns of an issue, largest first. Patterns whose occurrences are all marked as false positives are left out.
 * Throws Refused (`issue_not_found`).
 */
export async function listPatterns(
  reader: Reader,
  { scope = {}, ...name }: GroupName & { readonly scope?: IssueScope },
  page: PageRequest,
): Promise<{ readonly patterns: readonly Pattern[]; readonly page: PageInfo }> {
  const { db } = reader;
  const group = await getGroup(db, name);
  const { chosen, total } = await choosePatterns(db, group, { scope, page });
  const places = await findPlaces(db, { groupId: group.id, pageId: scope.pageId }, chosen);
  const ids = [...places.values()].map(({ sample }) => sample);
  const samples = await readOccurrencesById(reader, ids);
  const messages = await readGeneralMessages(reader, ids);
  const patterns = chosen.flatMap(({ key, count, pages }): Pattern[] => {
    const place = places.get(key);
    const sample = samples.get(place?.sample ?? '');
    if (place === undefined || sample === undefined) return [];
    const message = count === 1 ? sample.message : (messages.get(sample.id) ?? sample.message);
    const { component } = sample;
    return [{ key, message, component, occurrence_count: count, page_count: pages, sample, page_urls: place.urls }];
  });
  return { patterns, page: pageInfoOf(page, total) };
}

/** `urls`: the first pages. `sample`: the id of the first occurrence on the first of them, one with a picture if there is any. */
type Place = { readonly key: string; readonly urls: string[]; readonly sample: Occurrence['id'] };
type Where = { readonly groupId: number; readonly pageId: number | undefined };

/** Goes from page to page of each pattern by its index, so the number of its occurrences does not matter. */
async function findPlaces(
  db: Database,
  { groupId, pageId }: Where,
  chosen: readonly ChosenPattern[],
): Promise<ReadonlyMap<string, Place>> {
  if (chosen.length === 0) return new Map();
  const ofPage = pageId === undefined ? sql`` : sql`and page_id = ${pageId}`;
  const next = (key: string, after: string) => sql`(
    select page_id from occurrences
    where group_id = ${groupId} and pattern = ${sql.ref(key)} and not false_positive and page_id > ${sql.raw(after)} ${ofPage}
    order by page_id limit 1
  )`;
  const { rows } = await sql<Place>`
    with recursive steps as (
      select key, 1 as step, first.page_id from unnest(${chosen.map(({ key }) => key)}::text[]) as wanted (key)
        cross join lateral ${next('wanted.key', '0')} as first
      union all
      select key, step + 1, following.page_id from steps cross join lateral ${next('steps.key', 'steps.page_id')} as following
      where step < ${mostPageUrls}
    )
    select key, json_agg((select url from pages where id = page_id limit 1) order by step) as urls, (
      select id from occurrences
      where group_id = ${groupId} and pattern = key and not false_positive and page_id = min(steps.page_id)
      order by screenshot is null, ordinal limit 1
    ) as sample
    from steps group by key
  `.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

async function readGeneralMessages(
  { db, catalog }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('occurrences')
    .select(['id', messageOf().as('message')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, message }) => [id, catalog.say(message).general]));
}
