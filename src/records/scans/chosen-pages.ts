import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import type { NewScan } from './new-scan.ts';
import type { ScanRow } from './scan-fields.ts';

/** A new scan accepts no more. */
const mostPages = 10_000;

export const chosenPagesSchema = z
  .union([
    z.strictObject({ page_id: z.string() }),
    z.strictObject({ kind: z.enum(['failed', 'needs_review']), key: z.string() }),
  ])
  .describe(
    'Scans only this page of the original, or the pages of this issue (at most 10,000). The new scan is `single` if it is one page, else a `list`.',
  );

export type ChosenPages = z.infer<typeof chosenPagesSchema>;

/** The fields of a new scan of these pages only. Throws Refused: `page_not_found`, `issue_not_found`. */
export async function choosePages(
  db: Database,
  scan: ScanRow,
  only: ChosenPages,
): Promise<Pick<NewScan, 'scan_type' | 'sitemap_url' | 'urls'>> {
  const urls = 'page_id' in only ? await readPage(db, scan, only.page_id) : await readPagesOf(db, scan, only);
  const [url] = urls;
  if (url === undefined) throw new Refused({ code: 'page_id' in only ? 'page_not_found' : 'issue_not_found' });
  return urls.length === 1 ? { scan_type: 'single', sitemap_url: url } : { scan_type: 'list', urls: [...urls] };
}

async function readPage(db: Database, scan: ScanRow, id: string): Promise<readonly string[]> {
  if (!/^\d{1,15}$/u.test(id)) return [];
  const { rows } = await sql<{ url: string }>`
    select url from pages where scan_id = ${scan.id}::uuid and id = ${Number(id)}
  `.execute(db);
  return rows.map(({ url }) => url);
}

/** Pages whose occurrences are all marked as false positives have nothing to check. Steps lead to several pages at a URL. */
async function readPagesOf(
  db: Database,
  scan: ScanRow,
  { kind, key }: Exclude<ChosenPages, { readonly page_id: string }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ url: string }>`
    select pages.url from issue_groups
      join group_pages as part on part.group_id = issue_groups.id and part.scan_id = issue_groups.scan_id
      join pages on pages.id = part.page_id and pages.scan_id = part.scan_id
    where issue_groups.scan_id = ${scan.id}::uuid and issue_groups.kind = ${kind} and issue_groups.rule = ${key}
      and part.stored_count + part.omitted_count > part.false_positive_count
    group by pages.url order by min(pages.ordinal) limit ${mostPages}
  `.execute(db);
  return rows.map(({ url }) => url);
}
