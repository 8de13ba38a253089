import { namePage } from '../../../findings/page-path.ts';
import { severities } from '../../../findings/severity.ts';
import { cutText } from '../../../reports/quote-page-text.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { outcomeNames } from '../../../texts/en/outcome-names.ts';
import type { AcceptedEntry } from './acceptance.ts';
import type { Compared } from './compare-with-baseline.ts';
import { sayBaseline } from './say-baseline.ts';
import type { ExitDecision } from './decide-exit.ts';
import { toPlainText } from './plain-text.ts';
import type { ScanResults } from './scan-results.ts';
import type { Card, ScanAnswer } from './service-answers.ts';
import type { Paint } from './terminal-text.ts';

const { results: words } = commandLine;

const shownScans = 20;
const shownIssues = 10;
const shownPages = 20;
const shownMarkup = 160;

type Shown = ScanResults & {
  readonly compared: Compared | undefined;
  readonly acceptedEntries: readonly AcceptedEntry[];
  readonly standard: string | undefined;
  /** The files that were written. */
  readonly reports: readonly string[];
  /** The service that keeps the scans. Undefined: nothing keeps them. */
  readonly server: string | undefined;
};

/**
 * The results for people: the scanned pages, new findings, the worst issues with an example each, the failed pages,
 * where to read on, and the reason for the exit code.
 */
export function sayResults(results: Shown, { code, reasons }: ExitDecision, paint: Paint): string {
  const verdict = code === 0 ? paint('good', words.passed(code)) : paint('bad', words.notPassed(code));
  const sections = [
    sayScans(results),
    sayTotals(results, results.standard),
    results.compared === undefined ? [] : sayBaseline(results.compared, paint),
    sayIssues(results, paint),
    results.acceptedEntries.flatMap(sayAccepted),
    sayFailedPages(results),
    results.unreadSitemaps.map(({ url, message }) => words.notRead(toPlainText(url), toPlainText(message))),
    sayWhereToRead(results),
    [verdict, ...reasons.map(indent)],
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

function sayIssues({ issues }: ScanResults, paint: Paint): readonly string[] {
  const lines = issues.slice(0, shownIssues).flatMap((card) => [sayIssue(card, paint), ...sayExample(card, paint)]);
  if (lines.length === 0) return [];
  return [paint('strong', words.issues), ...lines, ...more(issues.length - shownIssues, words.moreIssues)];
}

function sayIssue(card: Card, paint: Paint): string {
  const { severity, key, title, occurrence_count: count, page_count: pages, accepted_count: accepted } = card;
  const where = `${words.where(count, pages)}${accepted === 0 ? '' : words.acceptedOf(accepted)}`;
  return `  ${paint(severity, severity.padEnd(8))}  ${toPlainText(key)}: ${toPlainText(title)} (${where})`;
}

/** The page, selector and code of one element, and what to do about it. */
function sayExample({ sample }: Card, paint: Paint): readonly string[] {
  if (sample === null) return [];
  const { page_url: url, page_path: path, selector, html, problem, fix } = sample;
  const shown = cutText(toPlainText(html), shownMarkup);
  const advice = [problem, fix].map(toPlainText).filter((text) => text !== '');
  return [
    paint('faint', words.example(toPlainText(namePage(url, path)))),
    ...[toPlainText(selector), shown, advice.join(' ')].filter((text) => text !== ''),
  ].map((line) => `            ${line}`);
}

/** An entry without effect is a mistake, or is not needed any more. */
function sayAccepted({ rule, selector, page, reason, until, count, isOver }: AcceptedEntry): readonly string[] {
  const subject = toPlainText([rule, selector, page].filter((part) => part !== undefined).join(' '));
  if (isOver) return [words.acceptedOver(subject, until ?? '')];
  return [count === 0 ? words.acceptedNothing(subject) : words.acceptedEntry(subject, count, toPlainText(reason))];
}

function sayWhereToRead({ scans, issues, reports, server }: Shown): readonly string[] {
  const links = server === undefined ? [] : scans.slice(0, shownScans).map(({ id }) => words.link(linkTo(server, id)));
  const files = reports.length === 0 ? [] : [words.reports(reports.map(toPlainText))];
  const isUnsaid = links.length === 0 && files.length === 0 && issues.length > 0;
  return [...files, ...links, ...(isUnsaid ? [words.orderReport] : [])];
}

function linkTo(server: string, id: string): string {
  return new URL(`scans/${encodeURIComponent(id)}`, server.endsWith('/') ? server : `${server}/`).href;
}

function sayFailedPages({ failedPages, pages }: ScanResults): readonly string[] {
  const shown = failedPages.slice(0, shownPages);
  const lines = shown.map(
    ({ url, path, outcome, advice, viewport }) =>
      `  ${toPlainText(namePage(url, path))} (${viewport}): ${nameOutcome(outcome)}. ${toPlainText(advice ?? '')}`,
  );
  return lines.length === 0 ? [] : [words.failedPages, ...lines, ...more(pages.failed - shown.length, words.morePages)];
}

/** A newer service may have other outcomes. */
function nameOutcome(outcome: string | null): string {
  const names: Readonly<Record<string, string>> = outcomeNames;
  return outcome === null ? words.failed : (names[outcome] ?? outcome);
}

function more(count: number, sayMore: (count: number) => string): readonly string[] {
  return count > 0 ? [indent(sayMore(count))] : [];
}

function indent(line: string): string {
  return `  ${line}`;
}
