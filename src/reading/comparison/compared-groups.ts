import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';

export type ComparedGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly severityRank: number;
  /** Its findings that are not marked as false positives, stored or not. */
  readonly found: number;
};

/** The issue groups of both scans, by id. */
export type ComparedGroups = {
  readonly byId: ReadonlyMap<number, ComparedGroup>;
  /** The ids of groups with more findings on some page than were stored. */
  readonly cutShort: readonly number[];
};

export async function readComparedGroups(db: Database, scanIds: readonly string[]): Promise<ComparedGroups> {
  const rows = await db
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule', 'severity_rank as severityRank', 'occurrence_count as found', 'omitted_count'])
    .where('scan_id', 'in', scanIds)
    .orderBy('id', 'desc')
    .execute();
  return {
    byId: new Map(rows.map(({ id, omitted_count: _omitted, ...group }) => [id, group])),
    cutShort: rows.filter((row) => row.omitted_count > 0).map(({ id }) => id),
  };
}

/**
 * Returns a function that tells whether a group's rule found more on a page than was stored. Both kinds count, because
 * a finding may change its kind. The group may belong to either scan.
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
