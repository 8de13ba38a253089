import { namePage, pathOfEntry } from '../../findings/page-path.ts';
import { numberCriteria } from '../name-criteria.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { readAccepted } from '../read-accepted.ts';
import { sayDecided } from '../say-decision.ts';
import { readDecisions } from '../read-decisions.ts';
import { readWorstPages } from '../read-worst-pages.ts';
import { readFailures } from '../read-failures.ts';
import type { BaselineMarks } from '../baseline/baseline-marks.ts';
import { collectBaseline } from '../baseline/collect-baseline.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { nameLimit } from '../name-limit.ts';
import { selectListedGroups } from '../report-model.ts';
import type { Texts } from '../../texts/texts.ts';
import { writeCell, writeLink, writeRow, writeTableHead } from './markdown-text.ts';
import { Paper } from './paper.ts';
import { writeBaseline } from './write-baseline.ts';

/** GitHub drops a job summary of more than 1 MiB completely, and the existing content of the summary needs room too. */
const mostBytes = 900_000;
/** This is a summary. The CSV report has all pages. */
const mostPages = 50;
const longest = { title: 200, url: 300, advice: 400, decision: 1_000 };

export async function* writeMarkdown({ db, head, options, baseline }: ReportInput): AsyncGenerator<string> {
  const paper = new Paper(mostBytes);
  yield paper.write(writeScan(head));
  const { texts } = head;
  const { markdown: words } = texts.reports;
  if (baseline !== undefined) yield* writeBaseline(paper, await collectBaseline(db, head, baseline), texts);
  const groups = selectListedGroups(head.groups, options);
  yield* writeIssues(
    paper,
    { title: words.issues.found, groups: groups.filter(({ card }) => card.kind === 'failed'), baseline },
    texts,
  );
  yield* writeIssues(
    paper,
    { title: words.issues.toReview, groups: groups.filter(({ card }) => card.kind !== 'failed'), baseline: undefined },
    texts,
  );
  yield* writeDecisions(paper, db, head);
  yield* writeUnscanned(paper, db, head);
  yield* writeWorstPages(paper, db, head);
  yield paper.write(`\n${words.end(`\`${head.scan.id}\``)}\n`);
}

function writeScan(head: ReportHead): string {
  const { scan, unfinished, change, texts } = head;
  const { frame, markdown: words } = texts.reports;
  const limit = nameLimit(head);
  const countFound = (groups: number, occurrences: number) => (groups === 0 ? '0' : words.count(groups, occurrences));
  const { progress, summary } = scan;
  const link = writeLink(writeCell(scan.url, longest.url), scan.url);
  const pixels = words.pixels(scan.viewport.width, scan.viewport.height);
  const lines = [
    `## ${words.title}`,
    [link, pixels, ...(scan.engine === null ? [] : [scan.engine])].join(', '),
    ...(unfinished === null ? [] : [`**${unfinished}**`]),
    ...(limit === null ? [] : [limit]),
    [
      writeTableHead(words.score.columns).trimEnd(),
      writeRow([
        scan.score === null ? words.score.none : words.score.of100(scan.score),
        words.someOf(progress.pages_completed, progress.pages_total),
        texts.format.number(progress.pages_failed),
        countFound(summary.failed_groups, summary.failed_occurrences),
        countFound(summary.needs_review_groups, summary.needs_review_occurrences),
      ]).trimEnd(),
    ].join('\n'),
    ...(change === null ? [] : [writeCell(change, 1_000)]),
    ...scan.notes.map(({ message }) => `${frame.truncated}: ${writeCell(message, longest.advice)}`),
  ];
  return `${lines.join('\n\n')}\n`;
}

type IssueList = {
  readonly title: string;
  readonly groups: readonly ReportGroup[];
  readonly baseline: BaselineMarks | undefined;
};

function* writeIssues(paper: Paper, { title, groups, baseline }: IssueList, texts: Texts): Generator<string> {
  if (groups.length === 0) return;
  const { issues: words } = texts.reports.markdown;
  const columns = [...words.columns, ...(baseline === undefined ? [] : [texts.reports.baseline.states.new])];
  yield paper.write(`\n### ${title}\n\n${writeTableHead(columns)}`);
  yield* paper.table(
    groups.map((group) => writeIssue(group, baseline, texts)),
    words.leftOut,
  );
}

function writeIssue(group: ReportGroup, baseline: BaselineMarks | undefined, texts: Texts): string {
  const { card } = group;
  const {
    format,
    reports: { frame, tables },
  } = texts;
  return writeRow([
    tables.severities[card.severity],
    writeCell(card.title, longest.title),
    writeLink(writeCell(card.rule, longest.title), card.help_url),
    card.best_practice ? frame.bestPractice : numberCriteria(card.standards),
    format.number(card.occurrence_count),
    format.number(card.page_count),
    ...(baseline === undefined ? [] : [format.number(baseline.countIn(group, 'new'))]),
  ]);
}

async function* writeDecisions(paper: Paper, db: Database, head: ReportHead): AsyncGenerator<string> {
  const decisions = await readDecisions(db, head);
  if (decisions.length === 0) return;
  const { decisions: words } = head.texts.reports;
  yield paper.write(`\n### ${words.title}\n\n${writeTableHead(words.columns)}`);
  const rows = decisions.map(({ group: { card }, ...decision }) =>
    writeRow([
      writeCell(card.title, longest.title),
      writeCell(card.rule, longest.title),
      writeCell(sayDecided({ kind: card.kind, ...decision }, head.texts), longest.decision),
    ]),
  );
  yield* paper.table(rows, words.leftOut);
}

/** Findings on pages that are analyzed despite an outcome may be those of a sign-in form or of a "not found" page. */
async function* writeUnscanned(paper: Paper, db: Database, head: ReportHead): AsyncGenerator<string> {
  const { format, reports } = head.texts;
  const { accepted: words, unscanned } = reports.markdown;
  const failures = await readFailures(db, head.scan, head.texts);
  const accepted = await readAccepted(db, head.scan.id);
  if (failures.length > 0) {
    yield paper.write(`\n### ${unscanned.title}\n\n${writeTableHead(unscanned.columns)}`);
    const rows = failures.map(({ outcome, pages, advice, example }) =>
      writeRow([
        `\`${outcome}\``,
        format.number(pages),
        writeCell(advice, longest.advice),
        writeCell(example, longest.url),
      ]),
    );
    yield* paper.table(rows, unscanned.leftOut);
  }
  if (accepted.length > 0) {
    yield paper.write(`\n### ${words.title}\n\n${writeTableHead(words.columns)}`);
    const rows = accepted.map(({ outcome, pages, example }) =>
      writeRow([`\`${outcome}\``, format.number(pages), writeCell(example, longest.url)]),
    );
    yield* paper.table(rows, unscanned.leftOut);
  }
}

async function* writeWorstPages(paper: Paper, db: Database, head: ReportHead): AsyncGenerator<string> {
  const pages = await readWorstPages(db, head, mostPages);
  if (pages.length === 0) return;
  const { format, reports } = head.texts;
  const { pages: words } = reports.markdown;
  yield paper.write(`\n### ${words.title}\n\n${writeTableHead(words.columns)}`);
  const rows = pages.map(({ url, entry, score, failed }) =>
    writeRow([
      writeLink(writeCell(namePage(url, pathOfEntry(entry)), longest.url), url),
      score === null ? '' : Math.floor(Number(score)),
      format.number(failed),
    ]),
  );
  yield* paper.table(rows, words.leftOut);
  if (pages.length === mostPages) {
    yield paper.write(`\n${words.onlyFirst(mostPages)}\n`);
  }
}
