import { severities } from '../../../findings/severity.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { Compared } from './compare-with-baseline.ts';
import { sayBaseline } from './say-baseline.ts';
import type { ExitDecision } from './decide-exit.ts';
import { toPlainText } from './plain-text.ts';
import type { ScanResults } from './scan-results.ts';
import type { ScanAnswer } from './service-answers.ts';

const { results: words } = commandLine;

const shownScans = 20;
const shownIssues = 10;
const shownPages = 20;

/** The results for people: the scanned pages, the worst issues, the failed pages, and the reason for the exit code. */
export function sayResults(
  results: ScanResults & { readonly compared: Compared | undefined; readonly standard: string | undefined },
  { code, reasons }: ExitDecision,
): string {
  const sections = [
    sayScans(results),
    sayTotals(results, results.standard),
    sayIssues(results),
    results.compared === undefined ? [] : sayBaseline(results.compared),
    sayFailedPages(results),
    results.unreadSitemaps.map(({ url, message }) => words.notRead(toPlainText(url), toPlainText(message))),
    [code === 0 ? words.passed(code) : words.notPassed(code), ...reasons.map((reason) => `  ${reason}`)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function sayScans({ scans }: ScanResults): readonly string[] {
  const lines = scans.slice(0, shownScans).flatMap(sayScan);
  return [...lines, ...more(scans.length - shownScans, words.moreScans)];
}

function sayScan({ url, viewport, progress, score, notes, error }: ScanAnswer): readonly string[] {
  const { pages_completed: scanned, pages_total: total, pages_failed: failed } = progress;
  const pages = `${words.pagesScanned(scanned, total)}${failed === 0 ? '' : words.failedToo(failed)}`;
  const points = score === null ? '' : words.score(score);
  return [
    words.scanned(toPlainText(url), viewport.preset, `${pages}${points}`),
    ...(error?.code === 'session_lost' ? [indent(words.notSignedIn(toPlainText(error.message)))] : []),
    ...notes.map(({ message, count }) => indent(words.note(toPlainText(message), count))),
  ];
}

function sayTotals(
  { pages, findings, needsReview, accepted }: ScanResults,
  standard: string | undefined,
): readonly string[] {
  if (pages.scanned === 0) return [];
  const counts = severities.map((severity) => words.bySeverity(findings[severity], severity));
  const rest = accepted === 0 ? '' : words.acceptedToo(accepted);
  return [`${words.totals(standard, counts.join(', '), needsReview)}${rest}`];
}

function sayIssues({ issues }: ScanResults): readonly string[] {
  const lines = issues
    .slice(0, shownIssues)
    .map(({ severity, key, title, occurrence_count: count, page_count: pages, accepted_count: accepted }) => {
      const where = `${words.where(count, pages)}${accepted === 0 ? '' : words.acceptedOf(accepted)}`;
      return `  ${severity.padEnd(8)}  ${toPlainText(key)}: ${toPlainText(title)} (${where})`;
    });
  return lines.length === 0 ? [] : [words.issues, ...lines, ...more(issues.length - shownIssues, words.moreIssues)];
}

function sayFailedPages({ failedPages, pages }: ScanResults): readonly string[] {
  const shown = failedPages.slice(0, shownPages);
  const lines = shown.map(
    ({ url, outcome, advice, viewport }) =>
      `  ${toPlainText(url)} (${viewport}): ${outcome ?? words.failed}. ${toPlainText(advice ?? '')}`,
  );
  return lines.length === 0 ? [] : [words.failedPages, ...lines, ...more(pages.failed - shown.length, words.morePages)];
}

function more(count: number, sayMore: (count: number) => string): readonly string[] {
  return count > 0 ? [indent(sayMore(count))] : [];
}

function indent(line: string): string {
  return `  ${line}`;
}
