import type { ScanRecord } from '../../records/scans/scan-record.ts';
import type { Texts } from '../../texts/texts.ts';
import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import type { Accepted } from '../read-accepted.ts';
import type { Failure } from '../read-failures.ts';
import type { ReportHead } from '../report-model.ts';
import { sayMarks } from '../say-marks.ts';
import { saySample } from '../say-sample.ts';
import { nameLimit } from '../name-limit.ts';

type Words = Texts['reports']['text'];

/** If the scan has not ended, the first line says so. */
export function writeScan(head: ReportHead): string {
  const { scan, unfinished, change, groups, sample, texts } = head;
  const { frame, text: words } = texts.reports;
  const limit = nameLimit(head);
  const lines = [
    ...(unfinished === null ? [] : [words.unfinished(unfinished)]),
    words.title,
    `> ${quoteOnOneLine(scan.url)}`,
    writeRun(scan),
    ...(limit === null ? [] : [limit]),
    writePages(scan, words),
    ...(sample === null ? [] : [saySample(sample, texts).join(' ')]),
    scan.score === null ? words.noScore : words.score(scan.score),
    writeCounts(scan, words),
    ...(change === null ? [] : [change]),
    ...sayMarks(groups, words),
    ...writeNotes(scan, frame.truncated),
  ];
  return `${lines.join('\n')}\n`;
}

/** Notes contain URLs of the site, so each note is quoted completely. */
function writeNotes({ notes }: ScanRecord, heading: string): readonly string[] {
  return notes.length === 0 ? [] : [`${heading}:`, ...notes.map(({ message }) => `> ${quoteOnOneLine(message)}`)];
}

export function writeFailures(failures: readonly Failure[], { reports: { text: words } }: Texts): string {
  if (failures.length === 0) return '';
  const lines = failures.flatMap((failure) => [
    `- ${failure.outcome} ${words.onPages(failure.pages)}. ${failure.advice}`,
    `> ${cutText(quoteOnOneLine(failure.example), 200)}`,
  ]);
  return `\n${words.unscanned}\n${lines.join('\n')}\n`;
}

/** The findings on such pages may belong to a sign-in form or a "not found" page. */
export function writeAccepted(accepted: readonly Accepted[], { reports: { text: words } }: Texts): string {
  if (accepted.length === 0) return '';
  const lines = accepted.flatMap(({ outcome, pages, example }) => [
    `- ${outcome} ${words.onPages(pages)}.`,
    `> ${cutText(quoteOnOneLine(example), 200)}`,
  ]);
  return `\n${words.acceptedPages}\n${lines.join('\n')}\n`;
}

function writeRun({ id, scan_type, status, created_at, viewport, engine, browser }: ScanRecord): string {
  const tools = [engine, browser].filter((tool) => tool !== null).join(', ');
  return `Scan ${id}, ${scan_type}, ${status}, ${created_at}, ${viewport.preset} ${viewport.width}x${viewport.height}, ${tools}`;
}

function writePages({ progress }: ScanRecord, words: Words): string {
  const { pages_total: total, pages_completed: scanned, pages_failed: failed } = progress;
  return words.pages({ scanned, failed, left: total - scanned - failed, total });
}

function writeCounts({ summary }: ScanRecord, words: Words): string {
  const severities = Object.entries(summary.by_severity).map(([severity, count]) => `${severity} ${count}`);
  return [
    `${words.counts('failed', summary.failed_groups, summary.failed_occurrences)} (${severities.join(', ')})`,
    words.counts('needs_review', summary.needs_review_groups, summary.needs_review_occurrences),
  ].join('\n');
}
