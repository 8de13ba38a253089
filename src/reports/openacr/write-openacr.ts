import { stringify } from 'yaml';
import { readRulesWithElements, readScanStandard } from '../../reading/standards/read-scan-standard.ts';
import { listManualChecks } from '../../reading/standards/manual-checks.ts';
import type { ClauseResult } from '../../reading/standards/scan-standard.ts';
import { textsIn } from '../../texts/texts.ts';
import { findWcagBehind } from '../../reading/standards/wcag-behind.ts';
import { describeDecision } from '../describe-decision.ts';
import { writeCell } from '../markdown/markdown-text.ts';
import { quoteOnOneLine } from '../quote-page-text.ts';
import { readDecisions } from '../read-decisions.ts';
import type { Decision } from '../read-decisions.ts';
import type { ReportInput } from '../report-format.ts';

/** In English, as the catalog of the format is. */
const texts = textsIn('en');
const longestDecision = 1_000;
const longestTitle = 200;
const longestUrl = 2_048;

/** WCAG 2.2 contains the earlier versions: what a draft lists is in each of them. */
const catalogName = '2.5-edition-wcag-2.2-508-eu-en';

export async function* writeOpenAcr({ db, catalog, head, options, version }: ReportInput): AsyncGenerator<string> {
  const { standard } = findWcagBehind(head.standard?.result.id);
  const { clauses } = await readScanStandard({ db, catalog, language: 'en' }, head.row.id, standard);
  const manual = listManualChecks(await readRulesWithElements(db, head.row.id), texts);
  const decisions = await readDecisions(db, head);
  const { scan } = head;
  const failed = clauses.filter(({ status }) => status === 'failed');
  const others = decisions.filter((decision) => !failed.some((clause) => isAbout(decision, clause)));
  const name = new URL(scan.url).host;
  const organization = options.organizationName === null ? null : quoteOnOneLine(options.organizationName);
  const draft = {
    title: `DRAFT: ${organization ?? name} Accessibility Conformance Report`,
    product: { name, description: `Pages of ${writeCell(scan.url, longestUrl)}` },
    author: {
      name: 'to be filled in',
      email: 'to-be-filled-in@example.com',
      ...(organization === null ? {} : { company_name: organization }),
    },
    report_date: (scan.finished_at ?? scan.created_at).slice(0, 10),
    version: 1,
    catalog: catalogName,
    notes: [
      'This is a draft from an automated scan. It lists only criteria that failed: rows that are missing were not evaluated, and a person has to add them.',
      'Checks that remain for a person:',
      ...manual.map((check) => `- ${check}`),
      ...describeDecisions(others),
    ].join('\n'),
    evaluation_methods_used: `Curbcut ${version}: automated checks of ${scan.progress.pages_completed} pages with ${scan.engine ?? 'its engines'} in ${scan.browser ?? 'a browser'}, scan ${scan.id}.`,
    chapters: {
      success_criteria_level_a: describeChapter(failed, decisions, 'A'),
      success_criteria_level_aa: describeChapter(failed, decisions, 'AA'),
    },
  };
  // Text is quoted, so that nothing in it is markup, and stays on one line.
  yield stringify(draft, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
}

function describeChapter(failed: readonly ClauseResult[], decisions: readonly Decision[], level: 'A' | 'AA') {
  return {
    notes: 'Only criteria that failed in an automated scan. The other criteria were not evaluated.',
    criteria: failed.filter((clause) => clause.level === level).map((clause) => describeCriterion(clause, decisions)),
  };
}

function describeCriterion(clause: ClauseResult, decisions: readonly Decision[]) {
  const { criterion, id, failed, issues } = clause;
  const titles = issues.filter(({ kind }) => kind === 'failed').map(({ title }) => writeCell(title, longestTitle));
  const notes = [
    `${failed.occurrences} occurrences failed: ${titles.join('; ')}. A person has to decide the level.`,
    ...describeDecisions(decisions.filter((decision) => isAbout(decision, clause))),
  ].join('\n');
  return {
    num: criterion ?? id,
    components: [{ name: 'web', adherence: { level: 'partially-supports', notes } }],
  };
}

function isAbout({ group: { card } }: Decision, { criterion }: ClauseResult): boolean {
  return card.standards.some((standard) => standard.criterion === criterion);
}

/** Readers of the format render notes as Markdown: what people wrote is escaped. */
function describeDecisions(decisions: readonly Decision[]): readonly string[] {
  if (decisions.length === 0) return [];
  const lines = decisions.map((decision) => `- ${writeCell(describeDecision(decision, texts), longestDecision)}`);
  return ['', texts.reports.decisions.heading, '', ...lines];
}
