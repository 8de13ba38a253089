import { namePage, pathOfEntry } from '../../findings/page-path.ts';
import { countElements, countParts } from '../ci-finding.ts';
import { countDeciding, partsOf, sayWhySkipped } from './decide-finding.ts';
import { nameWcagCriteria } from '../name-criteria.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import type { ReportGate } from '../baseline/judgement.ts';
import type { ReportInput } from '../report-format.ts';
import { selectListedGroups } from '../report-model.ts';
import type { ReportHead } from '../report-model.ts';
import type { IssueOnPage, ReportedPage } from '../stream-page-findings.ts';
import { streamPageFindings } from '../stream-page-findings.ts';
import type { Texts } from '../../texts/texts.ts';
import { escapeText, writeAttributes } from './xml.ts';

const mostExamples = 10;
/** GitLab reads 500,000 test cases of a report, and Jenkins keeps all of them in memory. */
const mostCases = 100_000;
/** The limit for one page. */
const rulesPerPage = 100;
const longest = { selector: 300, html: 200, message: 400 };

type CaseResult = { readonly status: 'passed' | 'failure' | 'error' | 'skipped'; readonly xml: string };

export async function* writeJunit({ db, head, options, gate, baseline }: ReportInput): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${writeAttributes({ name: nameRun(head) })}>\n`;
  // All groups are read, because a rule whose occurrences are all marked is skipped, not passed.
  const { texts } = head;
  const wanted = { groups: head.groups, mostExamples, withoutAccepted: true, baseline };
  const listed = new Set(selectListedGroups(head.groups, options).map(({ id }) => id));
  const listsPassed = head.row.pages_total * rulesPerPage <= mostCases;
  for await (const page of streamPageFindings(db, head, wanted)) {
    const cases =
      page.status === 'completed'
        ? decideCases(page, { listed, listsPassed, texts, gate })
        : [writeUnscanned(page, gate, texts)];
    yield writeSuite(page, head, cases);
  }
  yield '</testsuites>\n';
}

function nameRun({ scan, standard }: ReportHead): string {
  return `Curbcut: ${scan.url}${standard === null ? '' : ` (${standard.result.title})`}`;
}

function writeSuite(page: ReportedPage, head: ReportHead, cases: readonly CaseResult[]): string {
  const countOf = (status: CaseResult['status']) => cases.filter((one) => one.status === status).length;
  const attributes = writeAttributes({
    name: page.name,
    tests: cases.length,
    failures: countOf('failure'),
    errors: countOf('error'),
    skipped: countOf('skipped'),
    time: ((page.durationMs ?? 0) / 1_000).toFixed(3),
    timestamp: (page.finishedAt ?? new Date(head.scan.created_at)).toISOString().slice(0, 19),
  });
  return `<testsuite${attributes}>\n${cases.map(({ xml }) => xml).join('')}</testsuite>\n`;
}

/** `listed`: the groups in the report. */
type Told = {
  readonly listed: ReadonlySet<number>;
  readonly texts: Texts;
  readonly gate: ReportGate | undefined;
};

/** One case per rule. Names are unique in a suite, because readers keep the last case of a name. */
function decideCases(
  page: ReportedPage,
  { listsPassed, ...told }: Told & { readonly listsPassed: boolean },
): readonly CaseResult[] {
  const byRule = Map.groupBy(page.findings, ({ group }) => group.card.rule);
  const rules = [...new Set([...byRule.keys(), ...Object.keys(page.rules).toSorted()])];
  const cases = rules.map((rule) => ({
    rule,
    verdict: decideCase(page, rule, { ...told, found: byRule.get(rule) ?? [] }),
  }));
  if (listsPassed) return cases.map(({ verdict }) => verdict);
  const passed = cases.filter(({ verdict }) => verdict.status === 'passed').length;
  const rest =
    passed === 0
      ? []
      : [writeCase(page, told.texts.reports.ci.rulesWithoutFindings(passed), { status: 'passed', xml: '' })];
  return [...cases.map(({ verdict }) => verdict).filter(({ status }) => status !== 'passed'), ...rest];
}

function decideCase(
  page: ReportedPage,
  rule: string,
  { found, listed, texts, gate }: Told & { readonly found: readonly IssueOnPage[] },
): CaseResult {
  const { ci } = texts.reports;
  const open = found.filter(({ count }) => count > 0);
  const reported = open.filter(({ group }) => listed.has(group.id));
  const deciding = reported.filter((finding) => countDeciding(finding, gate) > 0);
  if (deciding.length > 0) return writeCase(page, rule, writeFailure(page, deciding, { texts, gate }));
  if (reported.length > 0) return writeCase(page, rule, skip(sayWhySkipped(reported, gate, texts)));
  if (open.length > 0) return writeCase(page, rule, skip(`${ci.needsReview(writeSum(open, texts))}.`));
  if (found.some(({ acceptedCount }) => acceptedCount > 0)) return writeCase(page, rule, skip(ci.accepted));
  if (found.length > 0) return writeCase(page, rule, skip(ci.falsePositives));
  if (page.rules[rule] === null) return writeCase(page, rule, skip(ci.notRun));
  return writeCase(page, rule, { status: 'passed', xml: '' });
}

function writeFailure(
  page: ReportedPage,
  findings: readonly IssueOnPage[],
  { texts, gate }: Omit<Told, 'listed'>,
): CaseResult {
  const title = findings.map((finding) => `${finding.group.card.title} (${writeCount(finding, texts)})`).join('; ');
  const severity = findings[0]?.group.card.severity;
  const body = findings.map((finding) => writeFinding(page, finding, { texts, gate })).join('\n');
  const attributes = writeAttributes({ message: title, type: severity });
  return { status: 'failure', xml: `<failure${attributes}>${escapeText(body)}</failure>` };
}

/**
 * GitLab and Jenkins show this text. Quoted lines begin with ">". So page text never begins a line, and is never a
 * command of the CI system.
 */
function writeFinding(
  { name: pageName }: ReportedPage,
  finding: IssueOnPage,
  { texts, gate }: Omit<Told, 'listed'>,
): string {
  const { ci } = texts.reports;
  const { card, details } = finding.group;
  const states = new Map(finding.marked.map(({ id, state }) => [id, ` (${ci.states[state]})`]));
  const count = countDeciding(finding, gate);
  const examples = finding.examples.slice(0, count);
  const shown = examples.flatMap(({ id, selector, html, message }) => [
    `> ${cutText(quoteOnOneLine(selector), longest.selector)}${states.get(id) ?? ''}`,
    `>   ${cutText(quoteOnOneLine(shortenDataUris(html)), longest.html)}`,
    `>   ${cutText(quoteOnOneLine(message), longest.message)}`,
  ]);
  const hidden = count - examples.length;
  return [
    `${card.severity}: ${card.title}`,
    card.best_practice ? ci.bestPractice : nameWcagCriteria(card.standards),
    `> ${pageName}`,
    ...shown,
    ...(hidden > 0 ? [ci.more(hidden)] : []),
    ci.fix(details.how_to_fix.join(' ')),
    card.help_url,
  ].join('\n');
}

function writeCount(finding: IssueOnPage, texts: Texts): string {
  const elements = countParts({ parts: partsOf(finding), isCut: false }, texts);
  return finding.group.card.kind === 'failed' ? elements : texts.reports.ci.toReview(elements);
}

function writeSum(findings: readonly IssueOnPage[], texts: Texts): string {
  return countElements({ count: findings.reduce((sum, finding) => sum + finding.count, 0) }, texts);
}

function writeUnscanned(page: ReportedPage, gate: ReportGate | undefined, { reports }: Texts): CaseResult {
  if (page.status !== 'failed') return writeCase(page, 'scan', skip(reports.ci.notYetScanned));
  const advice = quoteOnOneLine(page.advice ?? '');
  if (gate?.failed_pages === 'skipped')
    return writeCase(page, 'scan', skip(cutText(reports.ci.notScanned(advice), longest.message)));
  const attributes = writeAttributes({ message: cutText(advice, longest.message), type: page.outcome ?? 'failed' });
  return writeCase(page, 'scan', { status: 'error', xml: `<error${attributes}>${escapeText(advice)}</error>` });
}

function skip(message: string): CaseResult {
  return { status: 'skipped', xml: `<skipped${writeAttributes({ message })}/>` };
}

function writeCase(page: ReportedPage, name: string, { status, xml }: CaseResult): CaseResult {
  const { pathname, search, hash } = new URL(page.url);
  const attributes = writeAttributes({
    classname: namePage(`${pathname}${search}${hash}`, pathOfEntry(page.entry)),
    name,
    time: '0',
  });
  return { status, xml: xml === '' ? `<testcase${attributes}/>\n` : `<testcase${attributes}>${xml}</testcase>\n` };
}
