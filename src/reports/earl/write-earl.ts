import type { Verdict } from '../../findings/verdicts.ts';
import { sayDecided } from '../say-decision.ts';
import { answerOutcomes, sayAnswer, writePerson } from '../say-answer.ts';
import { readScanStandard } from '../../reading/standards/read-scan-standard.ts';
import type { ClauseResult } from '../../reading/standards/scan-standard.ts';
import { findWcagBehind } from '../../reading/standards/wcag-behind.ts';
import type { PageDecision } from '../read-page-decisions.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportedPage } from '../stream-page-findings.ts';
import { streamPageFindings } from '../stream-page-findings.ts';
import { findCriterion } from '../../findings/wcag-criteria.ts';
import { encodeJson } from '../../texts/encode-json.ts';

type Outcome = 'failed' | 'cantTell' | 'untested';

/**
 * The outcome of the rule on the page that follows from a decision about findings. False findings do not prove that the
 * page has no others. The next scan shows whether findings are fixed.
 */
const decided: Readonly<Record<Verdict, Outcome>> = {
  false_positive: 'cantTell',
  accepted: 'failed',
  fixed_pending: 'untested',
  confirmed: 'failed',
};

export async function* writeEarl(input: ReportInput): AsyncGenerator<string> {
  const { db, head, version } = input;
  const assertor = { '@id': '_:curbcut', '@type': 'Software', name: 'Curbcut', release: { revision: version } };
  const context = 'https://act-rules.github.io/earl-context.json';
  yield `{"@context":${encodeJson(context)},"assertedThrough":${encodeJson(assertor)},"@graph":[`;
  const wanted = { groups: head.groups, mostExamples: 0, withDecisions: true };
  let written = 0;
  for await (const page of streamPageFindings(db, head, wanted)) {
    if (page.status !== 'completed') continue;
    yield `${written === 0 ? '\n' : ',\n'}${encodeJson(writePage(input, page))}`;
    written += 1;
  }
  const answered = (await readAnswers(input)).filter((clause) => clause.verdict !== null);
  if (answered.length > 0) yield `${written === 0 ? '\n' : ',\n'}${encodeJson(writeAnswers(input, answered))}`;
  yield '\n]}\n';
}

/** The clauses of WCAG, with what people decided about each. */
async function readAnswers({ db, head }: ReportInput): Promise<readonly ClauseResult[]> {
  const reader = { db, catalog: head.catalog, language: head.texts.language };
  const { standard } = findWcagBehind(head.standard?.result.id);
  return (await readScanStandard(reader, head.row, standard)).clauses;
}

/** People answered for the whole target. The assertions are theirs, and change none of the tool's. */
function writeAnswers({ head }: ReportInput, clauses: readonly ClauseResult[]): object {
  return {
    '@type': 'TestSubject',
    source: head.scan.url,
    assertions: clauses.flatMap(({ id, name, criterion, verdict }) =>
      verdict === null
        ? []
        : [
            {
              '@type': 'Assertion',
              mode: 'earl:manual',
              assertedBy: writePerson(verdict),
              test: { '@type': 'TestRequirement', title: `${id} ${name}`, isPartOf: nameCriterion(criterion) },
              result: {
                '@type': 'TestResult',
                outcome: `earl:${answerOutcomes[verdict.verdict]}`,
                date: verdict.decided_at,
                info: sayAnswer(verdict, head.texts),
              },
            },
          ],
    ),
  };
}

function nameCriterion(criterion: string | null): readonly string[] {
  const slug = findCriterion(criterion ?? '')?.slug;
  return slug === undefined ? [] : [`WCAG2:${slug}`];
}

function writePage(input: ReportInput, page: ReportedPage): object {
  const rules = new Set([...findAll(page).map(({ group }) => group.card.rule), ...Object.keys(page.rules)]);
  return {
    '@type': 'TestSubject',
    source: page.url,
    ...(page.entry !== '' && { title: page.name }),
    assertions: [
      ...[...rules].map((rule) => writeAssertion(input, page, rule)),
      ...page.decisions.map((decision) => writeDecision(input, decision)),
    ],
  };
}

/**
 * Includes findings that people marked as false positives, because a person's decision is its own assertion, and
 * changes none of the tool's.
 */
function findAll({ findings }: ReportedPage): ReportedPage['findings'] {
  return findings.filter(({ count, markedCount }) => count + markedCount > 0);
}

function writeAssertion(input: ReportInput, page: ReportedPage, rule: string): object {
  return {
    '@type': 'Assertion',
    mode: 'earl:automatic',
    test: writeTest(input, rule),
    result: { '@type': 'TestResult', outcome: `earl:${decideOutcome(page, rule)}` },
  };
}

function writeDecision(input: ReportInput, decision: PageDecision): object {
  const { by, group_id: groupId, verdict, count } = decision;
  const card = input.head.groups.find(({ id }) => id === groupId)?.card;
  if (card === undefined) throw new Error('A decision is about an issue that the report does not have.');
  const grounds = isBare(decision) ? [] : [decision];
  const info = sayDecided({ kind: card.kind, verdict, count, grounds }, input.head.texts);
  return {
    '@type': 'Assertion',
    mode: 'earl:semiAuto',
    assertedBy: { '@type': 'foaf:Person', ...(by !== null && { 'foaf:name': by }) },
    test: writeTest(input, card.rule),
    result: { '@type': 'TestResult', outcome: `earl:${decided[verdict]}`, info },
  };
}

function isBare({ reason, by, until }: PageDecision): boolean {
  return reason === null && by === null && until === null;
}

function writeTest({ catalog }: ReportInput, rule: string): object {
  // Criteria keep their names in WCAG 2.1, including those of 2.0 and 2.2.
  const criteria = (catalog.get(rule)?.standards ?? []).flatMap(
    ({ criterion }) => findCriterion(criterion)?.slug ?? [],
  );
  return { '@type': 'TestCase', title: rule, isPartOf: criteria.map((slug) => `WCAG2:${slug}`) };
}

function decideOutcome(page: ReportedPage, rule: string): Outcome {
  const found = findAll(page).filter(({ group }) => group.card.rule === rule);
  if (found.some(({ group }) => group.card.kind === 'failed')) return 'failed';
  return found.length === 0 && page.rules[rule] === null ? 'untested' : 'cantTell';
}
