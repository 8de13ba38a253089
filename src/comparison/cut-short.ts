import type { Database } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';

type ComparedGroup = { readonly kind: FindingKind; readonly rule: string };

/** The issue groups of both compared scans. */
export type ComparedGroups = {
  readonly byId: ReadonlyMap<number, ComparedGroup>;
  /** Ids of those that found more on some page than was stored. */
  readonly cutShort: readonly number[];
};

/**
 * Says whether more was found on a page by a group's rule than was stored, of either kind: a finding may change its kind. The group
 * may be of either scan.
 */
export async function readCutShort(
  db: Database,
  { byId, cutShort }: ComparedGroups,
  pageIds: readonly number[],
): Promise<(pageId: number, group: ComparedGroup) => boolean> {
  if (cutShort.length === 0) return () => false;
  const parts = await db
    .selectFrom('group_pages')
    .select(['page_id', 'group_id'])
    .where('group_id', 'in', cutShort)
    .where('page_id', 'in', pageIds)
    .where('omitted_count', '>', 0)
    .execute();
  const nameOf = (pageId: number, group: ComparedGroup | undefined) => `${pageId} ${group?.rule}`;
  const known = new Set(parts.map((part) => nameOf(part.page_id, byId.get(part.group_id))));
  return (pageId, group) => known.has(nameOf(pageId, group));
}
