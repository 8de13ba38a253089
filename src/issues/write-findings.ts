import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import { newId } from '../shared/ids.ts';
import { rankOf } from '../shared/severity.ts';
import type { Severity } from '../shared/severity.ts';

/** Severity and kind of every rule; a rule that is not known any more counts as minor. */
export type RuleInfoSource = (rule: string) => { readonly severity: Severity; readonly bestPractice: boolean };

type NewOccurrence = {
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly fingerprint: string;
  readonly screenshot: string | null;
};

type NewGroup = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly total: number;
  readonly occurrences: readonly NewOccurrence[];
};

type Place = { readonly scanId: string; readonly pageId: number; readonly engine: string };
type WrittenGroup = {
  readonly id: number;
  readonly kind: FindingKind;
  readonly rule: string;
  readonly stored: number;
  readonly shots: number;
};

export const maxScreenshotsPerGroup = 200;

/**
 * Adds one page's findings to the scan's groups, and numbers its occurrences from each group's counter.
 * The caller holds the scan's row, and has made sure that this page's findings were not written before.
 */
export async function writeFindings(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  place: Place,
  groups: readonly NewGroup[],
): Promise<void> {
  if (groups.length > 0) {
    const written = await addToGroups({ tx, ruleInfo }, place, groups);
    const rows = dropSurplusScreenshots(numberOccurrences(groups, written), written);
    await insertOccurrences(tx, place, rows);
    await insertGroupPages(tx, place.pageId, { groups, written });
    await uncountSurplusScreenshots(tx, written);
  }
  await countFindings(tx, place.scanId);
}

async function addToGroups(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  place: Place,
  groups: readonly NewGroup[],
): Promise<readonly WrittenGroup[]> {
  const rows = groups.map((group) => ({
    kind: group.kind,
    rule: group.rule,
    severity_rank: rankOf(ruleInfo(group.rule).severity),
    best_practice: ruleInfo(group.rule).bestPractice,
    total: group.total,
    stored: group.occurrences.length,
    shots: group.occurrences.filter((occurrence) => occurrence.screenshot !== null).length,
  }));
  const { rows: written } = await sql<WrittenGroup>`
    insert into issue_groups as old (
      scan_id, kind, rule, engine, severity_rank, best_practice,
      occurrence_count, page_count, stored_count, omitted_count, screenshot_count
    )
    select ${place.scanId}::uuid, kind, rule, ${place.engine}::text, severity_rank, best_practice,
      total, 1, stored, total - stored, shots
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      kind text, rule text, severity_rank smallint, best_practice boolean, total integer, stored integer, shots integer
    )
    on conflict (scan_id, kind, rule) do update set
      occurrence_count = old.occurrence_count + excluded.occurrence_count,
      page_count = old.page_count + 1,
      stored_count = old.stored_count + excluded.stored_count,
      omitted_count = old.omitted_count + excluded.omitted_count,
      screenshot_count = old.screenshot_count + excluded.screenshot_count
    returning id, kind, rule, stored_count as stored, screenshot_count as shots
  `.execute(tx);
  return written;
}

type OccurrenceRow = NewOccurrence & { readonly id: string; readonly group_id: number; readonly ordinal: number };

/** The group's counter already includes these occurrences: they take the numbers at its end. */
function numberOccurrences(groups: readonly NewGroup[], written: readonly WrittenGroup[]): readonly OccurrenceRow[] {
  return groups.flatMap((group) => {
    const target = findGroup(written, group);
    const first = target.stored - group.occurrences.length;
    return group.occurrences.map((occurrence, index) => ({
      ...occurrence,
      id: newId(),
      group_id: target.id,
      ordinal: first + index,
    }));
  });
}

/** Two workers may each have seen room for their screenshots: the ones beyond the limit are let go here. */
function dropSurplusScreenshots(
  rows: readonly OccurrenceRow[],
  written: readonly WrittenGroup[],
): readonly OccurrenceRow[] {
  const surplus = new Map(written.map((group) => [group.id, group.shots - maxScreenshotsPerGroup]));
  return rows.toReversed().map((row) => {
    const left = surplus.get(row.group_id) ?? 0;
    if (left <= 0 || row.screenshot === null) return row;
    surplus.set(row.group_id, left - 1);
    return { ...row, screenshot: null };
  });
}

async function uncountSurplusScreenshots(tx: Transaction<Schema>, written: readonly WrittenGroup[]): Promise<void> {
  const full = written.filter((group) => group.shots > maxScreenshotsPerGroup).map((group) => group.id);
  if (full.length === 0) return;
  await tx
    .updateTable('issue_groups')
    .set({ screenshot_count: maxScreenshotsPerGroup })
    .where('id', 'in', full)
    .execute();
}

async function insertOccurrences(tx: Transaction<Schema>, place: Place, rows: readonly OccurrenceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into occurrences (id, scan_id, group_id, page_id, ordinal, fingerprint, selector, html, message, screenshot)
    select id, ${place.scanId}::uuid, group_id, ${place.pageId}::bigint, ordinal, fingerprint, selector, html, message, screenshot
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id uuid, group_id bigint, ordinal integer, fingerprint text, selector text, html text, message text, screenshot text
    )
  `.execute(tx);
}

async function insertGroupPages(
  tx: Transaction<Schema>,
  pageId: number,
  { groups, written }: { readonly groups: readonly NewGroup[]; readonly written: readonly WrittenGroup[] },
): Promise<void> {
  const rows = groups.map((group) => ({
    group_id: findGroup(written, group).id,
    page_id: pageId,
    stored_count: group.occurrences.length,
    omitted_count: group.total - group.occurrences.length,
  }));
  await tx.insertInto('group_pages').values(rows).execute();
}

function findGroup(written: readonly WrittenGroup[], group: NewGroup): WrittenGroup {
  const found = written.find((row) => row.kind === group.kind && row.rule === group.rule);
  if (found === undefined) throw new Error(`The group of rule ${group.rule} was not written.`);
  return found;
}

/** The scan's summary is always the sum of its groups: some hundred rows at most, never the occurrences. */
export async function countFindings(tx: Transaction<Schema>, scanId: string): Promise<void> {
  await sql`
    update scans set
      failed_groups = sums.failed_groups, failed_occurrences = sums.failed_occurrences,
      needs_review_groups = sums.needs_review_groups, needs_review_occurrences = sums.needs_review_occurrences,
      critical_occurrences = sums.critical, serious_occurrences = sums.serious,
      moderate_occurrences = sums.moderate, minor_occurrences = sums.minor
    from (
      select
        count(*) filter (where kind = 'failed' and occurrence_count > 0) as failed_groups,
        coalesce(sum(occurrence_count) filter (where kind = 'failed'), 0) as failed_occurrences,
        count(*) filter (where kind = 'needs_review' and occurrence_count > 0) as needs_review_groups,
        coalesce(sum(occurrence_count) filter (where kind = 'needs_review'), 0) as needs_review_occurrences,
        coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 0), 0) as critical,
        coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 1), 0) as serious,
        coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 2), 0) as moderate,
        coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 3), 0) as minor
      from issue_groups where scan_id = ${scanId}
    ) as sums
    where scans.id = ${scanId}
  `.execute(tx);
}
