import type { ClauseVerdictRecord } from '../../records/triage/read-clause-verdicts.ts';
import type { Standard, StandardClause } from './standard.ts';
import { findStandard } from './standards.ts';

/**
 * The person's answer about a clause. A clause that is exactly a success criterion of WCAG has the latest answer about
 * this criterion, if the clause itself has none.
 */
export function findVerdict(
  verdicts: readonly ClauseVerdictRecord[],
  { id }: Pick<Standard, 'id'>,
  clause: Pick<StandardClause, 'id' | 'criterion'>,
): ClauseVerdictRecord | null {
  const own = verdicts.find((verdict) => verdict.standard === id && verdict.clause === clause.id);
  if (own !== undefined || clause.criterion === null) return own ?? null;
  const same = verdicts.filter((verdict) => criterionOf(verdict) === clause.criterion);
  return same.toSorted((a, b) => (a.decided_at < b.decided_at ? 1 : -1))[0] ?? null;
}

function criterionOf({ standard, clause }: ClauseVerdictRecord): string | null | undefined {
  return findStandard(standard)?.clauses.find(({ id }) => id === clause)?.criterion;
}
