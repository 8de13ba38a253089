import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import type { Occurrence } from '../../records/issues/issue-card.ts';
import type { Reader } from '../../records/issues/read-occurrences.ts';
import { readOccurrencesById } from '../../records/issues/read-occurrences.ts';
import type { ComparedScans } from './compared-scans.ts';
import { nameOf } from './compared-scans.ts';
import type { ListedChange } from './finding-change.ts';
import { changeReasonSchema, listedChanges } from './finding-change.ts';
import type { LocatedChanges, Place } from './locate-changes.ts';
import { namePlace } from './locate-changes.ts';
import { matchInBatches } from './match-in-batches.ts';

/** What a listed occurrence has in addition to those of an issue. */
export const changeFields = {
  scan_id: z.uuid().describe('The scan that has the occurrence: the base for what is `fixed`.'),
  kind: z.enum(['failed', 'needs_review']),
  key: z.string().describe('The key of its issue.'),
  change: z.enum(listedChanges),
  because: changeReasonSchema.nullable(),
};

export type ChangedOccurrence = Occurrence & z.infer<z.ZodObject<typeof changeFields>>;

type ChangeFilter = {
  readonly change?: ListedChange | undefined;
  readonly kind?: FindingKind | undefined;
  readonly key?: string | undefined;
  readonly pageUrl?: string | undefined;
  /** Only findings of these rules. */
  readonly rules?: ReadonlySet<string> | undefined;
};

type Listing = {
  readonly scans: ComparedScans;
  readonly located: LocatedChanges;
  readonly filter: ChangeFilter;
  readonly page: PageRequest;
};

/**
 * One page of the stored findings that changed between two scans. Findings that were counted but not stored are not
 * among them, and neither are those that either scan marks as false positives.
 */
export async function listChanges(
  reader: Reader,
  { scans, located, filter, page }: Listing,
): Promise<{ readonly occurrences: readonly ChangedOccurrence[]; readonly page: PageInfo }> {
  const places = await choosePlaces(reader.db, { scans, located, filter });
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const { chosen, skipped } = takeWindow(places, page);
  const named = await nameFindings(reader.db, { scans, located, places: chosen });
  const rest = { limit: page.limit, offset: page.offset - skipped };
  const found = await findIds({ db: reader.db, scans }, named, rest);
  const byId = await readOccurrencesById(reader, [...found.keys()]);
  const occurrences = [...found].flatMap(([id, place]) => {
    const [occurrence, group] = [byId.get(id), located.groups.byId.get(place.groupId)];
    if (occurrence === undefined || group === undefined) return [];
    const { change, because, side } = place;
    return [{ ...occurrence, scan_id: scans[side].id, kind: group.kind, key: group.rule, change, because }];
  });
  return { occurrences, page: pageInfoOf(page, total) };
}

async function choosePlaces(
  db: Database,
  { scans, located, filter }: Omit<Listing, 'page'>,
): Promise<readonly Place[]> {
  const { change, kind, key, pageUrl, rules } = filter;
  const pages = pageUrl === undefined ? undefined : await findPages(db, scans, pageUrl);
  return located.places.filter((place) => {
    const group = located.groups.byId.get(place.groupId);
    if (group === undefined || !isWanted(change, place.change)) return false;
    if (!isWanted(kind, group.kind) || !isWanted(key, group.rule)) return false;
    return (pages?.has(place.page) ?? true) && (rules?.has(group.rule) ?? true);
  });
}

function isWanted(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === value;
}

async function findPages(db: Database, { base, here }: ComparedScans, url: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('scan_id', 'in', [base.id, here.id])
    .where('url', '=', url.replaceAll('\u0000', ''))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The places that have a part in the window, and the number of findings before them. */
function takeWindow(places: readonly Place[], { limit, offset }: PageRequest) {
  const chosen: Place[] = [];
  let before = 0;
  let skipped = 0;
  for (const place of places) {
    if (before + place.count <= offset) skipped += place.count;
    else if (before < offset + limit) chosen.push(place);
    before += place.count;
  }
  return { chosen, skipped };
}

/** `names`: null for all findings of the group on the page. */
type NamedPlace = { readonly place: Place; readonly names: readonly string[] | null };

/** Compares the pairs of these places once more, to learn which findings are meant. */
async function nameFindings(
  db: Database,
  { scans, located, places }: Pick<Listing, 'scans' | 'located'> & { readonly places: readonly Place[] },
): Promise<readonly NamedPlace[]> {
  const pairs = [...new Set(places.flatMap(({ pair }) => pair ?? []))];
  const byPlace = new Map<string, string[]>();
  for await (const matched of matchInBatches({ db, groups: located.groups, scans }, pairs))
    for (const { pair, side, name, ...finding } of matched) {
      const place = namePlace({ ...finding, page: pair[side] });
      byPlace.set(place, [...(byPlace.get(place) ?? []), name]);
    }
  return places.map((place) => ({
    place,
    names: place.pair === undefined ? null : (byPlace.get(namePlace(place)) ?? []),
  }));
}

/** The ids of the unmarked findings at these places, in their order. */
async function findIds(
  { db, scans }: { readonly db: Database; readonly scans: ComparedScans },
  named: readonly NamedPlace[],
  { limit, offset }: PageRequest,
): Promise<ReadonlyMap<string, Place>> {
  if (named.length === 0) return new Map();
  const wanted = named.map(({ place, names }, at) => ({ at, page: place.page, group: place.groupId, names }));
  const { rows } = await sql<{ id: string; at: number }>`
    select found.id, wanted.at
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (at integer, page bigint, "group" bigint, names jsonb),
      lateral (
        select id, ordinal from occurrences
        where page_id = wanted.page and group_id = wanted.group and not false_positive
          and (wanted.names is null or wanted.names ? ${sql.ref(nameOf(scans))}) offset 0
      ) as found
    order by wanted.at, found.ordinal limit ${limit}::integer offset ${offset}::integer
  `.execute(db);
  return new Map(rows.flatMap(({ id, at }) => (named[at] === undefined ? [] : [[id, named[at].place] as const])));
}
