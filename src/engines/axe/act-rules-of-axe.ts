/**
 * ACT rules that rules of axe implement although axe does not name them. bench/act.ts checked each with all test cases.
 */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'aria-prohibited-attr': ['kb1m8s'],
  'landmark-one-main': ['b40fd1'],
  list: ['bc4a75'],
  'summary-name': ['2t702h'],
  'video-caption': ['f51b46'],
};

/** The ACT rules that a rule of axe implements. */
export function actRulesOf({
  ruleId,
  actIds,
}: {
  readonly ruleId: string;
  readonly actIds: readonly string[];
}): readonly string[] {
  return [...actIds, ...(unnamed[ruleId] ?? [])];
}
