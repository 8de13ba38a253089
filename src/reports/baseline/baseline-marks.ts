import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { BaselineState } from '../../findings/baseline-states.ts';
import type { Occurrence } from '../../records/issues/issue-card.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import type { FixedFinding, GivenBaseline } from './judgement.ts';

type ListedState = Exclude<BaselineState, 'unchanged'>;
const listedStates = ['new', 'altered', 'unjudged'] as const;

/** An occurrence that the baseline does not have as it is. */
export type MarkedRow = {
  readonly id: string;
  readonly page_id: number;
  readonly group_id: number;
  readonly ordinal: number;
  readonly state: ListedState;
};

type BaselineCounts = Readonly<Record<BaselineState | 'fixed', number>>;

/** The states of a report's failed occurrences by a baseline. It holds only those that are not `unchanged`. */
export class BaselineMarks {
  readonly counts: BaselineCounts;
  readonly fixed: readonly FixedFinding[];
  readonly #rows: readonly MarkedRow[];
  readonly #states: ReadonlyMap<string, ListedState>;
  readonly #places: ReadonlyMap<string, readonly MarkedRow[]>;

  private constructor(rows: readonly MarkedRow[], fixed: Fixed, groups: ReportHead['groups']) {
    this.#rows = rows;
    this.#states = new Map(rows.map(({ id, state }) => [id, state]));
    this.#places = Map.groupBy(rows, placeOf);
    this.fixed = fixed.listed;
    const count = (state: ListedState) => rows.filter((row) => row.state === state).length;
    const unchanged = Math.max(0, countJudged(groups) - rows.length);
    const listed = { new: count('new'), altered: count('altered'), unjudged: count('unjudged') };
    this.counts = { ...listed, unchanged, fixed: fixed.count };
  }

  /** Ids that are not those of failed occurrences of the report are left out. */
  static async read(db: Database, { groups, standard }: ReportHead, given: GivenBaseline): Promise<BaselineMarks> {
    const groupIds = groups.filter(({ card }) => card.kind === 'failed').map(({ id }) => id);
    const lists = await Promise.all(listedStates.map((state) => readRows(db, groupIds, { state, ids: given[state] })));
    const listed = given.fixed.filter(({ rule }) => standard?.rules.has(rule) !== false);
    const count = given.fixed_count - (given.fixed.length - listed.length);
    const order = new Map(groupIds.map((id, index) => [id, index]));
    const place = ({ group_id: group }: MarkedRow) => order.get(group) ?? 0;
    const rows = lists.flat().toSorted((a, b) => place(a) - place(b) || a.page_id - b.page_id || a.ordinal - b.ordinal);
    return new BaselineMarks(rows, { listed, count }, groups);
  }

  /** Null: the baseline does not judge it, because it is to review, accepted or a false positive. */
  stateOf(
    { id, verdict }: Pick<Occurrence, 'id' | 'verdict'>,
    { card }: Pick<ReportGroup, 'card'>,
  ): BaselineState | null {
    if (card.kind !== 'failed' || verdict === 'accepted' || verdict === 'false_positive') return null;
    return this.#states.get(id) ?? 'unchanged';
  }

  /** The marked occurrences of an issue on a page. */
  on(pageId: number, groupId: number): readonly MarkedRow[] {
    return this.#places.get(placeOf({ page_id: pageId, group_id: groupId })) ?? [];
  }

  /** The first occurrences with this state, worst first. */
  list(state: ListedState, most: number): readonly MarkedRow[] {
    return this.#rows.filter((row) => row.state === state).slice(0, most);
  }

  countIn({ id }: Pick<ReportGroup, 'id'>, state: ListedState): number {
    return this.#rows.filter((row) => row.group_id === id && row.state === state).length;
  }
}

type Fixed = { readonly listed: readonly FixedFinding[]; readonly count: number };

function placeOf({ page_id: page, group_id: group }: Pick<MarkedRow, 'page_id' | 'group_id'>): string {
  return `${page} ${group}`;
}

/** Occurrences that were not stored have no fingerprint, so no baseline has them. */
function countJudged(groups: ReportHead['groups']): number {
  return groups.reduce(
    (sum, { card }) =>
      sum + (card.kind === 'failed' ? card.occurrence_count - card.accepted_count - card.omitted_count : 0),
    0,
  );
}

async function readRows(
  db: Database,
  groupIds: readonly number[],
  { state, ids }: { readonly state: ListedState; readonly ids: readonly string[] },
): Promise<readonly MarkedRow[]> {
  if (ids.length === 0 || groupIds.length === 0) return [];
  const { rows } = await sql<Omit<MarkedRow, 'state'>>`
    select found.id, found.page_id, found.group_id, found.ordinal
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as wanted (id)
      join occurrences as found on found.id = wanted.id::uuid
    where found.group_id = any(${groupIds}::bigint[]) and not found.false_positive
  `.execute(db);
  return rows.map((row) => ({ ...row, state }));
}
