import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { ScansTable } from '../../adapters/db/scans-table.ts';
import { wholeTarget, wholeTargetOf } from '../../adapters/db/whole-target.ts';

/** The scan that first found something, and the time when it was created. */
export type FirstSeen = { readonly scan: string; readonly at: Date };

type PageOfScan = {
  readonly scan: Pick<Selectable<ScansTable>, 'target_key' | 'part_of' | 'viewport_preset' | 'sequence'>;
  readonly url: string;
  readonly entry: string;
};

/**
 * Since when the findings of a page are there in this viewport without a gap, by their fingerprints. A finding that is not in the map is
 * new. A scan that did not look (the page failed, or the rule did not finish) makes no gap, unless three do in a row.
 */
export async function findFirstSeen(
  tx: Transaction<Schema>,
  { scan, url, entry }: PageOfScan,
): Promise<ReadonlyMap<string, FirstSeen>> {
  const { rows } = await sql<FirstSeen & { readonly fingerprint: string }>`
    with looks as materialized (
      select pages.id, scans.id as scan, scans.created_at as at, scans.sequence, array(
        select key from jsonb_each(pages.rules) where value = 'null'::jsonb
      ) as unfinished
      from scans join pages on pages.scan_id = scans.id and pages.url = ${url}::text and pages.entry = ${entry}::text and pages.status = 'completed'
      where ${wholeTarget} = ${wholeTargetOf(scan)}::text and scans.sequence < ${scan.sequence}::bigint
        and scans.viewport_preset = ${scan.viewport_preset}::text
        and scans.deleted_at is null and scans.data_removed_at is null
      order by scans.sequence desc limit 3
    )
    select fingerprint, coalesce(found.first_seen_scan, looks.scan) as scan, coalesce(found.first_seen_at, looks.at) as at
    from looks cross join lateral (
      select fingerprint, first_seen_scan, first_seen_at, group_id from occurrences where page_id = looks.id offset 0
    ) as found
    where not exists (
      select 1 from looks as later
      where later.sequence > looks.sequence
        and (select rule from issue_groups where id = found.group_id limit 1) <> all (later.unfinished)
    )
    ${keepsPlan}`.execute(tx);
  return new Map(rows.map(({ fingerprint, ...seen }) => [fingerprint, seen]));
}
