import { readComponents } from '../read-components.ts';
import type { ReportInput } from '../report-format.ts';
import type { ReportGroup } from '../report-model.ts';
import { nameLimit } from '../name-limit.ts';
import { selectListedGroups } from '../report-model.ts';
import { collectOccurrences, collectPages, collectPatterns, mostPages } from './collect-rows.ts';
import type { Column } from './sheet-columns.ts';
import { componentColumns, issueColumns, occurrenceColumns, pageColumns, patternColumns } from './sheet-columns.ts';
import { addExtras } from './sheet-extras.ts';
import type { Fact } from './write-sheet.ts';
import { writeFacts, writeSheet } from './write-sheet.ts';

const mostComponents = 1_000;

export async function* writeXlsx(input: ReportInput): AsyncGenerator<Uint8Array> {
  const { db, head, options } = input;
  const groups = putFailedFirst(selectListedGroups(head.groups, options));
  const { components } = await readComponents(db, head, mostComponents);
  const patterns = await collectPatterns(db, head, groups);
  const occurrences = await collectOccurrences(db, groups);
  const pages = await collectPages(db, head);
  const { sheets: names } = head.texts.reports.workbook;
  const describe = <Of>(name: string, columns: readonly Column<Of>[], rows: readonly Of[]) =>
    writeSheet({ name, columns, rows }, head.texts);
  const issues = groups.map((group) => ({ group }));
  const written = [
    writeFacts(names.summary, listFacts(input, { occurrences: occurrences.length, groups }), head.texts),
    describe(names.components, componentColumns, components),
    describe(names.issues, issueColumns, issues),
    describe(names.patterns, patternColumns(input), patterns),
    describe(names.occurrences, occurrenceColumns(input), occurrences),
    describe(names.pages, pageColumns, pages),
  ];
  // Loaded with the first workbook, so that a service that writes none does not need it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const features = [addExtras(written.map(({ extras }) => extras))];
  const sheets = written.map(({ sheet }) => sheet);
  yield await writeWorkbook(sheets, { features }).toBuffer();
}

/** Proven issues come before those that need review, as in the other reports. */
function putFailedFirst(groups: readonly ReportGroup[]): readonly ReportGroup[] {
  const isFailed = ({ card }: ReportGroup) => card.kind === 'failed';
  return [...groups.filter(isFailed), ...groups.filter((group) => !isFailed(group))];
}

function listFacts(
  { head, baseline }: Pick<ReportInput, 'head' | 'baseline'>,
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
    [names.baseline, baseline === undefined ? null : texts.reports.baseline.counts(baseline.counts)],
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
