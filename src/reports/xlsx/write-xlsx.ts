import { namePage } from '../../findings/page-path.ts';
import { nameCriterion } from '../name-criteria.ts';
import type { CellObject, Row, Sheet } from 'write-excel-file/node';
import type { Component } from '../../records/components/list-components.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRecord } from '../../records/pages/list-pages.ts';
import type { Texts } from '../../texts/texts.ts';
import { cutText, quoteLines } from '../quote-page-text.ts';
import { writeDetails } from '../list-details.ts';
import { readComponents } from '../read-components.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { nameLimit } from '../name-limit.ts';
import { nameOutcome } from '../name-outcome.ts';
import { selectListedGroups } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { streamPageRecords } from '../stream-page-records.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';

/** A workbook is made in memory: 20,000 rows of occurrences take about 100 MB for a second. */
const mostOccurrences = 20_000;
const mostPages = 20_000;
const mostComponents = 1_000;
/** Excel's limit for a cell, minus room for the truncation mark. */
const longestCell = 32_000;
/** The height of a line in the default font of a workbook. Excel allows at most 409 points per row. */
const linePoints = 15;
const highestRow = 400;
const factWidth = 90;

type Column<Of> = readonly [name: Name, width: number, value: (of: Of, texts: Texts) => string | number | null];
/** Prose columns wrap. Selectors, code and URLs of thousands of rows do not, because their rows would be tall. */
const wrapped: ReadonlySet<Name> = new Set(['issue', 'wcag', 'howToFix', 'rules', 'title', 'advice']);
type Name = keyof Texts['reports']['workbook']['columns'];
type ListedOccurrence = { readonly group: ReportGroup; readonly occurrence: StoredOccurrence };

const issueColumns: readonly Column<ReportGroup>[] = [
  ['severity', 16, ({ card }, { reports }) => reports.tables.severities[card.severity]],
  ['kind', 16, ({ card }, { reports }) => reports.tables.kinds[card.kind]],
  ['issue', 60, ({ card }) => card.title],
  ['rule', 28, ({ card }) => card.rule],
  ['wcag', 40, ({ card }, texts) => writeCriteria(card, texts)],
  ['occurrences', 14, ({ card }) => card.occurrence_count],
  ['pages', 10, ({ card }) => card.page_count],
  ['falsePositives', 24, ({ card }) => card.false_positive_count],
  ['accepted', 12, ({ card }) => card.accepted_count],
  ['fixed', 30, ({ card }) => card.fixed_pending_count],
  ['confirmed', 12, ({ card }) => card.confirmed_count],
  ['howToFix', 80, ({ details }) => details.how_to_fix.join('\n')],
  ['more', 50, ({ card }) => card.help_url],
];

const componentColumns: readonly Column<Component>[] = [
  ['component', 70, ({ label }) => label],
  ['failed', 28, ({ occurrence_count: count }) => count],
  ['pages', 10, ({ page_count: pages }) => pages],
  ['cleanPages', 24, ({ removes }) => removes.pages_made_clean],
  ['scoreGain', 20, ({ removes }) => removes.score_gain],
  ['rules', 60, ({ rules }) => rules.map(({ key, count }) => `${key}: ${count}`).join('\n')],
  ['element', 60, ({ selector }) => selector],
  ['html', 60, ({ html }) => html],
  ['key', 24, ({ key }) => key],
];

const occurrenceColumns: readonly Column<ListedOccurrence>[] = [
  ['severity', 16, ({ group }, { reports }) => reports.tables.severities[group.card.severity]],
  ['kind', 16, ({ group }, { reports }) => reports.tables.kinds[group.card.kind]],
  ['rule', 28, ({ group }) => group.card.rule],
  ['page', 60, ({ occurrence }) => namePage(occurrence.page_url, occurrence.page_path)],
  ['element', 60, ({ occurrence }) => occurrence.selector],
  ['message', 60, ({ occurrence }) => occurrence.message],
  ['details', 60, ({ occurrence }, texts) => writeDetails(occurrence.details, texts)],
  ['html', 60, ({ occurrence }) => occurrence.html],
  ['verdict', 18, ({ occurrence: { verdict } }, { reports }) => verdict && reports.tables.verdicts[verdict]],
  ['cameBack', 20, ({ occurrence }, { reports }) => (occurrence.came_back ? reports.tables.yes : null)],
  ['fingerprint', 28, ({ occurrence }) => occurrence.fingerprint],
];

const pageColumns: readonly Column<PageRecord>[] = [
  ['page', 70, ({ url, path }) => namePage(url, path)],
  ['title', 40, ({ title }) => title],
  ['status', 16, ({ status }, { reports }) => reports.tables.pageStatuses[status]],
  ['outcome', 40, ({ outcome }, texts) => outcome && nameOutcome(outcome, texts)],
  ['httpStatus', 12, ({ http_status: status }) => status],
  ['score', 12, ({ score }) => (score === null ? null : Math.floor(score))],
  ['failed', 28, ({ counts }) => counts.failed_occurrences],
  ['accepted', 12, ({ counts }) => counts.accepted_count],
  ['fixed', 30, ({ counts }) => counts.fixed_pending_count],
  ['toReview', 28, ({ counts }) => counts.needs_review_occurrences],
  ['reviewed', 12, ({ counts }) => counts.reviewed_count],
  ['advice', 80, ({ advice }) => advice],
];

export async function* writeXlsx({ db, head, options }: ReportInput): AsyncGenerator<Uint8Array> {
  const groups = putFailedFirst(selectListedGroups(head.groups, options));
  const { components } = await readComponents(db, head, mostComponents);
  const occurrences = await collectOccurrences(db, groups);
  const pages = await collectPages(db, head);
  const { sheets: names } = head.texts.reports.workbook;
  const describe = <Of>(name: string, columns: readonly Column<Of>[], rows: readonly Of[]) =>
    writeSheet({ name, columns, rows }, head.texts);
  const sheets = [
    writeSummary(names.summary, writeScan(head, { occurrences: occurrences.length, groups }), head.texts),
    describe(names.components, componentColumns, components),
    describe(names.issues, issueColumns, groups),
    describe(names.occurrences, occurrenceColumns, occurrences),
    describe(names.pages, pageColumns, pages),
  ];
  // Loaded with the first workbook, so that a service that writes none does not need it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  yield await writeWorkbook(sheets).toBuffer();
}

/** Proven issues come before those that need review, as in the other reports. */
function putFailedFirst(groups: readonly ReportGroup[]): readonly ReportGroup[] {
  const isFailed = ({ card }: ReportGroup) => card.kind === 'failed';
  return [...groups.filter(isFailed), ...groups.filter((group) => !isFailed(group))];
}

type Table<Of> = { readonly name: string; readonly columns: readonly Column<Of>[]; readonly rows: readonly Of[] };

function writeSheet<Of>({ name, columns, rows }: Table<Of>, texts: Texts): Sheet<never> {
  return {
    sheet: name,
    data: [
      writeHeader(columns.map(([column]) => texts.reports.workbook.columns[column])),
      ...rows.map((row) =>
        columns.map(([column, width, value]) =>
          wrapped.has(column) ? writeWrapped(value(row, texts), width) : writeCell(value(row, texts)),
        ),
      ),
    ],
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  };
}

function writeSummary(name: string, facts: readonly Fact[], { reports }: Texts): Sheet<never> {
  return {
    sheet: name,
    data: [
      writeHeader([reports.workbook.facts.title, '']),
      ...facts.map(([fact, value]) => [writeCell(fact), writeWrapped(value, factWidth)]),
    ],
    columns: [{ width: 36 }, { width: factWidth }],
    stickyRowsCount: 1,
  };
}

function writeHeader(titles: readonly string[]): Row {
  return titles.map((title): CellObject => ({ value: title, fontWeight: 'bold' }));
}

/**
 * Sets the row height from the number of lines, because not every spreadsheet program measures lines when it opens a
 * file.
 */
function writeWrapped(value: string | number | null, width: number): Row[number] {
  const cell = writeCell(value, { wrap: true, align: 'left' });
  const lines = String(value ?? '')
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  if (cell === null || lines === 1) return cell;
  return { ...cell, height: Math.min(lines * linePoints, highestRow) };
}

/** A workbook's code for one character (ECMA-376, 22.9.2.19). A page can contain it as text. */
const characterCode = /_(?=x[\da-f]{4}_)/gi;

/** Cells are marked as text, so that a text that begins with "=" is not a formula. */
function writeCell(value: string | number | null, style: Pick<CellObject, 'wrap' | 'align'> = {}): CellObject | null {
  if (value === null || value === '') return null;
  const look = { ...style, alignVertical: 'top' as const };
  if (typeof value === 'number')
    return { ...look, value, type: Number, format: Number.isInteger(value) ? '#,##0' : '0.00' };
  const text = cutText(quoteLines(value), longestCell)
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll(characterCode, '_x005F_');
  return { ...look, value: text, type: String };
}

type Fact = readonly [name: string, value: string | number | null];

function writeScan(
  head: ReportHead,
  { occurrences, groups }: { readonly occurrences: number; readonly groups: readonly ReportGroup[] },
): readonly Fact[] {
  const { scan, row, unfinished, change, texts } = head;
  const { facts: names, limits } = texts.reports.workbook;
  const listed = groups.reduce((sum, { card }) => sum + card.occurrence_count, 0);
  const facts: readonly Fact[] = [
    [names.state, unfinished],
    [names.url, scan.url],
    [names.standard, nameLimit(head)],
    [names.score, scan.score],
    [names.pages, scan.progress.pages_total],
    [names.scanned, scan.progress.pages_completed],
    [names.notScanned, scan.progress.pages_failed],
    [names.issues, scan.summary.failed_groups],
    [names.occurrences, scan.summary.failed_occurrences],
    [names.accepted, scan.summary.accepted_count || null],
    [names.fixed, scan.summary.fixed_pending_count || null],
    [names.issuesToReview, scan.summary.needs_review_groups],
    [names.occurrencesToReview, scan.summary.needs_review_occurrences],
    [names.reviewed, scan.summary.reviewed_count || null],
    [names.change, change],
    [names.viewport, texts.reports.cover.pixels(scan.viewport.width, scan.viewport.height)],
    [names.engines, scan.engine],
    [names.browser, scan.browser],
    [names.date, texts.format.time(new Date(scan.created_at))],
    [names.scan, scan.id],
    [names.occurrencesLeftOut, listed > occurrences ? listed - occurrences : null],
    [names.pagesLeftOut, row.pages_total > mostPages ? row.pages_total - mostPages : null],
    [names.limits, limits],
  ];
  return facts.filter(([, value]) => value !== null);
}

async function collectOccurrences(db: Database, groups: readonly ReportGroup[]): Promise<readonly ListedOccurrence[]> {
  const found: ListedOccurrence[] = [];
  for (const group of groups) {
    for await (const batch of streamOccurrences(db, group)) {
      const open = batch.filter((occurrence) => !occurrence.false_positive);
      found.push(...open.slice(0, mostOccurrences - found.length).map((occurrence) => ({ group, occurrence })));
      if (found.length >= mostOccurrences) return found;
    }
  }
  return found;
}

async function collectPages(db: Database, head: ReportHead): Promise<readonly PageRecord[]> {
  const pages: PageRecord[] = [];
  for await (const batch of streamPageRecords(db, head)) {
    pages.push(...batch.slice(0, mostPages - pages.length));
    if (pages.length >= mostPages) break;
  }
  return pages;
}

function writeCriteria({ standards, best_practice: isBestPractice }: ReportGroup['card'], { reports }: Texts): string {
  return isBestPractice ? reports.frame.bestPractice : standards.map(nameCriterion).join('; ');
}
