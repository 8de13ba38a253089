import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { MarkedScan } from './covering-marks.ts';

/**
 * A condition on `occurrences`: one of these marks covers it. `marks`: `false_positive_marks as mark where …`. Each
 * part is a list that is read once, for all occurrences of a batch.
 */
export function isCoveredBy(marks: RawBuilder<unknown>, scan: MarkedScan): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from ${marks} and mark.scope = 'group')
    or occurrences.selector in (select mark.selector from ${marks} and mark.scope = 'selector')
    or occurrences.component_id in (
      select components.id from components join (select mark.component from ${marks} and mark.scope = 'component') as marked
        on components.key = marked.component
      where components.scan_id = ${scan.id}::uuid
    )
    or (occurrences.fingerprint, occurrences.equal_count) in (
      select mark.fingerprint, mark.equal_count from ${marks} and mark.scope = 'occurrence'
    )
  )`;
}
