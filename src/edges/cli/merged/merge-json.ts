import { namePage } from '../../../findings/page-path.ts';
import type { ReportFinding, ReportHead } from '../baseline/read-report.ts';
import { readReport } from '../baseline/read-report.ts';
import type { ViewportReport } from './viewport-report.ts';

type Merged = Pick<ReportFinding, 'rule' | 'kind' | 'severity' | 'page_url' | 'page_path' | 'selector' | 'html'> & {
  readonly portable_fingerprint: string;
  readonly viewports: string[];
};

/**
 * Each finding of the viewports once, with the viewports that have it. Those that are marked as false positives are
 * left out. The report of a viewport has all of its details.
 */
export async function mergeJson(reports: readonly ViewportReport[]): Promise<string> {
  const scans: { viewport: string; scan: ReportHead['scan'] }[] = [];
  const findings = new Map<string, Merged>();
  for (const { viewport, read } of reports)
    for await (const part of readReport(read())) {
      if (part.kind === 'head') scans.push({ viewport, scan: part.head.scan });
      if (part.kind === 'finding' && !part.finding.false_positive) add(findings, part.finding, viewport);
    }
  const lines = [...findings.values()].map((finding) => JSON.stringify(finding));
  return `{"merged_report_version":1,"scans":${JSON.stringify(scans)},"findings":[\n${lines.join(',\n')}\n]}\n`;
}

function add(findings: Map<string, Merged>, found: ReportFinding, viewport: string): void {
  const { rule, kind, severity, page_url, page_path, selector, html, portable_fingerprint } = found;
  const key = [kind, rule, portable_fingerprint, namePage(page_url, page_path)].join('\n');
  const known = findings.get(key);
  if (known !== undefined) known.viewports.push(viewport);
  else {
    const merged = { rule, kind, severity, page_url, page_path, selector, html, portable_fingerprint };
    findings.set(key, { ...merged, viewports: [viewport] });
  }
}
