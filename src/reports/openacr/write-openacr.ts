import { stringify } from 'yaml';
import { readRulesWithElements, readScanStandard } from '../../reading/standards/read-scan-standard.ts';
import { listManualChecks } from '../../reading/standards/manual-checks.ts';
import type { ClauseResult } from '../../reading/standards/scan-standard.ts';
import type { Texts } from '../../texts/texts.ts';
import { findWcagBehind } from '../../reading/standards/wcag-behind.ts';
import { sayAnswer } from '../say-answer.ts';
import { sayDecision } from '../say-decision.ts';
import { writeCell } from '../markdown/markdown-text.ts';
import { quoteOnOneLine } from '../quote-page-text.ts';
import { readDecisions } from '../read-decisions.ts';
import type { Decision } from '../read-decisions.ts';
import type { ReportInput } from '../report-format.ts';

const longestDecision = 1_000;
const longestTitle = 200;
const longestUrl = 2_048;

/**
 * WCAG 2.2 contains the earlier versions, so a draft's criteria are in each of them. The catalog exists in no other
 * language.
 */
const catalogName = '2.5-edition-wcag-2.2-508-eu-en';

export async function* writeOpenAcr({ db, head, options, version }: ReportInput): AsyncGenerator<string> {
  const { standard } = findWcagBehind(head.standard?.result.id);
  const { clauses } = await readScanStandard(
    { db, catalog: head.catalog, language: head.texts.language },
    head.row,
    standard,
  );
  const manual = listManualChecks(await readRulesWithElements(db, head.row.id), head.texts);
  const decisions = await readDecisions(db, head);
  const { scan, texts } = head;
  const { acr, manual: manualHeading, pagesOf } = texts.reports.evidence;
  const listed = clauses.filter(({ status, verdict }) => status === 'failed' || verdict !== null);
  const others = decisions.filter((decision) => !listed.some((clause) => isAbout(decision, clause)));
  const name = new URL(scan.url).host;
  const organization = options.organizationName === null ? null : quoteOnOneLine(options.organizationName);
  const draft = {
    title: acr.title(organization ?? name),
    product: { name, description: pagesOf(writeCell(scan.url, longestUrl)) },
    author: {
      name: acr.author,
      email: 'to-be-filled-in@example.com',
      ...(organization === null ? {} : { company_name: organization }),
    },
    report_date: (scan.finished_at ?? scan.created_at).slice(0, 10),
    version: 1,
    catalog: catalogName,
    notes: [acr.draft, manualHeading, ...manual.map((check) => `- ${check}`), ...writeDecisions(others, texts)].join(
      '\n',
    ),
    evaluation_methods_used: acr.methods({
      version,
      pages: scan.progress.pages_completed,
      engine: scan.engine,
      browser: scan.browser,
      scan: scan.id,
    }),
    chapters: {
      success_criteria_level_a: writeChapter({ listed, decisions, texts }, 'A'),
      success_criteria_level_aa: writeChapter({ listed, decisions, texts }, 'AA'),
    },
  };
  // Text is quoted, so that it contains no markup and stays on one line.
  yield stringify(draft, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
}

type ChapterContent = {
  readonly listed: readonly ClauseResult[];
  readonly decisions: readonly Decision[];
  readonly texts: Texts;
};

function writeChapter({ listed, decisions, texts }: ChapterContent, level: 'A' | 'AA') {
  return {
    notes: texts.reports.evidence.acr.chapter,
    criteria: listed
      .filter((clause) => clause.level === level)
      .map((clause) => writeCriterion(clause, decisions, texts)),
  };
}

function writeCriterion(clause: ClauseResult, decisions: readonly Decision[], texts: Texts) {
  const { criterion, id, verdict } = clause;
  const notes = [
    ...(verdict === null ? [] : [writeCell(sayAnswer(verdict, texts), longestDecision)]),
    ...sayFailures(clause, texts),
    ...writeDecisions(
      decisions.filter((decision) => isAbout(decision, clause)),
      texts,
    ),
  ].join('\n');
  const level = verdict === null ? 'partially-supports' : levels[verdict.verdict];
  return {
    num: criterion ?? id,
    components: [{ name: 'web', adherence: { level, notes } }],
  };
}

/** The level that a person's answer means. Its notes say whose answer it is. */
const levels = {
  passed: 'supports',
  failed: 'partially-supports',
  not_applicable: 'not-applicable',
} as const;

function sayFailures({ status, failed, issues }: ClauseResult, texts: Texts): readonly string[] {
  if (status !== 'failed') return [];
  const titles = issues.filter(({ kind }) => kind === 'failed').map(({ title }) => writeCell(title, longestTitle));
  return [texts.reports.evidence.acr.failed(failed.occurrences, titles.join('; '))];
}

function isAbout({ group: { card } }: Decision, { criterion }: ClauseResult): boolean {
  return card.standards.some((standard) => standard.criterion === criterion);
}

/** Readers of the format render notes as Markdown, so text by people is escaped. */
function writeDecisions(decisions: readonly Decision[], texts: Texts): readonly string[] {
  if (decisions.length === 0) return [];
  const lines = decisions.map((decision) => `- ${writeCell(sayDecision(decision, texts), longestDecision)}`);
  return ['', texts.reports.decisions.heading, '', ...lines];
}
