import { severities } from '../../../findings/severity.ts';
import type { Compared } from './compare-with-baseline.ts';
import { describeBaseline } from './describe-baseline.ts';
import type { Decision } from './decide-exit.ts';
import { toPlainText } from './plain-text.ts';
import type { ScanResults } from './scan-results.ts';
import type { ScanAnswer } from './service-answers.ts';

const shownScans = 20;
const shownIssues = 10;
const shownPages = 20;

/** The results for people: what was scanned, the worst issues, the pages that failed, and what decided. */
export function describeResults(
  results: ScanResults & { readonly compared: Compared | undefined; readonly standard: string | undefined },
  { code, reasons }: Decision,
): string {
  const sections = [
    describeScans(results),
    describeTotals(results, results.standard),
    describeIssues(results),
    results.compared === undefined ? [] : describeBaseline(results.compared),
    describeFailedPages(results),
    results.unreadSitemaps.map(({ url, message }) => `Not read: ${toPlainText(url)}: ${toPlainText(message)}`),
    [`${code === 0 ? 'Passed' : 'Not passed'} (exit code ${code})`, ...reasons.map((reason) => `  ${reason}`)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function describeScans({ scans }: ScanResults): readonly string[] {
  const lines = scans.slice(0, shownScans).flatMap(describeScan);
  return [...lines, ...more(scans.length - shownScans, 'scans')];
}

function describeScan({ url, viewport, progress, score, notes, error }: ScanAnswer): readonly string[] {
  const { pages_completed: scanned, pages_total: total, pages_failed: failed } = progress;
  const pages = `${scanned} of ${total} pages scanned${failed === 0 ? '' : `, ${failed} failed`}`;
  const points = score === null ? '' : `, score ${score}`;
  return [
    `Scanned ${toPlainText(url)} (${viewport.preset}): ${pages}${points}`,
    ...(error?.code === 'session_lost' ? [`  Not signed in: ${toPlainText(error.message)}`] : []),
    ...notes.map(({ message, count }) => `  Note: ${toPlainText(message)} (${count})`),
  ];
}

function describeTotals(
  { pages, findings, needsReview, accepted }: ScanResults,
  standard: string | undefined,
): readonly string[] {
  if (pages.scanned === 0) return [];
  const counts = severities.map((severity) => `${findings[severity]} ${severity}`);
  const name = standard === undefined ? 'Findings' : `Findings by ${standard}`;
  const rest = accepted === 0 ? '' : `; ${accepted} accepted, not counted here`;
  return [`${name}: ${counts.join(', ')}; ${needsReview} need review${rest}`];
}

function describeIssues({ issues }: ScanResults): readonly string[] {
  const lines = issues
    .slice(0, shownIssues)
    .map(({ severity, key, title, occurrence_count: count, page_count: pages, accepted_count: accepted }) => {
      const where = `${count} on ${pages} ${pages === 1 ? 'page' : 'pages'}${accepted === 0 ? '' : `, ${accepted} accepted`}`;
      return `  ${severity.padEnd(8)}  ${toPlainText(key)}: ${toPlainText(title)} (${where})`;
    });
  return lines.length === 0 ? [] : ['Issues, worst first', ...lines, ...more(issues.length - shownIssues, 'issues')];
}

function describeFailedPages({ failedPages, pages }: ScanResults): readonly string[] {
  const shown = failedPages.slice(0, shownPages);
  const lines = shown.map(
    ({ url, outcome, advice, viewport }) =>
      `  ${toPlainText(url)} (${viewport}): ${outcome ?? 'failed'}. ${toPlainText(advice ?? '')}`,
  );
  return lines.length === 0
    ? []
    : ['Pages that were not scanned', ...lines, ...more(pages.failed - shown.length, 'pages')];
}

function more(count: number, noun: string): readonly string[] {
  return count > 0 ? [`  and ${count} more ${noun}`] : [];
}
