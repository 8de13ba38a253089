import type { PageRecord } from '../../records/pages/list-pages.ts';
import type { ReportInput } from '../report-format.ts';
import { streamPageRecords } from '../stream-page-records.ts';
import type { Texts } from '../../texts/texts.ts';
import { byteOrderMark, encodeRecord } from './csv-cell.ts';
import type { CsvValue } from './csv-cell.ts';
import { unfinishedColumn } from './unfinished-column.ts';

type Name = keyof Texts['reports']['tables']['pagesCsv'];

const columns: readonly (readonly [name: Name, cell: (page: PageRecord) => CsvValue])[] = [
  ['url', (page) => page.url],
  ['path', (page) => page.path.join(' › ')],
  ['final_url', (page) => page.final_url],
  ['title', (page) => page.title],
  ['status', (page) => page.status],
  ['outcome', (page) => page.outcome],
  ['advice', (page) => page.advice],
  ['http_status', (page) => page.http_status],
  ['score', (page) => page.score],
  ['failed_occurrences', (page) => page.counts.failed_occurrences],
  ['needs_review_occurrences', (page) => page.counts.needs_review_occurrences],
  ['rules_passed', (page) => page.counts.rules_passed],
  ['rules_failed', (page) => page.counts.rules_failed],
  ['rules_needing_review', (page) => page.counts.rules_needing_review],
  ['rules_not_run', (page) => page.counts.rules_not_run],
  ['attempts', (page) => page.attempts],
  ['duration_ms', (page) => page.duration_ms],
  ['accepted_count', (page) => page.counts.accepted_count],
  ['fixed_pending_count', (page) => page.counts.fixed_pending_count],
  ['reviewed_count', (page) => page.counts.reviewed_count],
  ['notes', (page) => page.notes.map((note) => `${note.code}: ${note.message}`).join('\n')],
];

/** One record per page of the scan, in sitemap order, with its outcome. */
export async function* writePagesCsv({ db, head }: ReportInput): AsyncGenerator<string> {
  const end = unfinishedColumn(head);
  const { csv, pagesCsv } = head.texts.reports.tables;
  const limit =
    head.standard === null ? { header: [], cell: [] } : { header: [csv.standard], cell: [head.standard.result.id] };
  yield byteOrderMark + encodeRecord([...columns.map(([name]) => pagesCsv[name]), ...limit.header, ...end.header]);
  for await (const pages of streamPageRecords(db, head)) {
    yield pages
      .map((page) => encodeRecord([...columns.map(([, cell]) => cell(page)), ...limit.cell, ...end.cell]))
      .join('');
  }
}
