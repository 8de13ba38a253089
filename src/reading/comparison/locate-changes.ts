import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../adapters/db/schema.ts';
import type { ComparedGroups } from './compared-groups.ts';
import { readComparedGroups } from './compared-groups.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ChangeReason, FindingChange, ListedChange } from './finding-change.ts';
import type { MatchedFinding } from './match-findings.ts';
import { matchInBatches } from './match-in-batches.ts';
import type { AlonePage, PagePair } from './match-pages.ts';
import { listMissingPages, matchPages } from './match-pages.ts';

/** The stored findings of one group on one page that changed in the same way and for the same reason. */
export type Place = {
  readonly page: number;
  /** Undefined for a page that only one of the scans scanned: all of its findings in the group are meant. */
  readonly pair: PagePair | undefined;
  readonly side: 'here' | 'base';
  readonly groupId: number;
  readonly change: ListedChange;
  readonly because: ChangeReason | null;
  readonly count: number;
};

export type LocatedChanges = { readonly groups: ComparedGroups; readonly places: readonly Place[] };

const pagesPerLook = 500;

/**
 * Finds the pages and groups whose findings changed, in the order of the pages, without the findings. So any part of
 * the list can be read without the part before it.
 */
export async function locateChanges(db: Database, scans: ComparedScans): Promise<LocatedChanges> {
  const { base, here } = scans;
  const { pairs, alone, inBoth } = await matchPages(db, scans);
  const groups = await readComparedGroups(db, [base.id, here.id]);
  const places: Place[] = [];
  for await (const matched of matchInBatches({ db, groups, scans }, pairs)) places.push(...gather(matched));
  const pages = [...alone, ...(await listMissingPages(db, base, inBoth))];
  for (let from = 0; from < pages.length; from += pagesPerLook) {
    places.push(...(await readAlone(db, pages.slice(from, from + pagesPerLook))));
    await setImmediate();
  }
  return { groups, places };
}

function gather(matched: readonly MatchedFinding[]): readonly Place[] {
  const byName = new Map<string, Place>();
  for (const { pair, side, groupId, change, because } of matched) {
    if (change === 'unchanged' || change === 'left_out') continue;
    const place = { page: pair[side], pair, side, groupId, change, because };
    const name = namePlace(place);
    byName.set(name, { ...place, count: (byName.get(name)?.count ?? 0) + 1 });
  }
  return [...byName.values()];
}

type PlaceName = Pick<Place, 'page' | 'groupId' | 'because'> & { readonly change: FindingChange };

export function namePlace({ page, groupId, change, because }: PlaceName): string {
  return `${page} ${groupId} ${change} ${because}`;
}

async function readAlone(db: Database, pages: readonly AlonePage[]): Promise<readonly Place[]> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const parts = await db
    .selectFrom('group_pages')
    .select(['page_id', 'group_id', 'stored_count', 'false_positive_count'])
    .where('page_id', 'in', [...byId.keys()])
    .whereRef('stored_count', '>', 'false_positive_count')
    .orderBy('page_id')
    .orderBy('group_id')
    .execute();
  return parts.flatMap(({ page_id: page, group_id: groupId, stored_count: stored, false_positive_count: marked }) => {
    const found = byId.get(page);
    if (found === undefined) return [];
    const { side, because } = found;
    const change = because === 'new_page' ? 'new' : 'not_comparable';
    return [{ page, pair: undefined, side, groupId, change, because, count: stored - marked }];
  });
}
