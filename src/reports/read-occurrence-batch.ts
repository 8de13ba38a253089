import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Occurrence } from '../issues/issue-card.ts';
import type { ReportGroup } from './report-model.ts';

/** The columns below, in their order. */
type Fields = readonly [
  id: string,
  fingerprint: string,
  pageId: number,
  selector: string,
  html: string,
  message: string,
  screenshot: string | null,
  isFalsePositive: boolean,
];

/**
 * Occurrences of a group by ordinal, as one JSON text instead of rows: a report reads a million of them, and on the
 * embedded engine handing over rows costs most of it (measured: 28,000 rows a second, so 48,000).
 */
export async function readOccurrenceBatch(
  db: Database,
  group: Pick<ReportGroup, 'id' | 'scanId' | 'addresses'>,
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly Occurrence[]> {
  const { rows } = await sql<{ readonly batch: string | null }>`
    select json_agg(json_build_array(id, fingerprint, page_id, selector, html, message, screenshot, false_positive))::text as batch
    from (
      select * from occurrences
      where group_id = ${group.id} and ordinal >= ${window.offset} and ordinal < ${window.offset + window.limit}
      order by ordinal
    ) as occurrence
  `.execute(db);
  // The shape is that of the query above; checking a million of them would take longer than reading them.
  const batch = JSON.parse(rows[0]?.batch ?? '[]') as readonly Fields[];
  const addresses = await group.addresses.read(batch.map(([, , pageId]) => pageId));
  const folder = `/api/scans/${group.scanId}/screenshots/`;
  // A page that went with its scan meanwhile is missed by whoever counts the rows.
  const known = batch.filter(([, , pageId]) => addresses.has(pageId));
  return known.map(([id, fingerprint, pageId, selector, html, message, screenshot, isFalsePositive]) => ({
    id,
    fingerprint,
    page_url: addresses.get(pageId) ?? '',
    selector,
    html,
    message,
    screenshot_url: screenshot === null ? null : folder + screenshot,
    false_positive: isFalsePositive,
  }));
}
