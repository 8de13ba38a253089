import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import type { ScanClient } from '../e2e/scan-client.ts';
import type { Site } from '../site/serve-site.ts';

/** Pages with faults of every severity, pages that fail, and one that needs review. */
const seededPaths = [
  '/good',
  '/images',
  '/forms',
  '/contrast',
  '/headings',
  '/links',
  '/landmarks',
  '/aria',
  '/status/404',
  '/type/pdf',
];

export type Seeds = {
  readonly earlier: ScanRecord;
  readonly later: ScanRecord;
  readonly failed: ScanRecord;
  /** The id of a page of the later scan that has issues. */
  readonly pageId: string;
  /** The id of a failed element of the later scan. */
  readonly occurrenceId: string;
};

/** Two scans of one sitemap, and one of a page that is not there. Keys find nothing in these pages that would be looked at. */
export async function seedScans(client: ScanClient, site: Site): Promise<Seeds> {
  const sitemap_url = `${site.origin}/sitemap.xml?paths=${seededPaths.join(',')}`;
  const earlier = await client.scan({ sitemap_url, scan_type: 'sitemap', operate: false, tag: 'release 1' });
  const later = await client.scan({ sitemap_url, scan_type: 'sitemap', operate: false, tag: 'release 2' });
  const failed = await client.scan({
    sitemap_url: `${site.origin}/status/404`,
    scan_type: 'single',
    viewport_preset: 'mobile',
  });
  const [page] = await client.pages(later.id, '&q=/contrast');
  if (page === undefined) throw new Error('The page with contrast issues is not listed.');
  const [occurrence] = await client.occurrences(later.id, 'failed', 'color-contrast');
  if (occurrence === undefined) throw new Error('The element with a contrast issue is not listed.');
  return { earlier, later, failed, pageId: page.id, occurrenceId: occurrence.id };
}
