import type { ReportHead } from '../report-model.ts';
import type { CsvValue } from './csv-cell.ts';

/**
 * The first line of a CSV is its header, and nothing can precede it. So the header of an additional last column says
 * that a scan has not ended. Programs that read columns by name are not affected.
 */
export function unfinishedColumn({ unfinished, scan }: ReportHead): {
  readonly header: readonly string[];
  readonly cell: readonly CsvValue[];
} {
  return unfinished === null ? { header: [], cell: [] } : { header: [unfinished], cell: [scan.status] };
}
