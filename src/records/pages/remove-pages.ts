import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';

/**
 * Removes pages that turn out not to be pages of the scan, and that have no findings. The last pages get the free
 * numbers, because lists and reports rely on ordinals without gaps. Readers of many pages start again, as after a
 * withdrawal. The caller holds the scan's row, and counts the pages.
 */
export async function removePages(
  tx: Transaction<Schema>,
  scan: Pick<ScanRow, 'id' | 'pages_total' | 'withdrawn_pages'>,
  ids: readonly number[],
): Promise<ScanEffect> {
  if (ids.length === 0) return {};
  const left = scan.pages_total - ids.length;
  const removed = await tx
    .deleteFrom('pages')
    .where('scan_id', '=', scan.id)
    .where('id', 'in', ids)
    .returning('ordinal')
    .execute();
  const free = removed.filter(({ ordinal }) => ordinal < left).map(({ ordinal }) => ordinal);
  if (free.length > 0) {
    await sql`
      update pages set ordinal = gap.ordinal
      from (
        select value::integer as ordinal, row_number() over (order by value::integer) as place
        from jsonb_array_elements_text(${JSON.stringify(free)}::jsonb)
      ) as gap
      join (
        select id, row_number() over (order by ordinal) as place
        from pages where scan_id = ${scan.id}::uuid and ordinal >= ${left}::integer
      ) as last using (place)
      where pages.scan_id = ${scan.id}::uuid and pages.id = last.id
    `.execute(tx);
  }
  return { withdrawn_pages: scan.withdrawn_pages + ids.length };
}
