import type { EngineReport } from '../engines/finding.ts';
import { fingerprintAll } from '../issues/fingerprint.ts';
import { toStoredText } from '../shared/stored-text.ts';
import { shotKey } from '../visit/shot-key.ts';
import type { ReportedGroup } from './page-report.ts';

/** Characters of an element's markup that are stored. */
export const maxHtml = 2_000;
const maxSelector = 4_000;
const maxMessage = 4_000;
const cutMark = ' […]';

/** An engine's findings as they are stored. `screenshots`: file names by `shotKey`. */
export function buildGroups(
  pageUrl: string,
  { engine, findings }: EngineReport,
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
      engine: engine.name,
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

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? toStoredText(text, maxLength)
    : `${toStoredText(text, maxLength - cutMark.length)}${cutMark}`;
}
