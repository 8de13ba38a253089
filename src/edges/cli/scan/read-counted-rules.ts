import type { ScanRun } from './follow-scans.ts';
import type { ServiceClient } from './service-client.ts';

/** The rules of the standard that ran in the scans. Undefined: all rules count. */
export async function readCountedRules(
  client: ServiceClient,
  runs: readonly ScanRun[],
  standard: string | undefined,
): Promise<ReadonlySet<string> | undefined> {
  if (standard === undefined) return undefined;
  const rules = new Set<string>();
  for (const { scan } of runs) {
    if (scan === undefined) continue;
    const { clauses } = await client.readStandard(scan.id, standard);
    for (const rule of clauses.flatMap(({ checked_by: ran }) => ran)) rules.add(rule);
  }
  return rules;
}
