import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../db/schema.ts';
import type { PageRecord } from '../../pages/list-pages.ts';
import { listPages } from '../../pages/list-pages.ts';
import type { ReportHead } from '../report-model.ts';
import { byteOrderMark, encodeRecord } from './csv-cell.ts';
import type { CsvValue } from './csv-cell.ts';
import { unfinishedColumn } from './unfinished-column.ts';

/** On the embedded database no other request is served while a batch is read. Five times as many rows took 180 ms. */
const batchSize = 100;

const columns: readonly (readonly [header: string, cell: (page: PageRecord) => CsvValue])[] = [
  ['url', (page) => page.url],
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
  ['notes', (page) => page.notes.map((note) => `${note.code}: ${note.message}`).join('\n')],
];

/** One record per page of the scan, in the order of its sitemap, with its outcome. */
export async function* writePagesCsv(db: Database, head: ReportHead): AsyncGenerator<string> {
  const end = unfinishedColumn(head);
  yield byteOrderMark + encodeRecord([...columns.map(([header]) => header), ...end.header]);
  const total = head.row.pages_total;
  for (let offset = 0; offset < total; offset += batchSize) {
    // The embedded database answers within the same turn of the event loop. Without this, no other request would
    // be served.
    await nextTurn();
    const limit = Math.min(batchSize, total - offset);
    const { pages } = await listPages(db, { scan: head.row, filter: {}, page: { limit, offset } });
    if (pages.length < limit) throw new Error('Pages of a scan went missing while its report was written.');
    yield pages.map((page) => encodeRecord([...columns.map(([, cell]) => cell(page)), ...end.cell])).join('');
  }
}
