import { numberCriteria } from '../name-criteria.ts';
import type { Database } from '../../db/schema.ts';
import { readAccepted } from '../read-accepted.ts';
import { readWorstPages } from '../read-worst-pages.ts';
import { readFailures } from '../read-failures.ts';
import type { ReportFormat, ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { nameLimit } from '../name-limit.ts';
import { selectListedGroups } from '../report-model.ts';
import { writeCell, writeLink, writeRow, writeTableHead } from './markdown-text.ts';

/** GitHub drops a job summary of more than 1 MiB as a whole: what it already has in the summary needs room too. */
const mostBytes = 900_000;
const mostPages = 1_000;
const longest = { title: 200, url: 300, advice: 400 };

export const markdownFormat: ReportFormat = {
  id: 'markdown',
  extension: 'md',
  mediaType: 'text/markdown; charset=utf-8',
  summary: 'Download the scan as a Markdown summary, for job summaries and merge requests.',
  description:
    'Issues, pages that were not scanned, and the pages with the most occurrences, at most 900,000 bytes: whole rows are left out, and the last line of a table says how many.',
  needsReview: 'by_setting',
  placement: 'none',
  showsChange: true,
  write: writeMarkdown,
};

async function* writeMarkdown({ db, head, options }: ReportInput): AsyncGenerator<string> {
  const paper = new Paper(mostBytes);
  yield paper.write(describeScan(head));
  const groups = selectListedGroups(head.groups, options);
  yield* describeIssues(
    paper,
    'Issues',
    groups.filter(({ card }) => card.kind === 'failed'),
  );
  yield* describeIssues(
    paper,
    'Issues that need review',
    groups.filter(({ card }) => card.kind !== 'failed'),
  );
  yield* describeUnscanned(paper, db, head);
  yield* describeWorstPages(paper, db, head);
  yield paper.write(`\nAutomated checks cover only part of WCAG. Scan \`${head.scan.id}\`.\n`);
}

/** Counts bytes, because GitHub does, and keeps rows whole. */
class Paper {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  hasRoomFor(text: string): boolean {
    // The lines that say what is left out always have room.
    return Buffer.byteLength(text) <= this.#left - 2_000;
  }

  write(text: string): string {
    this.#left -= Buffer.byteLength(text);
    return text;
  }

  *table(rows: readonly string[], nameOfRows: string): Generator<string> {
    for (const [index, row] of rows.entries()) {
      if (!this.hasRoomFor(row)) {
        yield this.write(`\n${rows.length - index} more ${nameOfRows} are left out: the CSV report has all of them.\n`);
        return;
      }
      yield this.write(row);
    }
  }
}

function describeScan({ scan, unfinished, change, standard }: ReportHead): string {
  const { progress, summary } = scan;
  const lines = [
    '## Accessibility scan',
    `${writeLink(writeCell(scan.url, longest.url), scan.url)}, ${scan.viewport.width} × ${scan.viewport.height} pixels${scan.engine === null ? '' : `, ${scan.engine}`}`,
    ...(unfinished === null ? [] : [`**${unfinished}**`]),
    ...(standard === null ? [] : [nameLimit(standard.result)]),
    [
      writeTableHead(['Score', 'Pages scanned', 'Pages not scanned', 'Failed', 'Needs review']).trimEnd(),
      writeRow([
        scan.score === null ? 'none' : `${scan.score} of 100`,
        `${progress.pages_completed} of ${progress.pages_total}`,
        progress.pages_failed,
        describeCount(summary.failed_groups, summary.failed_occurrences),
        describeCount(summary.needs_review_groups, summary.needs_review_occurrences),
      ]).trimEnd(),
    ].join('\n'),
    ...(change === null ? [] : [writeCell(change, 1_000)]),
    ...scan.notes.map(({ message, count }) => `Skipped or truncated: ${writeCell(message, longest.advice)} (${count})`),
  ];
  return `${lines.join('\n\n')}\n`;
}

function describeCount(groups: number, occurrences: number): string {
  return groups === 0 ? '0' : `${groups} ${groups === 1 ? 'issue' : 'issues'}, ${occurrences} occurrences`;
}

function* describeIssues(paper: Paper, title: string, groups: readonly ReportGroup[]): Generator<string> {
  if (groups.length === 0) return;
  yield paper.write(
    `\n### ${title}\n\n${writeTableHead(['Severity', 'Issue', 'Rule', 'WCAG', 'Occurrences', 'Pages'])}`,
  );
  yield* paper.table(groups.map(describeIssue), 'issues');
}

function describeIssue({ card }: ReportGroup): string {
  return writeRow([
    card.severity,
    writeCell(card.title, longest.title),
    writeLink(writeCell(card.rule, longest.title), card.help_url),
    card.best_practice ? 'best practice' : numberCriteria(card.standards),
    card.occurrence_count,
    card.page_count,
  ]);
}

/** Findings on pages that are analyzed despite an outcome may be those of a sign-in form or of a "not found" page. */
async function* describeUnscanned(paper: Paper, db: Database, head: ReportHead): AsyncGenerator<string> {
  const failures = await readFailures(db, head.scan);
  const accepted = await readAccepted(db, head.scan.id);
  if (failures.length > 0) {
    yield paper.write(
      `\n### Pages that were not scanned\n\n${writeTableHead(['Outcome', 'Pages', 'What to do', 'Example'])}`,
    );
    const rows = failures.map(({ outcome, pages, advice, example }) =>
      writeRow([`\`${outcome}\``, pages, writeCell(advice, longest.advice), writeCell(example, longest.url)]),
    );
    yield* paper.table(rows, 'outcomes');
  }
  if (accepted.length > 0) {
    yield paper.write(
      `\n### Pages analyzed because the scan accepts their outcome\n\n${writeTableHead(['Outcome', 'Pages', 'Example'])}`,
    );
    const rows = accepted.map(({ outcome, pages, example }) =>
      writeRow([`\`${outcome}\``, pages, writeCell(example, longest.url)]),
    );
    yield* paper.table(rows, 'outcomes');
  }
}

async function* describeWorstPages(paper: Paper, db: Database, head: ReportHead): AsyncGenerator<string> {
  const pages = await readWorstPages(db, head, mostPages);
  if (pages.length === 0) return;
  yield paper.write(`\n### Pages with the most occurrences\n\n${writeTableHead(['Page', 'Score', 'Occurrences'])}`);
  const rows = pages.map(({ url, score, failed }) =>
    writeRow([writeLink(writeCell(url, longest.url), url), score === null ? '' : Math.floor(Number(score)), failed]),
  );
  yield* paper.table(rows, 'pages');
  if (pages.length === mostPages) {
    yield paper.write(
      `\nThe ${mostPages} pages with the most occurrences are listed: the CSV report has all of them.\n`,
    );
  }
}
