import type { Comparison } from '../../comparison/comparison-record.ts';
import { byteOrderMark, encodeRecord } from '../../../reports/csv/csv-cell.ts';
import type { CsvValue } from '../../../reports/csv/csv-cell.ts';
import { scoreOf } from '../../../records/scans/scan-fields.ts';
import { scoreVersion } from '../../../records/scans/score-version.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { ScanProgress, ScanStep } from './compare-in-order.ts';
import type { Progress, ProgressSource } from './read-progress.ts';

type Name = keyof Texts['reports']['progress']['csv'];
type Cell = (scan: ScanStep['scan'], change: ScanProgress) => CsvValue;

const columns: readonly (readonly [name: Name, cell: Cell])[] = [
  ['date', ({ row }) => toTime(row.finished_at)],
  ['target', ({ row }) => row.target_key.slice(row.scan_type.length + 1)],
  ['viewport', ({ row }) => row.viewport_preset],
  ['scan_id', ({ row }) => row.id],
  ['status', ({ row }) => row.status],
  ['pages_known', ({ row }) => row.pages_total],
  ['pages_scanned', ({ row }) => row.pages_completed],
  ['pages_failed', ({ row }) => row.pages_failed],
  ['score', ({ row }) => scoreOf(row)],
  ['score_version', () => scoreVersion],
  ['engine', ({ row }) => row.engine],
  ['failed_issues', ({ counts }) => counts?.failed_groups ?? null],
  ['failed_occurrences', ({ counts }) => counts?.failed_occurrences ?? null],
  ['needs_review_issues', ({ counts }) => counts?.needs_review_groups ?? null],
  ['needs_review_occurrences', ({ counts }) => counts?.needs_review_occurrences ?? null],
  ['comparison', (_, change) => (change.kind === 'compared' ? change.kind : change.reason)],
  ['compared_with', (_, change) => (change.kind === 'compared' ? change.base.id : null)],
  ['compared_with_date', (_, change) => (change.kind === 'compared' ? toTime(change.base.finished_at) : null)],
  ['still_there', compared(({ totals }) => totals.unchanged + totals.changed)],
  ['new', compared(({ totals }) => totals.new)],
  ['fixed', compared(({ totals }) => totals.fixed)],
  ['not_looked_at', compared(({ totals }) => totals.not_comparable)],
  ['came_back', compared(({ totals }) => totals.came_back)],
  ['needs_review_still_there', compared(({ totals: { needs_review: of } }) => of.unchanged + of.changed)],
  ['needs_review_new', compared(({ totals }) => totals.needs_review.new)],
  ['needs_review_fixed', compared(({ totals }) => totals.needs_review.fixed)],
  ['needs_review_not_looked_at', compared(({ totals }) => totals.needs_review.not_comparable)],
  ['pages_not_looked_at', compared(({ pages }) => pages.only_in_base + pages.not_scanned_here)],
  ['pages_added', compared(({ pages }) => pages.only_here + pages.not_scanned_in_base)],
  ['engine_changed', compared((comparison) => comparison.engine_changed)],
  ['states_changed', compared((comparison) => comparison.states_changed)],
  ['fonts_changed', compared((comparison) => comparison.font_changes.length > 0)],
  ['accepted', ({ counts }) => counts?.accepted_count ?? null],
  ['fixed_pending', ({ counts }) => counts?.fixed_pending_count ?? null],
  ['false_positives', ({ counts }) => counts?.false_positive_count ?? null],
  ['reviewed', ({ counts }) => counts?.reviewed_count ?? null],
  ['data_removed', ({ row }) => toTime(row.data_removed_at)],
];

/**
 * One record per scan, oldest first, written as soon as it is compared. If earlier scans are left out, the header of an
 * additional last column says so, because nothing can precede the header.
 */
export async function* writeProgressCsv(
  { texts, standard }: Pick<ProgressSource, 'texts' | 'standard'>,
  { earlier, scans }: Progress,
  steps: AsyncGenerator<ScanStep>,
): AsyncGenerator<string> {
  const { progress, tables } = texts.reports;
  const limit = standard === undefined ? [] : [[tables.csv.standard, standard.id] as const];
  const left = earlier === 0 ? [] : [[progress.leftOutColumn(earlier, scans.length), earlier] as const];
  const ends = [...limit, ...left];
  yield byteOrderMark + encodeRecord([...columns.map(([name]) => progress.csv[name]), ...ends.map(([name]) => name)]);
  for await (const { scan, change } of steps) {
    yield encodeRecord([...columns.map(([, cell]) => cell(scan, change)), ...ends.map(([, value]) => value)]);
  }
}

function compared(read: (comparison: Comparison) => number | boolean): Cell {
  return (_, change) => (change.kind === 'compared' ? read(change.comparison) : null);
}

function toTime(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
