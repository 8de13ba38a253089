import type { Severity } from '../../findings/severity.ts';
import { countParts, identify, identifyOnPage, titleOf } from '../ci-finding.ts';
import type { Placement } from '../placement.ts';
import { mapPageUrl } from '../placement.ts';
import { cutText } from '../quote-page-text.ts';
import type { ReportInput } from '../report-format.ts';
import { selectListedGroups } from '../report-model.ts';
import { toRepositoryPath } from '../repository-path.ts';
import type { PageOccurrences } from '../stream-page-occurrences.ts';
import { countLeftOut, streamPageOccurrences } from '../stream-page-occurrences.ts';
import type { Texts } from '../../texts/texts.ts';
import { encodeJson } from '../../texts/encode-json.ts';
import type { CodeQualityEntry } from './code-quality-entry.ts';

const mostEntries = 5_000;
const longestDescription = 500;
const fingerprintDigits = 40;

/** `blocker` is left to people, because none of our rules says that a release must stop. */
const severities: Readonly<Record<Severity, 'critical' | 'major' | 'minor' | 'info'>> = {
  critical: 'critical',
  serious: 'major',
  moderate: 'minor',
  minor: 'info',
};

/** GitLab stops at the first invalid entry, and accepts no byte order mark. */
export async function* writeCodeQuality({
  db,
  head,
  options,
  placement,
  baseline,
}: ReportInput): AsyncGenerator<string> {
  const groups = selectListedGroups(head.groups, options);
  let written = 0;
  for await (const found of streamPageOccurrences(db, groups, { mostExamples: 0, baseline })) {
    yield `${written === 0 ? '[\n' : ',\n'}${encodeJson(writeEntry(found, placement, head.texts))}`;
    written += 1;
    if (written === mostEntries) break;
  }
  const omitted = written < mostEntries ? 0 : countLeftOut(groups, written);
  if (omitted > 0) yield `,\n${encodeJson(writeOmitted(omitted, mapPageUrl(head.scan.url, placement), head.texts))}`;
  yield written === 0 ? '[]\n' : '\n]\n';
}

function writeEntry(
  { group: { card }, pageUrl, pageName, ...counted }: PageOccurrences,
  placement: Placement,
  texts: Texts,
): CodeQualityEntry {
  const page = mapPageUrl(pageUrl, placement);
  const where = pageName === pageUrl ? '' : `. ${pageName}`;
  return {
    description: cutText(`${titleOf(card, texts)} (${countParts(counted, texts)})${where}`, longestDescription),
    check_name: card.rule,
    fingerprint: identifyOnPage(card, mapPageUrl(pageName, placement)).slice(0, fingerprintDigits),
    severity: card.kind === 'failed' ? severities[card.severity] : 'info',
    location: { path: toRepositoryPath(page), lines: { begin: 1 } },
  };
}

function writeOmitted(omitted: number, siteUrl: string, { reports }: Texts): CodeQualityEntry {
  return {
    description: reports.ci.leftOut(omitted),
    check_name: 'curbcut-omitted',
    fingerprint: identify(['omitted', siteUrl]).slice(0, fingerprintDigits),
    severity: 'info',
    location: { path: toRepositoryPath(siteUrl), lines: { begin: 1 } },
  };
}
