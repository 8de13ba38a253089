import type { EngineReport } from '../../engines/finding.ts';

/** The selectors of all elements in these reports. */
export function listSelectors(reports: readonly EngineReport[]): readonly string[] {
  return reports.flatMap(({ findings }) =>
    findings.flatMap(({ elements }) => elements.map(({ selector }) => selector)),
  );
}
