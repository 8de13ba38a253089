import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ScansTable } from './scans-table.ts';

type Targeted = Pick<Selectable<ScansTable>, 'target_key' | 'part_of'>;

/**
 * The target that a scan is about: its own, or that of the scan of which it scans some pages again. Marks, and since when
 * findings are there, go by it.
 */
export function wholeTargetOf({ target_key: own, part_of: whole }: Targeted): string {
  return whole ?? own;
}

/** The whole target of each scan, for statements that read `scans`. */
export const wholeTarget = sql<string>`coalesce(scans.part_of, scans.target_key)`;
