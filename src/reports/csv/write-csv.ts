import type { ReportInput } from '../report-format.ts';
import { writeIssuesCsv } from './write-issues-csv.ts';
import { writePagesCsv } from './write-pages-csv.ts';

export function writeCsv(input: ReportInput): AsyncGenerator<string> {
  return input.mode === 'pages' ? writePagesCsv(input) : writeIssuesCsv(input);
}
