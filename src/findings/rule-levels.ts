import { findCriterion } from './wcag-criteria.ts';

type Rule = { readonly id: string; readonly criteria: readonly string[]; readonly bestPractice: boolean };
type Engine = { readonly rules: () => readonly Rule[] };

/** True for a rule that tests only success criteria of level AAA. */
export function isOfLevelAaa({ criteria, bestPractice }: Rule): boolean {
  return !bestPractice && criteria.length > 0 && criteria.every((number) => findCriterion(number)?.level === 'AAA');
}

/** The ids of these rules. Listing rules takes milliseconds, and each page needs them. */
export function listRulesOfLevelAaa(engines: readonly Engine[]): readonly string[] {
  const known = listed.get(engines);
  if (known !== undefined) return known;
  const ids = engines.flatMap((engine) => engine.rules().filter(isOfLevelAaa)).map(({ id }) => id);
  listed.set(engines, ids);
  return ids;
}

const listed = new WeakMap<readonly Engine[], readonly string[]>();
