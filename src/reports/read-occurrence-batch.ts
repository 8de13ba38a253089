import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Occurrence } from '../issues/issue-card.ts';

/** The columns below, in their order. */
type Fields = readonly [
  id: string,
  fingerprint: string,
  pageUrl: string,
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
  { scanId, groupId }: { readonly scanId: string; readonly groupId: number },
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly Occurrence[]> {
  const { rows } = await sql<{ readonly batch: string | null }>`
    select json_agg(json_build_array(o.id, o.fingerprint, p.url, o.selector, o.html, o.message, o.screenshot, o.false_positive)
      order by o.ordinal)::text as batch
    from occurrences as o
    join pages as p on p.id = o.page_id
    where o.group_id = ${groupId} and o.ordinal >= ${window.offset} and o.ordinal < ${window.offset + window.limit}
  `.execute(db);
  // The shape is that of the query above; checking a million of them would take longer than reading them.
  const batch = JSON.parse(rows[0]?.batch ?? '[]') as readonly Fields[];
  const folder = `/api/scans/${scanId}/screenshots/`;
  return batch.map(([id, fingerprint, pageUrl, selector, html, message, screenshot, isFalsePositive]) => ({
    id,
    fingerprint,
    page_url: pageUrl,
    selector,
    html,
    message,
    screenshot_url: screenshot === null ? null : folder + screenshot,
    false_positive: isFalsePositive,
  }));
}
