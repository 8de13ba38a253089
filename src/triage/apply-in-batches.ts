import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import type { MarkedGroup } from '../issues/false-positives/covering-marks.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { applyMarks } from '../pages/apply-marks.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';

export type TriageDeps = { readonly db: Database; readonly ruleInfo: RuleInfoSource };
type Rule = { readonly kind: FindingKind; readonly rule: string };

/**
 * The embedded database answers nobody else while a transaction runs: a batch ends before others notice. Every batch leaves
 * rows and counters in agreement, so a reader between two of them sees a mark that holds for some pages already.
 */
const maxPages = 50;
const maxOccurrences = 500;

/** Brings one group of a scan in line with the marks, page after page. A scan without the group is left alone. */
export async function applyInBatches(deps: TriageDeps, scanId: string, rule: Rule): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    after = await applyToBatch(deps, { scanId, rule, after });
    // Transactions on the embedded database follow each other without a pause of their own: requests come in here.
    await setImmediate();
  }
}

type Batch = { readonly scanId: string; readonly rule: Rule; readonly after: number };

/** Answers the last page of the batch, undefined when there is none left, or the scan is gone. */
async function applyToBatch({ db, ruleInfo }: TriageDeps, batch: Batch): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, batch.scanId);
    const group = scan === undefined ? undefined : await findGroup(tx, batch);
    if (scan === undefined || group === undefined) return undefined;
    const pageIds = await readNextPages(tx, group, batch.after);
    if (pageIds.length === 0) return undefined;
    if (await applyMarks({ tx, ruleInfo }, { scan, group }, pageIds)) await settleScan(tx, scan.id);
    return pageIds.at(-1);
  });
}

async function findGroup(tx: Transaction<Schema>, { scanId, rule }: Batch): Promise<MarkedGroup | undefined> {
  return tx
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule'])
    .where('scan_id', '=', scanId)
    .where('kind', '=', rule.kind)
    .where('rule', '=', rule.rule)
    .executeTakeFirst();
}

async function readNextPages(tx: Transaction<Schema>, group: MarkedGroup, after: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select page_id as id, sum(stored_count) over (order by page_id) - stored_count as before
      from (
        select page_id, stored_count from group_pages
        where group_id = ${group.id} and page_id > ${after} order by page_id limit ${maxPages}
      ) as next
    ) as counted
    where before < ${maxOccurrences} order by id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
