import type { BaselineState } from '../../findings/baseline-states.ts';
import { countParts, identifyOnPage, titleOf } from '../ci-finding.ts';
import { writeDetails } from '../list-details.ts';
import type { Placement } from '../placement.ts';
import { mapPageUrl } from '../placement.ts';
import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import { readFailures } from '../read-failures.ts';
import type { ReportInput } from '../report-format.ts';
import { selectListedGroups } from '../report-model.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import type { OccurrencePart, PageOccurrences } from '../stream-page-occurrences.ts';
import { countLeftOut, streamPageOccurrences } from '../stream-page-occurrences.ts';
import { writeSarifRule, levels } from './sarif-rule.ts';
import type { Texts } from '../../texts/texts.ts';
import { encodeJson } from '../../texts/encode-json.ts';
import { writeFixedResults } from './write-fixed-results.ts';
import { escapeLinks, locate } from './sarif-text.ts';

/** GitHub keeps the first 5,000 results of a run without mentioning the others, and rejects 25,000. */
const mostResults = 5_000;
const mostExamples = 5;
const longest = { selector: 300, message: 300, details: 500 };

/** The words of SARIF 2.1.0, 3.27.24. A run has a state for each of its results, or for none. */
const baselineWords: Readonly<Record<BaselineState, 'new' | 'updated' | 'unchanged'>> = {
  new: 'new',
  altered: 'updated',
  unchanged: 'unchanged',
  unjudged: 'unchanged',
};

export async function* writeSarif(input: ReportInput): AsyncGenerator<string> {
  const { db, head, options, version, baseline } = input;
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
  const counted = yield* writeResults(input, groups, indexes);
  const properties = { ...writeRun(head), ...counted, ...(baseline !== undefined && { baseline: baseline.counts }) };
  yield `],"properties":${encodeJson(properties)}}]}\n`;
}

/** Fixed findings come last, if there is room. */
async function* writeResults(
  input: ReportInput,
  groups: readonly ReportGroup[],
  indexes: ReadonlyMap<string, number>,
): AsyncGenerator<string, { readonly results: number; readonly omittedResults: number }> {
  const { db, head, placement, baseline } = input;
  const run = { indexes, placement, texts: head.texts, isCompared: baseline !== undefined };
  let [results, places, omittedResults] = [0, 0, 0];
  const write = (result: object) => `${results++ === 0 ? '' : ','}${encodeJson(result)}`;
  for await (const found of streamPageOccurrences(db, groups, { mostExamples, baseline })) {
    if (results + found.parts.length > mostResults) {
      omittedResults = countLeftOut(groups, places);
      break;
    }
    places += 1;
    for (const [index, part] of found.parts.entries()) yield write(writeResult(found, { ...run, part, index }));
  }
  const fixed = writeFixedResults(input, indexes);
  for (const result of fixed.slice(0, mostResults - results)) yield write(result);
  return { results, omittedResults };
}

type Run = {
  readonly indexes: ReadonlyMap<string, number>;
  readonly placement: Placement;
  readonly texts: Texts;
  /** True if the scan was compared with a baseline. */
  readonly isCompared: boolean;
};

/** `index`: the place of the part among those of the issue on the page. */
type Part = { readonly part: OccurrencePart; readonly index: number };

function writeResult(
  found: PageOccurrences,
  { indexes, placement, texts, isCompared, part, index }: Run & Part,
): object {
  const { group, pageUrl, pageName } = found;
  const page = mapPageUrl(pageName, placement);
  const { card } = group;
  return {
    ruleId: card.rule,
    ruleIndex: indexes.get(card.rule),
    level: card.kind === 'failed' ? levels[card.severity] : 'note',
    ...(isCompared && { baselineState: baselineWords[part.state ?? 'unchanged'] }),
    message: { text: writeFinding({ ...found, parts: [part], isCut: found.isCut && found.parts.length === 1 }, texts) },
    locations: [
      locate(
        pageUrl,
        part.examples.map(({ selector }) => selector),
        placement,
      ),
    ],
    partialFingerprints: { primaryLocationLineHash: `${identifyOnPage(card, page).slice(0, 32)}:${index + 1}` },
    properties: { url: pageUrl, kind: card.kind, severity: card.severity },
  };
}

/** The first sentence is the title of GitHub's alert. */
function writeFinding({ group: { card }, pageName, ...counted }: PageOccurrences, texts: Texts): string {
  const first = counted.parts[0]?.examples[0];
  const example =
    first === undefined
      ? []
      : [
          cutText(quoteOnOneLine(first.selector), longest.selector),
          cutText(quoteOnOneLine(first.message), longest.message),
          cutText(quoteOnOneLine(writeDetails(first.details, texts)), longest.details),
        ];
  const title = `${titleOf(card, texts)} (${countParts(counted, texts)}). ${pageName}`;
  return escapeLinks([title, ...example].filter((line) => line !== '').join('\n'));
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
