import type { EngineReport, FoundElement } from '../engines/finding.ts';

/** The reports with the elements that `keeps` accepts. Totals and counts stay. */
export function filterElements(
  reports: readonly EngineReport[],
  keeps: (rule: string, element: FoundElement) => boolean,
): readonly EngineReport[] {
  return reports.map((report) => ({
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      elements: finding.elements.filter((element) => keeps(finding.rule, element)),
    })),
  }));
}
