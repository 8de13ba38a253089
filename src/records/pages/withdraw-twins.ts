import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import { replaceParts } from '../components/replace-parts.ts';
import { changePatterns, toPatternParts } from '../issues/count-patterns.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { Saying } from '../../texts/saying.ts';
import { storeSaying } from '../../texts/stored-saying.ts';

/** Outcomes that apply to every page of the scan with the same text. */
export const sharedOutcomes = ['soft_not_found', 'auth_required'] as const;
type SharedOutcome = (typeof sharedOutcomes)[number];

/** The outcome of a page that was not the requested page. */
export type KnownTwin = { readonly outcome: SharedOutcome; readonly saying: Saying | null };
type Twin = { readonly id: number; readonly score: string | null };
type Row = { readonly group_id: number; readonly ordinal: number };

export function isShared(outcome: string): outcome is SharedOutcome {
  return sharedOutcomes.some((shared) => shared === outcome);
}

/**
 * Withdraws pages with this text that were recorded as right before one of them proved to be missing, or to be a
 * sign-in form. Removes their findings and counts them as failed. Returns the change of the scan's row, in addition to
 * its page counters, and the number of pages. The caller holds the row, and settles it afterwards.
 */
export async function withdrawTwins(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { textDigest, outcome, saying }: KnownTwin & { readonly textDigest: string },
): Promise<{ readonly count: number; readonly change: ScanEffect }> {
  const twins = await tx
    .selectFrom('pages')
    .select(['id', 'score'])
    .where('scan_id', '=', scan.id)
    .where('text_digest', '=', textDigest)
    .where('status', '=', 'completed')
    .execute();
  const change = { status: 'failed', outcome, detail: storeSaying(saying) } as const;
  return withdrawPages(tx, scan, { pages: twins, change });
}

type Withdrawal = {
  readonly pages: readonly Twin[];
  /** The new values of the pages. */
  readonly change: UpdateObject<Schema, 'pages'>;
};

/** Removes the findings of scanned pages. Counts like `withdrawTwins`, and has the same requirements. */
export async function withdrawPages(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { pages, change }: Withdrawal,
): Promise<{ readonly count: number; readonly change: ScanEffect }> {
  if (pages.length === 0) return { count: 0, change: {} };
  const pageIds = pages.map(({ id }) => id);
  await removeFindings(tx, scan.id, pageIds);
  await tx
    .updateTable('pages')
    .set({ ...unscanned, ...change })
    .where('scan_id', '=', scan.id)
    .where('id', 'in', pageIds)
    .execute();
  const withdrawn = { withdrawn_pages: scan.withdrawn_pages + pages.length };
  return { count: pages.length, change: { ...withoutScores(pages), ...withdrawn } };
}

const unscanned = {
  notes: '[]',
  rules: '{}',
  unreached_frames: null,
  worst: null,
  failed_occurrences: 0,
  needs_review_occurrences: 0,
  accepted_count: 0,
  fixed_pending_count: 0,
  reviewed_count: 0,
  decided_passes: 0,
  score: null,
  content_key: null,
  unchanged_since_scan: null,
  unchanged_since_at: null,
  picture: null,
} as const;

function withoutScores(twins: readonly Twin[]): ScanEffect {
  return { removedScores: twins.flatMap(({ score }) => (score === null ? [] : [score])) };
}

async function removeFindings(tx: Transaction<Schema>, scanId: string, pageIds: readonly number[]): Promise<void> {
  const removed = await tx
    .deleteFrom('occurrences')
    .where('scan_id', '=', scanId)
    .where('page_id', 'in', pageIds)
    .returning(['group_id', 'page_id', 'pattern', 'false_positive', 'ordinal'])
    .execute();
  await replaceParts(tx, { scanId, pageIds }, []);
  await changePatterns(tx, scanId, { before: toPatternParts(removed), after: [] });
  const groupIds = await uncountParts(tx, { scanId, pageIds });
  if (groupIds.length === 0) return;
  await closeGaps(tx, { scanId, groupIds }, removed);
  await tx
    .deleteFrom('issue_groups')
    .where('scan_id', '=', scanId)
    .where('id', 'in', groupIds)
    .where('stored_count', '=', 0)
    .where('omitted_count', '=', 0)
    .execute();
}

/** Removes the pages' parts from their groups' counters. Returns the groups. */
async function uncountParts(
  tx: Transaction<Schema>,
  { scanId, pageIds }: { readonly scanId: string; readonly pageIds: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with parts as (
      delete from group_pages where scan_id = ${scanId}::uuid and page_id in (${sql.join(pageIds)}) returning *
    ), sums as (
      select group_id, sum(stored_count) as stored, sum(omitted_count) as omitted, sum(false_positive_count) as marked,
        sum(accepted_count) as accepted, sum(fixed_pending_count) as pending, sum(confirmed_count) as confirmed,
        count(*) filter (where stored_count + omitted_count > false_positive_count) as pages
      from parts group by group_id
    )
    update issue_groups set
      occurrence_count = occurrence_count - (stored + omitted - marked),
      stored_count = stored_count - stored,
      omitted_count = omitted_count - omitted,
      false_positive_count = false_positive_count - marked,
      accepted_count = accepted_count - accepted,
      fixed_pending_count = fixed_pending_count - pending,
      confirmed_count = confirmed_count - confirmed,
      page_count = page_count - pages
    from sums
    where issue_groups.id = sums.group_id and issue_groups.scan_id = ${scanId}::uuid
    returning issue_groups.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * The last occurrences of a group get the free numbers, because reading at an offset relies on ordinals without gaps.
 */
async function closeGaps(
  tx: Transaction<Schema>,
  { scanId, groupIds }: { readonly scanId: string; readonly groupIds: readonly number[] },
  removed: readonly Row[],
): Promise<void> {
  await sql`
    with gaps as (
      select group_id, free.ordinal, row_number() over (partition by group_id order by free.ordinal) as place
      from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as free (group_id bigint, ordinal integer)
        join issue_groups on issue_groups.id = group_id
      where free.ordinal < stored_count
    ), last as (
      select occurrences.id, group_id, row_number() over (partition by group_id order by ordinal) as place
      from occurrences join issue_groups on issue_groups.id = group_id
      where group_id in (${sql.join(groupIds)}) and ordinal >= stored_count
    )
    update occurrences set ordinal = gaps.ordinal
    from last join gaps using (group_id, place)
    where occurrences.id = last.id and occurrences.scan_id = ${scanId}::uuid
  `.execute(tx);
}
