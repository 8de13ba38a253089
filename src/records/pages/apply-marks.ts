import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { findMarkedGroups } from '../issues/false-positives/covering-marks.ts';
import type { Marked, PageChange } from '../issues/false-positives/flag-occurrences.ts';
import { flagOccurrences } from '../issues/false-positives/flag-occurrences.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { RecordedPage } from './recorded-page.ts';
import { recountComponents } from './recount-components.ts';
import { rescorePages } from './rescore-pages.ts';

/**
 * Updates these pages of one group, and the counts that depend on them, to the marks that cover the scan. Returns false
 * if no change was needed. The caller holds the scan's row, and settles it afterwards.
 */
export async function applyMarks(
  { tx, ruleInfo }: Writing,
  marked: Marked,
  pageIds: readonly number[],
): Promise<boolean> {
  const changes = await flagOccurrences(tx, marked, pageIds);
  if (changes.length === 0) return false;
  await countOnPages(tx, marked, changes);
  const rescored = changes.filter((change) => change.marked !== 0);
  if (rescored.length > 0 && marked.group.kind === 'failed') {
    await rescorePages(
      { tx, ruleInfo },
      marked.scan.id,
      rescored.map(({ pageId }) => pageId),
    );
  }
  await recountComponents({ tx, ruleInfo }, { scanId: marked.scan.id, pageIds: changes.map(({ pageId }) => pageId) });
  return true;
}

/** Marks the findings of a page that was just recorded, because a mark also applies to later findings of its target. */
export async function markRecordedPage(
  writing: Writing,
  { scan, page, report, isMarked }: RecordedPage,
): Promise<ScanEffect> {
  if (!isMarked || report.groups.length === 0) return {};
  for (const { pageIds, ...group } of await findMarkedGroups(writing.tx, scan, [page.id]))
    await applyMarks(writing, { scan, group }, pageIds);
  return {};
}

/** The rank of the page's worst failure that is not marked, from its groups. Their counts were changed before. */
const worstFailure = sql`(
  select min(severity_rank) from group_pages as part join issue_groups on issue_groups.id = part.group_id
  where part.page_id = pages.id and kind = 'failed' and part.stored_count + part.omitted_count > part.false_positive_count
)`;

async function countOnPages(
  tx: Transaction<Schema>,
  { scan, group: { kind } }: Marked,
  changes: readonly PageChange[],
): Promise<void> {
  const failed = sql`failed_occurrences = failed_occurrences - marked, worst = ${worstFailure},
    accepted_count = accepted_count + accepted, fixed_pending_count = fixed_pending_count + pending`;
  const review = sql`needs_review_occurrences = needs_review_occurrences - marked,
    reviewed_count = reviewed_count + accepted + pending + confirmed`;
  await sql`
    update pages set ${kind === 'failed' ? failed : review}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as new (
      "pageId" bigint, marked integer, accepted integer, pending integer, confirmed integer
    )
    where pages.scan_id = ${scan.id}::uuid and pages.id = new."pageId"
  `.execute(tx);
}
