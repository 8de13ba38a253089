import type { ReportHead } from '../report-model.ts';
import type { CsvValue } from './csv-cell.ts';

/**
 * The first line of a CSV is its header, and nothing may stand before it: a scan that has not ended says so in
 * the heading of a last column of its own, and programs that go by the names of the others read on undisturbed.
 */
export function unfinishedColumn({ unfinished, scan }: ReportHead): {
  readonly header: readonly string[];
  readonly cell: readonly CsvValue[];
} {
  return unfinished === null ? { header: [], cell: [] } : { header: [unfinished], cell: [scan.status] };
}
