import type { Finding, FoundElement } from '../engines/finding.ts';
import { fingerprintAll } from '../issues/fingerprint.ts';
import type { Note } from '../scans/scan-record.ts';
import { toStoredText } from '../shared/stored-text.ts';
import { shotKey } from '../visit/shot-key.ts';
import type { ReportedGroup } from './page-report.ts';

const maxHtml = 2_000;
const maxSelector = 4_000;
const maxMessage = 4_000;
const cutMark = ' […]';

/** Findings as they are stored. `screenshots`: file names by `shotKey`. */
export function buildGroups(
  pageUrl: string,
  findings: readonly Finding[],
  screenshots: ReadonlyMap<string, string>,
): readonly ReportedGroup[] {
  return findings.map((finding) => {
    const place = { kind: finding.kind, rule: finding.rule, pageUrl };
    const fingerprints = fingerprintAll(
      place,
      finding.elements.map((element) => element.surroundings),
    );
    return {
      kind: finding.kind,
      rule: finding.rule,
      total: finding.total,
      occurrences: finding.elements.map((element, index) => ({
        selector: toStoredText(element.selector, maxSelector),
        html: cut(element.html, maxHtml),
        message: cut(element.message, maxMessage),
        fingerprint: fingerprints[index] ?? '',
        screenshot: screenshots.get(shotKey(finding, index)) ?? null,
      })),
    };
  });
}

/** What was cut or left out of a page's findings, told on the page. */
export function noteLimits(findings: readonly Finding[], unreachedFrames: readonly string[]): readonly Note[] {
  const omitted = findings.reduce((sum, finding) => sum + finding.total - finding.elements.length, 0);
  const cutSnippets = findings.flatMap((finding) => finding.elements).filter(isCut).length;
  const frames = unreachedFrames.slice(0, 10).map((frame) => toStoredText(frame, 200));
  return [
    {
      code: 'truncated_occurrences',
      count: omitted,
      message: `${omitted} findings were counted but not stored: at most 1,000 of one rule are kept per page.`,
    },
    { code: 'truncated_snippet', count: cutSnippets, message: `${cutSnippets} HTML snippets were cut.` },
    {
      code: 'truncated_frames',
      count: unreachedFrames.length,
      message: `Frames that could not be reached, and were not checked: ${frames.join(', ')}.`,
    },
  ].filter((note) => note.count > 0);
}

function isCut(element: FoundElement): boolean {
  return element.html.length > maxHtml;
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? toStoredText(text, maxLength)
    : `${toStoredText(text, maxLength - cutMark.length)}${cutMark}`;
}
