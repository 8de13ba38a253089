import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../../adapters/db/schema.ts';
import type { MarkedGroup, MarkedScan } from './covering-marks.ts';
import { wholeTarget, wholeTargetOf } from '../../../adapters/db/whole-target.ts';

export type LastLook = { readonly page: number; readonly sequence: number };

/**
 * The last scan before this one that looked at each of these pages with the group's rule: it scanned the page's URL,
 * and the rule finished there. 0 if there is none.
 */
export async function readLastLooks(
  tx: Transaction<Schema>,
  { scan, group }: { readonly scan: MarkedScan; readonly group: MarkedGroup },
  pageIds: readonly number[],
): Promise<readonly LastLook[]> {
  const { rows } = await sql<LastLook>`
    select here.id as page, coalesce((
      select max(scans.sequence) from scans join pages on pages.scan_id = scans.id and pages.url = here.url
        and pages.entry = here.entry
      where ${wholeTarget} = ${wholeTargetOf(scan)}::text and scans.sequence < ${scan.sequence}::bigint and scans.deleted_at is null
        and pages.status = 'completed' and pages.rules -> ${group.rule}::text is distinct from 'null'::jsonb
    ), 0)::bigint as sequence
    from pages as here where here.id = any (${`{${pageIds.join(',')}}`}::text::bigint[])
  `.execute(tx);
  return rows;
}
