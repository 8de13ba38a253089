import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DroppedUrl, DroppedUrls } from '../../finding-pages/crawl/dropped-urls.ts';
import { addDropped, droppedSchema, mostDropped } from '../../finding-pages/crawl/dropped-urls.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { digestKey } from './digest-key.ts';

/**
 * Adds these URLs to the counts of a scan's dropped URLs. Each URL counts once, regardless of the page it is found on.
 */
export async function countDropped(
  tx: Transaction<Schema>,
  scan: { readonly id: string; readonly dropped: unknown },
  urls: readonly DroppedUrl[],
): Promise<DroppedUrls> {
  const known = droppedSchema.parse(scan.dropped);
  const room = mostDropped - known.reduce((sum, { count }) => sum + count, 0);
  if (urls.length === 0 || room <= 0) return known;
  const byKey = new Map(urls.slice(0, room).map((one) => [digestKey(one.url), one]));
  const { rows } = await sql<{ identity: string }>`
    insert into dropped_urls (scan_id, identity)
    select ${scan.id}::uuid, value::uuid from jsonb_array_elements_text(${JSON.stringify([...byKey.keys()])}::jsonb)
    on conflict do nothing returning identity
  `.execute(tx);
  const fresh = new Set(rows.map(({ identity }) => identity));
  return addDropped(
    known,
    [...byKey].flatMap(([key, one]) => (fresh.has(key) ? [one] : [])),
  );
}
