import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ChangeCounts, GroupChange, ScanChange } from './comparison-record.ts';
import type { PagePair } from './match-pages.ts';
import { matchPages } from './match-pages.ts';
import { matchFindings } from './match-findings.ts';
import type { MatchedFindings } from './match-findings.ts';

/** The limit is for both scans together. The embedded database does nothing else while it reads one batch. */
const occurrencesPerBatch = 2_000;
const pagesPerBatch = 200;
const newPagesPerLook = 500;

type Group = { readonly kind: FindingKind; readonly rule: string; readonly severityRank: number };
type Tally = Group & {
  new: number;
  fixed: number;
  changed: number;
  unchanged: number;
  leftOut: number;
  found: number;
  cameBack: number;
};

/**
 * Compares two scans of one target by the fingerprints of their findings. Every unmarked finding of either scan counts
 * once. If both scans checked its page, frame and rule, it is new, fixed, changed or unchanged. On a page that the base
 * does not have, it is new. Otherwise it is not comparable, and so are findings that were counted but not stored. A
 * finding that either scan marks as a false positive is left out.
 */
export async function compareScans(db: Database, { base, here, origins }: ComparedScans): Promise<ScanChange> {
  const { counts, pairs, newPages } = await matchPages(db, { base, here, origins });
  const { tallies, cutShort } = await startTallies(db, [base.id, here.id]);
  const groups = { byId: tallies, cutShort };
  await countCameBack(db, here.id, tallies);
  await countOnNewPages(db, newPages, tallies);
  const name = origins === undefined ? 'fingerprint' : 'portable_fingerprint';
  for (const batch of splitPairs(pairs)) {
    for (const matched of await matchFindings({ db, groups, name }, batch)) addTo(tallies, matched);
    await setImmediate();
  }
  const changes = [...new Set(tallies.values())].map(finish).filter(isNotEmpty).toSorted(worstFirst);
  return { pages: counts, groups: changes };
}

/** One tally per kind and rule, found under the group's id in either scan. */
async function startTallies(
  db: Database,
  scanIds: readonly string[],
): Promise<{ readonly tallies: ReadonlyMap<number, Tally>; readonly cutShort: readonly number[] }> {
  const rows = await db
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule', 'severity_rank', 'occurrence_count', 'omitted_count'])
    .where('scan_id', 'in', scanIds)
    .orderBy('id', 'desc')
    .execute();
  const byName = new Map<string, Tally>();
  const byId = new Map<number, Tally>();
  for (const { id, kind, rule, severity_rank: severityRank, occurrence_count: found } of rows) {
    const name = `${kind} ${rule}`;
    const tally = byName.get(name) ?? {
      kind,
      rule,
      severityRank,
      new: 0,
      fixed: 0,
      changed: 0,
      unchanged: 0,
      leftOut: 0,
      found: 0,
      cameBack: 0,
    };
    tally.found += found;
    byName.set(name, tally);
    byId.set(id, tally);
  }
  return { tallies: byId, cutShort: rows.filter((row) => row.omitted_count > 0).map(({ id }) => id) };
}

/** An index contains exactly these rows. */
async function countCameBack(db: Database, scanId: string, tallies: ReadonlyMap<number, Tally>): Promise<void> {
  const { rows } = await sql<{ group: number; count: number }>`
    select issue_groups.id as group, (
      select count(*) from occurrences where group_id = issue_groups.id and came_back and not false_positive
    )::integer as count
    from issue_groups where scan_id = ${scanId}::uuid
  `.execute(db);
  for (const { group, count } of rows) {
    const tally = tallies.get(group);
    if (tally !== undefined) tally.cameBack += count;
  }
}

/** The rows of one statement stay few, so that the embedded database answers others in between. */
async function countOnNewPages(
  db: Database,
  pages: readonly number[],
  tallies: ReadonlyMap<number, Tally>,
): Promise<void> {
  for (let from = 0; from < pages.length; from += newPagesPerLook) {
    const parts = await db
      .selectFrom('group_pages')
      .select(['group_id', 'stored_count', 'omitted_count', 'false_positive_count'])
      .where('page_id', 'in', pages.slice(from, from + newPagesPerLook))
      .execute();
    for (const { group_id: group, stored_count: stored, omitted_count: omitted, ...part } of parts) {
      const tally = tallies.get(group);
      if (tally !== undefined) tally.new += stored + omitted - part.false_positive_count;
    }
    await setImmediate();
  }
}

function addTo(tallies: ReadonlyMap<number, Tally>, matched: MatchedFindings): void {
  const tally = tallies.get(matched.groupId);
  if (tally === undefined) return;
  tally.new += matched.isCheckedInBase ? matched.onlyHere : 0;
  tally.fixed += matched.isCheckedHere ? matched.onlyInBase : 0;
  tally.changed += matched.changed;
  tally.unchanged += matched.unchanged;
  tally.leftOut += matched.leftOut;
}

/**
 * Counts the remaining unmarked findings of the two scans as not comparable. An unchanged finding counts in each scan.
 * A changed one counts here by its group in this scan, and leaves the group that it had in the base.
 */
function finish({ leftOut, found, cameBack, ...tally }: Tally): GroupChange {
  const remaining = found - tally.new - tally.fixed - tally.changed - 2 * tally.unchanged - leftOut;
  return { ...tally, not_comparable: Math.max(0, remaining), came_back: cameBack };
}

function isNotEmpty(change: ChangeCounts): boolean {
  return change.new + change.fixed + change.changed + change.unchanged + change.not_comparable > 0;
}

function worstFirst(a: GroupChange, b: GroupChange): number {
  if (a.severityRank !== b.severityRank) return a.severityRank - b.severityRank;
  if (a.new !== b.new) return b.new - a.new;
  if (a.rule !== b.rule) return a.rule < b.rule ? -1 : 1;
  return a.kind < b.kind ? -1 : 1;
}

function* splitPairs(pairs: readonly PagePair[]): Generator<readonly PagePair[]> {
  let batch: PagePair[] = [];
  let occurrences = 0;
  for (const pair of pairs) {
    batch.push(pair);
    occurrences += pair.occurrences;
    if (batch.length >= pagesPerBatch || occurrences >= occurrencesPerBatch) {
      yield batch;
      batch = [];
      occurrences = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
