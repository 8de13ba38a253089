import type { Database } from '../../adapters/db/schema.ts';
import { openingRule } from '../../findings/opening-rule.ts';
import type { ComparedGroup, ComparedGroups } from './compared-groups.ts';
import { readCutShort } from './compared-groups.ts';
import type { ChangeReason, FindingChange } from './finding-change.ts';
import type { PagePair } from './match-pages.ts';
import type { ComparedScans } from './compared-scans.ts';
import { haveSameView, nameOf } from './compared-scans.ts';
import type { ComparedFinding, ComparedPage, ComparedPages } from './read-compared-pages.ts';
import { readComparedPages } from './read-compared-pages.ts';
import { renameDrifted } from './rename-drifted.ts';

/** A stored finding of either scan, on a page that both scanned. Those that both scans marked are not among them. */
export type MatchedFinding = {
  readonly pair: PagePair;
  /** The scan that has it. Of a finding in both: this scan. */
  readonly side: 'here' | 'base';
  /** Identifies it in both scans. */
  readonly name: string;
  readonly groupId: number;
  readonly change: FindingChange;
  readonly because: ChangeReason | null;
};

export type FindingSource = {
  readonly db: Database;
  readonly groups: ComparedGroups;
  readonly scans: ComparedScans;
};

/** One of the two visits of a page. `isCutShort`: the visit found more of the group than was stored. */
type Visited = ComparedPage & { readonly isCutShort: (group: ComparedGroup) => boolean };
type Pair = { readonly base: Visited; readonly here: Visited; readonly hasSameView: boolean };
type Judged = Omit<MatchedFinding, 'pair'>;

/**
 * Compares the stored findings of these pages by their names, regardless of kind. At most a thousand elements are
 * stored for each rule and page, and elements beyond have no name. If the other side has such elements, a finding that
 * seems new or gone may be among them. A finding is neither new nor gone if the other side did not reach its frame, or
 * did not look at its state.
 */
export async function matchFindings(
  { db, groups, scans }: FindingSource,
  pairs: readonly PagePair[],
): Promise<readonly MatchedFinding[]> {
  const read = await readComparedPages(db, pairs, nameOf(scans));
  const pages = await renameDrifted({ db, groups, name: nameOf(scans) }, pairs, read);
  const hasSameView = haveSameView(scans);
  const ids = pairs.flatMap(({ base, here }) => [base, here]);
  const isCutShort = await readCutShort(db, groups, ids);
  const visited = (id: number) => ({
    ...pageOf(pages, id),
    isCutShort: (group: ComparedGroup) => isCutShort(id, group),
  });
  return pairs.flatMap((pair) => {
    const judged = judgePair({ base: visited(pair.base), here: visited(pair.here), hasSameView }, groups.byId);
    return judged.map((finding) => ({ ...finding, pair }));
  });
}

/** A page that was removed in the meantime has nothing to compare. */
function pageOf(pages: ComparedPages, id: number): ComparedPage {
  return pages.get(id) ?? { findings: new Map(), unfinished: [], isReached: () => true, states: new Set(['default']) };
}

function judgePair({ base, here, hasSameView }: Pair, groups: ComparedGroups['byId']): readonly Judged[] {
  const judged: Judged[] = [];
  for (const [name, finding] of here.findings) {
    const before = base.findings.get(name);
    if (before !== undefined) judged.push(...judgeBoth(name, { before, finding }, groups));
    else if (!finding.isMarked) {
      // A finding is new if the base looked at the page in one of its states, and both finished the rule.
      const group = groups.get(finding.groupId);
      const hasLooked = finding.states.some((state) => base.states.has(state));
      const because =
        findUnfinished(here, finding, group) ?? findObstacle(base, finding, { hasLooked, group, hasSameView });
      const change = because === null ? 'new' : 'not_comparable';
      judged.push({ side: 'here', name, groupId: finding.groupId, change, because });
    }
  }
  for (const [name, before] of base.findings) {
    if (here.findings.has(name) || before.isMarked) continue;
    // It is fixed only if this scan looked at the page in all of its states.
    const because = findObstacle(here, before, {
      hasLooked: before.states.every((state) => here.states.has(state)),
      group: groups.get(before.groupId),
      hasSameView,
    });
    const change = because === null ? 'fixed' : 'not_comparable';
    judged.push({ side: 'base', name, groupId: before.groupId, change, because });
  }
  return judged;
}

type Look = Pick<Pair, 'hasSameView'> & { readonly hasLooked: boolean; readonly group: ComparedGroup | undefined };

/** The reason why a visit says nothing about a finding that it does not have. Null: it looked, and did not find it. */
function findObstacle(
  other: Visited,
  finding: ComparedFinding,
  { hasLooked, group, hasSameView }: Look,
): ChangeReason | null {
  if (!hasSameView) return 'other_exclusions';
  if (!other.isReached(finding)) return 'frame_not_reached';
  if (!hasLooked) return 'state_not_checked';
  const unfinished = findUnfinished(other, finding, group);
  return unfinished ?? (group !== undefined && other.isCutShort(group) ? 'findings_omitted' : null);
}

function findUnfinished(
  { unfinished }: Visited,
  { isOpened }: ComparedFinding,
  group: ComparedGroup | undefined,
): ChangeReason | null {
  const isUnfinished = group === undefined || unfinished.includes(group.rule);
  return isUnfinished || (isOpened && unfinished.includes(openingRule)) ? 'rule_not_finished' : null;
}

type InBoth = { readonly before: ComparedFinding; readonly finding: ComparedFinding };

function judgeBoth(name: string, { before, finding }: InBoth, groups: ComparedGroups['byId']): readonly Judged[] {
  const here = { side: 'here', name, groupId: finding.groupId, because: null } as const;
  const base = { side: 'base', name, groupId: before.groupId, because: null } as const;
  if (before.isMarked !== finding.isMarked) return [{ ...(before.isMarked ? here : base), change: 'left_out' }];
  if (finding.isMarked) return [];
  if (groups.get(before.groupId)?.kind === groups.get(finding.groupId)?.kind) return [{ ...here, change: 'unchanged' }];
  return [
    { ...here, change: 'changed' },
    { ...base, change: 'left_out' },
  ];
}
