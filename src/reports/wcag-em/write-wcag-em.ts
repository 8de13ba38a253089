import { namePage, pathOfEntry } from '../../findings/page-path.ts';
import { readRulesWithElements, readScanStandard } from '../../reading/standards/read-scan-standard.ts';
import { listManualChecks } from '../../reading/standards/manual-checks.ts';
import type { ClauseResult } from '../../reading/standards/scan-standard.ts';
import { findWcagBehind } from '../../reading/standards/wcag-behind.ts';
import type { Texts } from '../../texts/texts.ts';
import { findCriterion } from '../../findings/wcag-criteria.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportedPage } from '../stream-page-findings.ts';
import { streamPageFindings } from '../stream-page-findings.ts';
import { sayDecision } from '../say-decision.ts';
import { answerOutcomes, sayAnswer } from '../say-answer.ts';
import { saySample } from '../say-sample.ts';
import { writeCell, writeCode } from '../markdown/markdown-text.ts';
import type { Decision } from '../read-decisions.ts';
import { readDecisions } from '../read-decisions.ts';
import { wcagEmContext } from './wcag-em-context.ts';
import { encodeJson } from '../../texts/encode-json.ts';

/** The tool lists every page of the sample for every criterion, so no one could work through more pages. */
const mostPages = 50;
/** The additional limit for pages that were drawn by lot. */
const mostRandom = 10;
const longest = { decision: 1_000, title: 200, url: 2_048, selector: 300 };

/** Version 3.0.3 uses the language of the file for its own interface, and shows no page in a language that it lacks. */
const toolLanguages: ReadonlySet<string> = new Set(['en', 'fr', 'nl', 'pl']);

type Outcome = 'failed' | 'cantTell' | 'untested' | 'passed' | 'inapplicable';
const outcomes: Readonly<Record<ClauseResult['status'], Outcome>> = {
  failed: 'failed',
  needs_review: 'cantTell',
  nothing_found: 'cantTell',
  not_decided_by_scan: 'untested',
};
const outcomeTypes: Readonly<Record<Outcome, string>> = {
  failed: 'Fail',
  cantTell: 'CannotTell',
  untested: 'NotTested',
  passed: 'Pass',
  inapplicable: 'NotApplicable',
};

type Sample = {
  readonly page: ReportedPage;
  readonly id: string;
  readonly title: string;
  /** True if the page was drawn by lot. */
  readonly isRandom: boolean;
};
type Evaluation = {
  readonly clauses: readonly ClauseResult[];
  readonly samples: readonly Sample[];
  readonly manual: readonly string[];
  readonly decisions: readonly Decision[];
};

export async function* writeWcagEm(input: ReportInput): AsyncGenerator<string> {
  const { db, head } = input;
  const wcag = findWcagBehind(head.standard?.result.id);
  const reader = { db, catalog: head.catalog, language: head.texts.language };
  const { clauses } = await readScanStandard(reader, head.row, wcag.standard);
  const drawn = new Set(head.sample?.random.map(({ url }) => url));
  const samples = nameSamples(await collectPages(input, drawn), drawn);
  const manual = listManualChecks(await readRulesWithElements(db, head.row.id), head.texts);
  const decisions = await readDecisions(db, head);
  const evaluation = writeEvaluation(input, { clauses, samples, manual, decisions });
  const scope = { wcagVersion: wcag.version, conformanceTarget: wcag.level };
  yield `${encodeJson({ ...evaluation, defineScope: { ...evaluation.defineScope, ...scope } }, 1)}\n`;
}

/** The first pages, and the first of those that were drawn by lot, which come last. */
async function collectPages({ db, head }: ReportInput, drawn: ReadonlySet<string>): Promise<readonly ReportedPage[]> {
  const structured: ReportedPage[] = [];
  const random: ReportedPage[] = [];
  for await (const page of streamPageFindings(db, head, { groups: head.groups, mostExamples: 1 })) {
    const list = drawn.has(page.url) ? random : structured;
    const most = drawn.has(page.url) ? mostRandom : mostPages;
    if (page.status === 'completed' && list.length < most) list.push(page);
    if (structured.length === mostPages && random.length >= Math.min(mostRandom, drawn.size)) break;
  }
  return [...structured, ...random];
}

/** The tool finds the page of a result by its title, so titles must be unique. */
function nameSamples(pages: readonly ReportedPage[], drawn: ReadonlySet<string>): readonly Sample[] {
  return pages.map((page, index) => ({
    page,
    id: `_:page${index + 1}`,
    title: `${index + 1}: ${namePage(pathOf(page.url), pathOfEntry(page.entry))}`,
    isRandom: drawn.has(page.url),
  }));
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

function writeEvaluation({ head, version }: ReportInput, { clauses, samples, manual, decisions }: Evaluation) {
  const { scan, unfinished, texts } = head;
  const { cover, evidence: words } = texts.reports;
  const website = { id: '_:website', type: ['TestSubject', 'Website'] };
  const date = (scan.finished_at ?? scan.created_at).slice(0, 10);
  return {
    '@context': wcagEmContext,
    type: 'Evaluation',
    ...(toolLanguages.has(texts.language) && { language: texts.language }),
    reportToolVersion: '3.0.3',
    defineScope: {
      id: '_:defineScope',
      scope: {
        ...website,
        title: new URL(scan.url).host,
        description: words.pagesOf(writeCell(scan.url, longest.url)),
      },
      accessibilitySupportBaseline: '',
      additionalEvaluationRequirements: '',
    },
    exploreTarget: { id: '_:exploreTarget', technologiesReliedUpon: ['HTML', 'CSS', 'WAI-ARIA', 'JavaScript'] },
    selectSample: {
      id: '_:selectSample',
      structuredSample: samples.filter(({ isRandom }) => !isRandom).map(writeSampledPage),
      randomSample: samples.filter(({ isRandom }) => isRandom).map(writeSampledPage),
    },
    auditSample: [
      ...clauses.map((clause) =>
        writeClause(clause, website, { texts, decided: writeDecisions(clause, decisions, texts) }),
      ),
      ...samples.flatMap((sample) => writePage(sample, clauses, words)),
    ],
    reportFindings: {
      title: words.title(new URL(scan.url).host),
      date: { type: 'http://www.w3.org/TR/NOTE-datetime', '@value': date },
      evaluator: words.evaluator(version),
      commissioner: '',
      summary: `${unfinished === null ? '' : `${unfinished} `}${words.summary(scan.progress.pages_completed, samples.length)}`,
      evaluationSpecifics: [
        ...(head.sample === null ? [] : saySample(head.sample, texts)),
        `Scan ${scan.id}, ${scan.engine ?? ''}, ${scan.browser ?? ''}, ${cover.pixels(scan.viewport.width, scan.viewport.height)}.`,
        words.manual,
        ...manual.map((check) => `- ${check}`),
      ].join('\n'),
      documentSteps: ['_:defineScope', '_:exploreTarget', '_:selectSample'].map((id) => ({ id })),
    },
  };
}

function writeSampledPage({ id, title, page }: Sample): object {
  return { id, type: ['TestSubject', 'Webpage'], title, description: page.name };
}

type Words = Texts['reports']['evidence'];

/**
 * Text by people is escaped, because the tool reads Markdown. People decide the outcome in the tool. The scan's own
 * outcome stays.
 */
function writeDecisions({ criterion }: ClauseResult, decisions: readonly Decision[], texts: Texts): readonly string[] {
  const lines = decisions
    .filter(({ group }) => group.card.standards.some((standard) => standard.criterion === criterion))
    .map((decision) => `- ${writeCell(sayDecision(decision, texts), longest.decision)}`);
  return lines.length === 0 ? [] : ['', texts.reports.decisions.heading, '', ...lines];
}

function writeClause(
  clause: ClauseResult,
  subject: object,
  { texts, decided }: { readonly texts: Texts; readonly decided: readonly string[] },
): object {
  const words = texts.reports.evidence;
  const titles = clause.issues.map(({ title, kind }) => {
    const name = writeCell(title, longest.title);
    return `- ${kind === 'failed' ? name : words.toReview(name)}`;
  });
  const lines = {
    failed: [words.failed(clause.failed.occurrences), ...titles],
    needs_review: [words.needsReview(clause.needs_review.occurrences), ...titles],
    nothing_found: [words.nothingFound, words.testedBy(clause.checked_by)],
    not_decided_by_scan: [words.notTested],
  };
  const seen = [...lines[clause.status], ...decided];
  const { verdict } = clause;
  if (verdict === null) return writeAssertion(clause, subject, { outcome: outcomes[clause.status], description: seen });
  // The tool has one result per criterion. It is the person's, and says so.
  const description = [writeCell(sayAnswer(verdict, texts), longest.decision), '', ...seen];
  return {
    ...writeAssertion(clause, subject, { outcome: answerOutcomes[verdict.verdict], description }),
    mode: { id: 'earl:manual', type: 'TestMode' },
    assertedBy: { type: 'Person', ...(verdict.by !== null && { name: verdict.by }) },
    date: verdict.decided_at.slice(0, 10),
  };
}

/** The findings on one page, criterion by criterion. */
function writePage({ page, id, title }: Sample, clauses: readonly ClauseResult[], words: Words): readonly object[] {
  const subject = { id, type: ['TestSubject', 'Webpage'], title };
  return clauses.flatMap((clause) => {
    const found = page.findings.filter(
      ({ count, group: { card } }) =>
        count > 0 && card.standards.some(({ criterion }) => criterion === clause.criterion),
    );
    if (found.length === 0) return [];
    const outcome = found.some(({ group }) => group.card.kind === 'failed') ? 'failed' : 'cantTell';
    const description = found.flatMap(({ group: { card }, count, examples: [example] }) => {
      const say = card.kind === 'failed' ? words.found : words.foundToReview;
      return [
        `- ${say(writeCell(card.title, longest.title), count)}`,
        ...(example === undefined ? [] : [`  ${words.example(writeCode(example.selector, longest.selector))}`]),
      ];
    });
    return [writeAssertion(clause, subject, { outcome, description })];
  });
}

function writeAssertion(
  { criterion, id, name }: ClauseResult,
  subject: object,
  { outcome, description }: { readonly outcome: Outcome; readonly description: readonly string[] },
): object {
  return {
    type: 'Assertion',
    mode: { id: 'earl:automatic', type: 'TestMode' },
    subject,
    // The tool knows the criteria of WCAG 2.2 by their WCAG 2.1 names, with http, one in each assertion.
    test: {
      id: `WCAG21:${findCriterion(criterion ?? '')?.slug ?? ''}`,
      type: ['TestCriterion', 'TestRequirement'],
      title: `${id} ${name}`,
    },
    result: {
      type: 'TestResult',
      outcome: { id: `earl:${outcome}`, type: ['OutcomeValue', outcomeTypes[outcome]] },
      description: description.join('\n'),
    },
  };
}
