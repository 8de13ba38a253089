import { countElements, identifyOnPage, titleOf } from '../ci-finding.ts';
import { writeDetails } from '../list-details.ts';
import type { Placement } from '../placement.ts';
import { mapPageUrl } from '../placement.ts';
import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import { readFailures } from '../read-failures.ts';
import type { ReportInput } from '../report-format.ts';
import { selectListedGroups } from '../report-model.ts';
import type { ReportHead } from '../report-model.ts';
import { toFileReference, toRepositoryPath } from '../repository-path.ts';
import type { PageOccurrences } from '../stream-page-occurrences.ts';
import { countLeftOut, streamPageOccurrences } from '../stream-page-occurrences.ts';
import { writeSarifRule, levels } from './sarif-rule.ts';
import type { Texts } from '../../texts/texts.ts';
import { encodeJson } from '../../texts/encode-json.ts';

/** GitHub keeps the first 5,000 results of a run without mentioning the others, and rejects 25,000. */
const mostResults = 5_000;
const mostExamples = 5;
const longest = { selector: 300, message: 300, details: 500 };

export async function* writeSarif({ db, head, options, placement, version }: ReportInput): AsyncGenerator<string> {
  const groups = selectListedGroups(head.groups, options);
  const rules = [...new Map(groups.map((group) => [group.card.rule, group])).values()];
  const indexes = new Map(rules.map(({ card }, index) => [card.rule, index]));
  const driver = {
    name: 'Curbcut',
    semanticVersion: version,
    rules: rules.map((group) => writeSarifRule(group, head.texts)),
  };
  yield `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":${encodeJson({ driver })}`;
  yield `,"automationDetails":${encodeJson({ id: `curbcut/${head.scan.viewport.preset}/` })}`;
  yield `,"invocations":${encodeJson([await writeInvocation(db, head)])},"results":[`;
  let written = 0;
  for await (const found of streamPageOccurrences(db, groups, mostExamples)) {
    yield (written === 0 ? '' : ',') + encodeJson(writeResult(found, { indexes, placement, texts: head.texts }));
    written += 1;
    if (written === mostResults) break;
  }
  const omittedResults = countLeftOut(groups, { written, most: mostResults });
  const properties = { ...writeRun(head), results: written, omittedResults };
  yield `],"properties":${encodeJson(properties)}}]}\n`;
}

type Run = {
  readonly indexes: ReadonlyMap<string, number>;
  readonly placement: Placement;
  readonly texts: Texts;
};

function writeResult(found: PageOccurrences, { indexes, placement, texts }: Run): object {
  const { group, pageUrl, examples } = found;
  const page = mapPageUrl(pageUrl, placement);
  const uri = placement.anchor === undefined ? toRepositoryPath(page) : toFileReference(placement.anchor);
  const { card } = group;
  const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return {
    ruleId: card.rule,
    ruleIndex: indexes.get(card.rule),
    level: card.kind === 'failed' ? levels[card.severity] : 'note',
    message: { text: writeFinding(found, texts) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, region },
        logicalLocations: examples.map(({ selector }) => ({
          fullyQualifiedName: cutText(quoteOnOneLine(selector), longest.selector),
          kind: 'element',
        })),
      },
    ],
    partialFingerprints: { primaryLocationLineHash: `${identifyOnPage(card, page).slice(0, 32)}:1` },
    properties: { url: pageUrl, kind: card.kind, severity: card.severity },
  };
}

/** The first sentence is the title of GitHub's alert. */
function writeFinding({ group: { card }, pageUrl, examples, ...counted }: PageOccurrences, texts: Texts): string {
  const [first] = examples;
  const example =
    first === undefined
      ? []
      : [
          cutText(quoteOnOneLine(first.selector), longest.selector),
          cutText(quoteOnOneLine(first.message), longest.message),
          cutText(quoteOnOneLine(writeDetails(first.details, texts)), longest.details),
        ];
  // A bracket begins a link in SARIF's messages, unless a backslash escapes it (SARIF 2.1.0, 3.11.6).
  const title = `${titleOf(card, texts)} (${countElements(counted, texts)}). ${pageUrl}`;
  return escapeLinks([title, ...example].filter((line) => line !== '').join('\n'));
}

function escapeLinks(text: string): string {
  return text.replaceAll(/[\\[\]]/g, '\\$&');
}

/** Pages that were not scanned, by cause. */
async function writeInvocation(db: ReportInput['db'], { scan, texts }: ReportHead): Promise<object> {
  const failures = await readFailures(db, scan, texts);
  return {
    executionSuccessful: scan.status === 'completed',
    startTimeUtc: scan.started_at ?? scan.created_at,
    ...(scan.finished_at === null ? {} : { endTimeUtc: scan.finished_at }),
    toolExecutionNotifications: failures.map(({ outcome, pages, advice, example }) => ({
      level: 'error',
      descriptor: { id: outcome },
      message: { text: escapeLinks(texts.reports.ci.notScannedPages(pages, advice, example)) },
    })),
  };
}

function writeRun({ scan, unfinished, standard }: ReportHead): object {
  return {
    scan: scan.id,
    url: scan.url,
    engine: scan.engine,
    browser: scan.browser,
    pagesTotal: scan.progress.pages_total,
    pagesCompleted: scan.progress.pages_completed,
    pagesFailed: scan.progress.pages_failed,
    ...(unfinished === null ? {} : { unfinished }),
    ...(standard === null ? {} : { standard: standard.result.title }),
  };
}
