import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Standard, StandardClause } from './standard.ts';

/** The keys of the rules that belong to a clause, in catalog order. A rule can belong to several clauses. */
export function rulesOfClause(clause: StandardClause, catalog: RuleCatalog): readonly string[] {
  const { rgaa, criterion } = clause;
  return [...catalog.values()]
    .filter((info) =>
      rgaa === undefined
        ? info.standards.some((reference) => reference.criterion === criterion)
        : info.rgaa.includes(rgaa),
    )
    .map(({ rule }) => rule);
}

/** The keys of all rules that belong to a standard. A rule that no engine has any more belongs to none. */
export function rulesOfStandard(standard: Standard, catalog: RuleCatalog): ReadonlySet<string> {
  return new Set(standard.clauses.flatMap((clause) => rulesOfClause(clause, catalog)));
}
