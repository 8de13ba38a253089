import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../adapters/db/schema.ts';
import type { PageRecord } from '../records/pages/list-pages.ts';
import { listPages } from '../records/pages/list-pages.ts';
import type { ReportHead } from './report-model.ts';

/** While the embedded engine reads a batch, no other request is served. Five times as many took 180 ms. */
const batchSize = 100;

/**
 * Every page of the scan, in sitemap order, in batches, with its sentences in the language of the report. Throws if
 * pages go missing meanwhile.
 */
export async function* streamPageRecords(db: Database, head: ReportHead): AsyncGenerator<readonly PageRecord[]> {
  const total = head.row.pages_total;
  for (let offset = 0; offset < total; offset += batchSize) {
    // The embedded engine answers within the same turn of the event loop. Without this, no other request would be
    // served.
    await nextTurn();
    const limit = Math.min(batchSize, total - offset);
    const { pages } = await listPages(db, {
      scan: head.row,
      filter: {},
      page: { limit, offset },
      rules: head.standard?.rules,
      texts: head.texts,
    });
    if (pages.length < limit) throw new Error('Pages of a scan went missing while its report was written.');
    yield pages;
  }
}
