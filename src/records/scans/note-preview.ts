import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { NewScan } from './new-scan.ts';

/**
 * Called before the preview, because even a failed preview sends requests to the site, with the sign-in that it names.
 */
export async function notePreview(db: Database, wanted: NewScan, by: Actor): Promise<void> {
  const url = nameUrl(wanted.sitemap_url ?? wanted.urls?.[0] ?? '');
  const details = { url, scan_type: wanted.scan_type };
  await db.transaction().execute((tx) => recordAction(tx, by, { action: 'scan.previewed', details }));
}
