import type { Database } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';

/** The issue groups of both compared scans. */
export type ComparedGroups = {
  readonly byId: ReadonlyMap<number, { readonly kind: FindingKind; readonly rule: string }>;
  /** Ids of those that found more on some page than was stored. */
  readonly cutShort: readonly number[];
};

/** Of these pages, as `<page> <kind> <rule>`: where more was found than was stored. */
export async function readCutShort(
  db: Database,
  { byId, cutShort }: ComparedGroups,
  pageIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (cutShort.length === 0) return new Set();
  const parts = await db
    .selectFrom('group_pages')
    .select(['page_id', 'group_id'])
    .where('group_id', 'in', cutShort)
    .where('page_id', 'in', pageIds)
    .where('omitted_count', '>', 0)
    .execute();
  return new Set(
    parts.map(({ page_id: page, group_id: id }) => {
      const group = byId.get(id);
      return `${page} ${group?.kind} ${group?.rule}`;
    }),
  );
}
