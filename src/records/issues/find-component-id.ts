import type { Database } from '../../adapters/db/schema.ts';

/** Undefined if the scan has no component with this key. */
export async function findComponentId(db: Database, scanId: string, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('components')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('key', '=', key.replaceAll('\u0000', ''))
    .executeTakeFirst();
  return row?.id;
}
