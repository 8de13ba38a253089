import { pathOfEntry } from '../../findings/page-path.ts';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { readBox } from '../../findings/page-picture.ts';
import { readPath } from '../../findings/opened-path.ts';
import { readFoundStates } from '../../findings/page-states.ts';
import type { PageRequest } from '../../paging/paging.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Occurrence } from './issue-card.ts';
import type { ScopedGroup } from './issue-scope.ts';
import { htmlOf, messageOf } from '../../findings/occurrence-texts.ts';

type OccurrenceRow = {
  readonly id: string;
  readonly fingerprint: string;
  readonly page_id: number;
  readonly page_url: string;
  readonly page_entry: string;
  readonly component: string;
  readonly pattern: string;
  readonly seen_scan: string;
  readonly seen_at: Date;
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly screenshot: string | null;
  readonly box: unknown;
  readonly states: string | null;
  readonly path: string | null;
  readonly false_positive: boolean;
  readonly verdict: Occurrence['verdict'];
  readonly came_back: boolean;
};

/** `catalog` is in the language of the reader. */
export type Reader = { readonly db: Database; readonly catalog: RuleCatalog };

/** One page of a group's stored occurrences in its scope. */
export async function readOccurrences(
  { db, catalog }: Reader,
  { row, parts }: ScopedGroup,
  page: PageRequest,
): Promise<readonly Occurrence[]> {
  if (parts !== undefined) return readFromParts({ db, catalog }, { row, parts }, page);
  // Ordinals have no gaps, so any offset is one index seek.
  const rows = await selectOccurrences(db)
    .where('occurrences.group_id', '=', row.id)
    .where('occurrences.ordinal', '>=', page.offset)
    .orderBy('occurrences.ordinal')
    .limit(page.limit)
    .execute();
  return rows.map((one) => presentOccurrence(one, catalog));
}

/** The first occurrence of a group in its scope that is not marked as false positive. */
export async function findSample(reader: Reader, { row, parts }: ScopedGroup): Promise<Occurrence | null> {
  if (parts === undefined) return (await readSamples(reader, [row])).get(row.id) ?? null;
  const unmarked = parts.filter(({ stored, marked }) => stored > marked).slice(0, 1);
  const [sample] = await readFromParts(reader, { row, parts: unmarked }, { limit: 1, offset: 0, isUnmarked: true });
  return sample ?? null;
}

type Window = PageRequest & { readonly isUnmarked?: boolean };

async function readFromParts(
  { db, catalog }: Reader,
  { row, parts }: Required<ScopedGroup>,
  { limit, offset, isUnmarked = false }: Window,
): Promise<readonly Occurrence[]> {
  let before = 0;
  let skipped = 0;
  const pageIds: number[] = [];
  for (const { page, stored } of parts) {
    if (before + stored <= offset) skipped += stored;
    else if (before < offset + limit) pageIds.push(page);
    before += stored;
  }
  const [first] = parts;
  if (first === undefined || pageIds.length === 0) return [];
  const inComponent = first.component === null ? sql`` : sql`and component_id = ${first.component}`;
  const unmarked = isUnmarked ? sql`and not false_positive` : sql``;
  // The database might otherwise walk the group's occurrences on all pages. The pages' own are always
  // fewer.
  const ofPages = sql<{ id: string }>`(
    select id from occurrences
    where page_id = any (${pageIds}::bigint[]) and group_id + 0 = ${row.id} ${inComponent} ${unmarked} offset 0
  )`.as<'of_pages'>(sql`of_pages`);
  const rows = await selectOccurrences(db)
    .innerJoin(ofPages, 'of_pages.id', 'occurrences.id')
    .orderBy('occurrences.page_id')
    .orderBy('occurrences.ordinal')
    .limit(limit)
    .offset(offset - skipped)
    .execute();
  return rows.map((one) => presentOccurrence(one, catalog));
}

type CountedGroup = {
  readonly id: number;
  readonly occurrence_count: number;
  readonly false_positive_count: number;
};

/** The first occurrence of each group that is not marked as false positive. */
export async function readSamples(
  { db, catalog }: Reader,
  groups: readonly CountedGroup[],
): Promise<ReadonlyMap<number, Occurrence>> {
  // A group that is marked as a whole has none, and a search for it would read every row.
  const shown = groups.filter((group) => group.occurrence_count > 0);
  const [marked = [], unmarked = []] = [true, false].map((isMarked) =>
    shown.filter((group) => group.false_positive_count > 0 === isMarked).map(({ id }) => id),
  );
  const rows = [...(await readFirst(db, unmarked)), ...(await readFirstUnmarked(db, marked))];
  return new Map(rows.map((row) => [row.group_id, presentOccurrence(row, catalog)]));
}

type FirstRow = OccurrenceRow & { readonly group_id: number };

/** The first occurrence of a group without marks has the number 0. */
async function readFirst(db: Database, groupIds: readonly number[]): Promise<readonly FirstRow[]> {
  if (groupIds.length === 0) return [];
  return selectOccurrences(db)
    .select('occurrences.group_id')
    .where('occurrences.group_id', 'in', groupIds)
    .where('occurrences.ordinal', '=', 0)
    .execute();
}

async function readFirstUnmarked(db: Database, groupIds: readonly number[]): Promise<readonly FirstRow[]> {
  if (groupIds.length === 0) return [];
  const wanted = sql<{ id: number }>`unnest(${groupIds}::bigint[])`.as<'wanted'>(sql`wanted(id)`);
  return selectOccurrences(db)
    .select('occurrences.group_id')
    .innerJoin(
      (from) =>
        from
          .selectFrom(wanted)
          .innerJoinLateral(
            (of) =>
              of
                .selectFrom('occurrences as any_of')
                .select(sql<number>`any_of.ordinal / 100`.as('hundred'))
                .whereRef('any_of.group_id', '=', 'wanted.id')
                .where('any_of.false_positive', '=', false)
                .orderBy(sql`any_of.ordinal / 100`)
                .limit(1)
                .as('place'),
            (join) => join.onTrue(),
          )
          .innerJoinLateral(
            (of) =>
              of
                .selectFrom('occurrences as first')
                .select('first.id as first_id')
                .whereRef('first.group_id', '=', 'wanted.id')
                .where(sql<boolean>`first.ordinal between hundred * 100 and hundred * 100 + 99`)
                .where('first.false_positive', '=', false)
                .orderBy('first.ordinal')
                .limit(1)
                .as('found'),
            (join) => join.onTrue(),
          )
          .select('found.first_id')
          .as('sample'),
      (join) => join.onRef('sample.first_id', '=', 'occurrences.id'),
    )
    .execute();
}

/** The first occurrence of each group on the page that is not marked as false positive. */
export async function readPageSamples(
  { db, catalog }: Reader,
  pageId: number,
): Promise<ReadonlyMap<number, Occurrence>> {
  // Chooses the rows before reading their texts.
  const firsts = sql<{ id: string }>`(
    select distinct on (group_id) id from occurrences where page_id = ${pageId} and not false_positive order by group_id, ordinal offset 0
  )`.as<'firsts'>(sql`firsts`);
  const rows = await selectOccurrences(db)
    .select('occurrences.group_id')
    .innerJoin(firsts, 'firsts.id', 'occurrences.id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, presentOccurrence(row, catalog)]));
}

export async function readOccurrencesById(
  { db, catalog }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Occurrence>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOccurrences(db).where('occurrences.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, presentOccurrence(row, catalog)]));
}

/** Joins each occurrence with its page's data. */
function selectOccurrences(db: Database) {
  return db
    .selectFrom('occurrences')
    .innerJoin('pages', 'pages.id', 'occurrences.page_id')
    .select([
      'occurrences.id',
      'occurrences.fingerprint',
      'occurrences.page_id',
      'pages.url as page_url',
      'pages.entry as page_entry',
      'occurrences.selector',
      'occurrences.pattern',
      'occurrences.screenshot',
      'occurrences.box',
      'occurrences.states',
      'occurrences.path',
      'occurrences.false_positive',
      'occurrences.verdict',
      'occurrences.came_back',
    ])
    .select([htmlOf().as('html'), messageOf().as('message')])
    .select([
      sql<string>`coalesce(occurrences.first_seen_scan, occurrences.scan_id)`.as('seen_scan'),
      sql<Date>`coalesce(
        occurrences.first_seen_at, (select created_at from scans where scans.id = occurrences.scan_id)
      )`.as('seen_at'),
    ])
    .select(
      sql<string>`(
        select key from components where components.id = occurrences.component_id and components.scan_id = occurrences.scan_id
      )`.as('component'),
    );
}

function presentOccurrence(row: OccurrenceRow, catalog: RuleCatalog): Occurrence {
  return {
    id: row.id,
    fingerprint: row.fingerprint,
    page_id: String(row.page_id),
    page_url: row.page_url,
    page_path: pathOfEntry(row.page_entry),
    component: row.component,
    pattern: row.pattern,
    selector: row.selector,
    html: row.html,
    ...sayMessage(row.message, catalog),
    screenshot: row.screenshot,
    ...readBox(row.box),
    states: readFoundStates(row.states),
    path: readPath(row.path),
    false_positive: row.false_positive,
    verdict: row.false_positive ? 'false_positive' : row.verdict,
    first_seen: { scan_id: row.seen_scan, created_at: row.seen_at.toISOString() },
    came_back: row.came_back,
  };
}

function sayMessage(stored: string, catalog: RuleCatalog) {
  const { message, problem, fix, details } = catalog.say(stored);
  return { message, problem, fix, details };
}
