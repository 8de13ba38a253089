import { nameCriterion } from '../name-criteria.ts';
import type { CellObject, Row, Sheet, SheetData } from 'write-excel-file/node';
import type { Component } from '../../components/list-components.ts';
import type { Database } from '../../db/schema.ts';
import type { Occurrence } from '../../issues/issue-card.ts';
import type { PageRecord } from '../../pages/list-pages.ts';
import { cutText, quoteLines } from '../quote-page-text.ts';
import { readComponents } from '../read-components.ts';
import type { ReportFormat, ReportInput } from '../report-format.ts';
import type { ReportGroup, ReportHead } from '../report-model.ts';
import { nameLimit } from '../name-limit.ts';
import { selectListedGroups } from '../report-model.ts';
import { streamOccurrences } from '../stream-occurrences.ts';
import { streamPageRecords } from '../stream-page-records.ts';

/** A workbook is made in memory: 20,000 rows of occurrences take about 100 MB for a second. */
const mostOccurrences = 20_000;
const mostPages = 20_000;
const mostComponents = 1_000;
/** Excel's limit of a cell, with room for the mark of a cut. */
const longestCell = 32_000;

export const xlsxFormat: ReportFormat = {
  id: 'xlsx',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: 'Download the scan as an Excel workbook (ECMA-376).',
  description:
    'Sheets: summary, components (1,000 at most, the most useful to fix first), issues, occurrences (20,000 at most, worst first) and pages (20,000 at most). The summary says what is left out. Page text is text in every cell, never a formula.',
  needsReview: 'by_setting',
  placement: 'none',
  showsChange: true,
  write: writeXlsx,
};

type Column<Of> = readonly [header: string, width: number, value: (of: Of) => string | number | null];
type Found = { readonly group: ReportGroup; readonly occurrence: Occurrence };

const issueColumns: readonly Column<ReportGroup>[] = [
  ['Severity', 12, ({ card }) => card.severity],
  ['Kind', 14, ({ card }) => card.kind],
  ['Issue', 60, ({ card }) => card.title],
  ['Rule', 28, ({ card }) => card.rule],
  ['WCAG', 40, ({ card }) => describeCriteria(card)],
  ['Occurrences', 14, ({ card }) => card.occurrence_count],
  ['Pages', 10, ({ card }) => card.page_count],
  ['Marked as false positives', 24, ({ card }) => card.false_positive_count],
  ['Accepted', 12, ({ card }) => card.accepted_count],
  ['Fixed, not scanned since', 24, ({ card }) => card.fixed_pending_count],
  ['Confirmed', 12, ({ card }) => card.confirmed_count],
  ['How to fix', 80, ({ details }) => details.how_to_fix.join('\n')],
  ['More', 50, ({ card }) => card.help_url],
];

const componentColumns: readonly Column<Component>[] = [
  ['Component', 70, ({ label }) => label],
  ['Failed occurrences', 20, ({ occurrence_count: count }) => count],
  ['Pages', 10, ({ page_count: pages }) => pages],
  ['Pages made clean', 18, ({ removes }) => removes.pages_made_clean],
  ['Score gained', 14, ({ removes }) => removes.score_gain],
  ['Rules', 60, ({ rules }) => rules.map(({ key, count }) => `${key}: ${count}`).join('\n')],
  ['Element', 60, ({ selector }) => selector],
  ['HTML', 60, ({ html }) => html],
  ['Key', 24, ({ key }) => key],
];

const occurrenceColumns: readonly Column<Found>[] = [
  ['Severity', 12, ({ group }) => group.card.severity],
  ['Kind', 14, ({ group }) => group.card.kind],
  ['Rule', 28, ({ group }) => group.card.rule],
  ['Page', 60, ({ occurrence }) => occurrence.page_url],
  ['Element', 60, ({ occurrence }) => occurrence.selector],
  ['Message', 60, ({ occurrence }) => occurrence.message],
  ['HTML', 60, ({ occurrence }) => occurrence.html],
  ['Verdict', 18, ({ occurrence }) => occurrence.verdict],
  ['Came back', 12, ({ occurrence }) => (occurrence.came_back ? 'yes' : null)],
  ['Fingerprint', 28, ({ occurrence }) => occurrence.fingerprint],
];

const pageColumns: readonly Column<PageRecord>[] = [
  ['Page', 70, ({ url }) => url],
  ['Title', 40, ({ title }) => title],
  ['Status', 12, ({ status }) => status],
  ['Outcome', 24, ({ outcome }) => outcome],
  ['HTTP status', 12, ({ http_status: status }) => status],
  ['Score', 10, ({ score }) => score],
  ['Failed occurrences', 20, ({ counts }) => counts.failed_occurrences],
  ['Accepted', 12, ({ counts }) => counts.accepted_count],
  ['Fixed, not scanned since', 24, ({ counts }) => counts.fixed_pending_count],
  ['Occurrences that need review', 28, ({ counts }) => counts.needs_review_occurrences],
  ['Reviewed', 12, ({ counts }) => counts.reviewed_count],
  ['What happened', 80, ({ advice }) => advice],
];

async function* writeXlsx({ db, head, options }: ReportInput): AsyncGenerator<Uint8Array> {
  const groups = selectListedGroups(head.groups, options);
  const { components } = await readComponents(db, head, mostComponents);
  const occurrences = await collectOccurrences(db, groups);
  const pages = await collectPages(db, head);
  const sheets = [
    describeSheet('Summary', summaryColumns, describeScan(head, { occurrences: occurrences.length, groups })),
    describeSheet('Fix first', componentColumns, components),
    describeSheet('Issues', issueColumns, groups),
    describeSheet('Occurrences', occurrenceColumns, occurrences),
    describeSheet('Pages', pageColumns, pages),
  ];
  // Loaded with the first workbook: a service that writes none does without.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  yield await writeWorkbook(sheets).toBuffer();
}

function describeSheet<Of>(name: string, columns: readonly Column<Of>[], rows: readonly Of[]): Sheet<never> {
  const header: Row = columns.map(([title]): CellObject => ({ value: title, fontWeight: 'bold' }));
  const data: SheetData = [header, ...rows.map((row) => columns.map(([, , value]) => writeCell(value(row))))];
  return { sheet: name, data, columns: columns.map(([, width]) => ({ width })), stickyRowsCount: 1 };
}

/** Text is marked as text: what begins with "=" is no formula. */
function writeCell(value: string | number | null): Row[number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return { value: cutText(quoteLines(value), longestCell).replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD'), type: String };
}

type Fact = readonly [name: string, value: string | number | null];

const summaryColumns: readonly Column<Fact>[] = [
  ['Accessibility report', 32, ([name]) => name],
  ['', 90, ([, value]) => value],
];

function describeScan(
  { scan, row, unfinished, change, standard }: ReportHead,
  { occurrences, groups }: { readonly occurrences: number; readonly groups: readonly ReportGroup[] },
): readonly Fact[] {
  const listed = groups.reduce((sum, { card }) => sum + card.occurrence_count, 0);
  const facts: readonly Fact[] = [
    ['State', unfinished],
    ['URL', scan.url],
    ['Standard', standard === null ? null : nameLimit(standard.result)],
    ['Score', scan.score],
    ['Pages', scan.progress.pages_total],
    ['Pages scanned', scan.progress.pages_completed],
    ['Pages not scanned', scan.progress.pages_failed],
    ['Issues', scan.summary.failed_groups],
    ['Occurrences', scan.summary.failed_occurrences],
    ['Of these accepted', scan.summary.accepted_count || null],
    ['Of these fixed, not scanned since', scan.summary.fixed_pending_count || null],
    ['Issues that need review', scan.summary.needs_review_groups],
    ['Occurrences that need review', scan.summary.needs_review_occurrences],
    ['Of these reviewed', scan.summary.reviewed_count || null],
    ['Change', change],
    ['Viewport', `${scan.viewport.width} × ${scan.viewport.height} CSS pixels`],
    ['Engines', scan.engine],
    ['Browser', scan.browser],
    ['Date', scan.created_at],
    ['Scan', scan.id],
    ['Occurrences left out here', listed > occurrences ? listed - occurrences : null],
    ['Pages left out here', row.pages_total > mostPages ? row.pages_total - mostPages : null],
    ['Limits', 'Automated checks cover only part of WCAG. CSV in full mode has every stored occurrence.'],
  ];
  return facts.filter(([, value]) => value !== null);
}

async function collectOccurrences(db: Database, groups: readonly ReportGroup[]): Promise<readonly Found[]> {
  const found: Found[] = [];
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

function describeCriteria({ standards, best_practice: isBestPractice }: ReportGroup['card']): string {
  if (isBestPractice) return 'best practice';
  return standards.map(nameCriterion).join('; ');
}
