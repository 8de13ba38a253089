import { namePage, pathOfEntry } from '../findings/page-path.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import type { Texts } from '../texts/texts.ts';
import { adviceFor } from '../visit/page-outcome.ts';

/** The failed pages of one kind: their number, the reason, and the first one in sitemap order. */
export type Failure = {
  readonly outcome: string;
  readonly pages: number;
  readonly advice: string;
  readonly example: string;
};

/** Most frequent first. There are some thirty kinds, regardless of the number of pages. */
export async function readFailures(
  db: Database,
  scan: Pick<ScanRow, 'id' | 'scan_type'>,
  texts: Texts,
): Promise<readonly Failure[]> {
  const rows = await db
    .selectFrom('pages')
    .select((of) => ['outcome', of.fn.countAll<number>().as('count'), of.fn.min('ordinal').as('first')])
    .where('scan_id', '=', scan.id)
    .where('status', '=', 'failed')
    .groupBy('outcome')
    .execute();
  if (rows.length === 0) return [];
  const examples = await db
    .selectFrom('pages')
    .select(['ordinal', 'url', 'entry'])
    .where('scan_id', '=', scan.id)
    .where(
      'ordinal',
      'in',
      rows.map((row) => row.first),
    )
    .execute();
  const urls = new Map(examples.map(({ ordinal, url, entry }) => [ordinal, namePage(url, pathOfEntry(entry))]));
  return rows
    .map((row) => ({
      outcome: row.outcome ?? 'unknown',
      pages: row.count,
      advice: adviceFor(row.outcome ?? '', scan.scan_type, texts) ?? '',
      example: urls.get(row.first) ?? '',
      first: row.first,
    }))
    .toSorted((a, b) => b.pages - a.pages || a.first - b.first)
    .map(({ first: _first, ...failure }) => failure);
}
