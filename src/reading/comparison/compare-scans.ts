import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { ComparedGroups } from './compared-groups.ts';
import { readComparedGroups } from './compared-groups.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ChangeCounts, GroupChange, ScanChange } from './comparison-record.ts';
import type { MatchedFinding } from './match-findings.ts';
import { matchInBatches } from './match-in-batches.ts';
import { matchPages } from './match-pages.ts';

const newPagesPerLook = 500;

type Group = { readonly kind: FindingKind; readonly rule: string; readonly severityRank: number };
type Tally = Group & {
  new: number;
  fixed: number;
  changed: number;
  unchanged: number;
  left_out: number;
  found: number;
  cameBack: number;
};

/**
 * Compares two scans of one target by the fingerprints of their findings. Every unmarked finding of either scan counts
 * once. If both scans checked its page, frame and rule, it is new, fixed, changed or unchanged. On a page that the base
 * does not have, it is new. Otherwise it is not comparable, and so are findings that were counted but not stored. A
 * finding that either scan marks as a false positive is left out.
 */
export async function compareScans(db: Database, scans: ComparedScans): Promise<ScanChange> {
  const { base, here } = scans;
  const { counts, pairs, alone } = await matchPages(db, scans);
  const groups = await readComparedGroups(db, [base.id, here.id]);
  const tallies = startTallies(groups);
  await countCameBack(db, here.id, tallies);
  const newPages = alone.filter(({ because }) => because === 'new_page').map(({ id }) => id);
  await countOnNewPages(db, newPages, tallies);
  for await (const matched of matchInBatches({ db, groups, scans }, pairs))
    for (const finding of matched) addTo(tallies, finding);
  const changes = [...new Set(tallies.values())].map(finish).filter(isNotEmpty).toSorted(worstFirst);
  return { pages: counts, groups: changes };
}

/** One tally per kind and rule, found under the group's id in either scan. */
function startTallies({ byId }: ComparedGroups): ReadonlyMap<number, Tally> {
  const byName = new Map<string, Tally>();
  const tallies = new Map<number, Tally>();
  for (const [id, { found, ...group }] of byId) {
    const name = `${group.kind} ${group.rule}`;
    const tally = byName.get(name) ?? { ...group, ...noChange };
    tally.found += found;
    byName.set(name, tally);
    tallies.set(id, tally);
  }
  return tallies;
}

const noChange = { new: 0, fixed: 0, changed: 0, unchanged: 0, left_out: 0, found: 0, cameBack: 0 };

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

function addTo(tallies: ReadonlyMap<number, Tally>, { groupId, change }: MatchedFinding): void {
  const tally = tallies.get(groupId);
  // What is not comparable is what remains: see below.
  if (tally !== undefined && change !== 'not_comparable') tally[change] += 1;
}

/**
 * Counts the remaining unmarked findings of the two scans as not comparable. An unchanged finding counts in each scan.
 * A changed one counts here by its group in this scan, and leaves the group that it had in the base.
 */
function finish({ left_out: leftOut, found, cameBack, ...tally }: Tally): GroupChange {
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
