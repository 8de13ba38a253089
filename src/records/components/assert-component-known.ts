import type { Database } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';

/** Throws Refused (`occurrence_not_found`) if the scan has no component with this key. */
export async function assertComponentKnown(db: Database, scanId: string, key: string): Promise<void> {
  const found = await db
    .selectFrom('components')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('key', '=', key.replaceAll('\u0000', ''))
    .executeTakeFirst();
  if (found === undefined) throw new Refused({ code: 'occurrence_not_found', by: 'component' });
}
