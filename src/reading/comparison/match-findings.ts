import type { ComparedGroups } from './cut-short.ts';
import { readCutShort } from './cut-short.ts';
import type { PagePair } from './match-pages.ts';
import type { ComparedPage, ComparedPages, FindingName, ComparedFinding } from './read-compared-pages.ts';
import { readComparedPages } from './read-compared-pages.ts';
import type { Database } from '../../adapters/db/schema.ts';

/** The findings of one group on one page that both scans scanned, without those marked as false positive. */
export type MatchedFindings = {
  /** The group's id in either scan. */
  readonly groupId: number;
  readonly onlyHere: number;
  readonly onlyInBase: number;
  /** Found in both scans: of this group's kind here, of the other kind in the base. */
  readonly changed: number;
  readonly unchanged: number;
  /**
   * Found in both scans but marked in the other one, or found in the base but counted as changed in the group that it
   * has here.
   */
  readonly leftOut: number;
  /** True if the base's page finished the rule and stored all its findings. */
  readonly isCheckedInBase: boolean;
  readonly isCheckedHere: boolean;
};

type Counter = 'onlyHere' | 'onlyInBase' | 'changed' | 'unchanged' | 'leftOut';
type Counts = { groupId: number } & Record<Counter, number>;
type Matched = Counts & { readonly pair: PagePair };
type FindingSource = { readonly db: Database; readonly groups: ComparedGroups; readonly name: FindingName };

/**
 * Compares the stored findings of these pages by their names, regardless of kind. At most a thousand elements are
 * stored for each rule and page, and elements beyond have no name. If the other side has such elements, a finding that
 * seems new or gone may be among them. A finding is neither new nor gone if the other side did not reach its frame, or
 * did not look at its state.
 */
export async function matchFindings(
  { db, groups, name }: FindingSource,
  pairs: readonly PagePair[],
): Promise<readonly MatchedFindings[]> {
  const pages = await readComparedPages(db, pairs, name);
  const isCutShort = await readCutShort(
    db,
    groups,
    pairs.flatMap(({ base, here }) => [base, here]),
  );
  const isChecked = (pageId: number, groupId: number) => {
    const group = groups.byId.get(groupId);
    if (group === undefined || pages.get(pageId)?.unfinished.includes(group.rule) === true) return false;
    return !isCutShort(pageId, group);
  };
  return pairs
    .flatMap((pair) => matchPair(pair, pages, groups))
    .map((matched) => ({
      ...matched,
      isCheckedInBase: isChecked(matched.pair.base, matched.groupId),
      isCheckedHere: isChecked(matched.pair.here, matched.groupId),
    }));
}

/** A page that was removed in the meantime has nothing to compare. */
function pageOf(pages: ComparedPages, id: number): ComparedPage {
  return pages.get(id) ?? { findings: new Map(), unfinished: [], isReached: () => true, states: new Set(['default']) };
}

function matchPair(pair: PagePair, pages: ComparedPages, groups: ComparedGroups): readonly Matched[] {
  const [base, here] = [pageOf(pages, pair.base), pageOf(pages, pair.here)];
  const tally = new PageTally(pair);
  for (const [name, finding] of here.findings) {
    const before = base.findings.get(name);
    if (before !== undefined) countInBoth(tally, groups, { before, finding });
    else if (!finding.isMarked && showsNew(base, finding)) tally.add(finding, 'onlyHere');
  }
  for (const [name, before] of base.findings) {
    if (!here.findings.has(name) && !before.isMarked && showsFixed(here, before)) tally.add(before, 'onlyInBase');
  }
  return tally.list();
}

/** A finding is new if the base looked at the page in one of its states and did not find it. */
function showsNew({ states, isReached }: ComparedPage, finding: ComparedFinding): boolean {
  return isReached(finding) && finding.states.some((state) => states.has(state));
}

/** It is fixed only if this scan looked at the page in all of its states. */
function showsFixed({ states, isReached }: ComparedPage, finding: ComparedFinding): boolean {
  return isReached(finding) && finding.states.every((state) => states.has(state));
}

function countInBoth(
  tally: PageTally,
  groups: ComparedGroups,
  { before, finding }: { readonly before: ComparedFinding; readonly finding: ComparedFinding },
): void {
  if (before.isMarked !== finding.isMarked) {
    tally.add(before.isMarked ? finding : before, 'leftOut');
    return;
  }
  if (finding.isMarked) return;
  const isSameKind = groups.byId.get(before.groupId)?.kind === groups.byId.get(finding.groupId)?.kind;
  tally.add(finding, isSameKind ? 'unchanged' : 'changed');
  if (!isSameKind) tally.add(before, 'leftOut');
}

class PageTally {
  readonly #byGroup = new Map<number, Matched>();
  readonly #pair: PagePair;

  constructor(pair: PagePair) {
    this.#pair = pair;
  }

  add({ groupId }: ComparedFinding, counter: Counter): void {
    const counts = this.#byGroup.get(groupId) ?? {
      pair: this.#pair,
      groupId,
      onlyHere: 0,
      onlyInBase: 0,
      changed: 0,
      unchanged: 0,
      leftOut: 0,
    };
    counts[counter] += 1;
    this.#byGroup.set(groupId, counts);
  }

  list(): readonly Matched[] {
    return [...this.#byGroup.values()];
  }
}
