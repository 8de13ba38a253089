import type { Database } from '../../src/adapters/db/schema.ts';
import type { StoredGroup } from '../../src/findings/stored-group.ts';
import { aGroup, aScannedReport, aSitemapScan, anOccurrence, scanNextPage } from '../contracts/make-scans.ts';

/** An ended scan whose pages have these groups each. Gives its id. */
export async function aScannedSite(db: Database, pages: readonly (readonly StoredGroup[])[]): Promise<string> {
  const scan = await aSitemapScan(db, pages.length);
  for (const groups of pages) await scanNextPage(db, aScannedReport({ groups }));
  return scan.id;
}

/** A site of five pages: pale text on all of them, a missing name on three, missing texts of images on one, a doubt on two. */
export async function aFaultySite(db: Database): Promise<string> {
  const pale = aGroup(2, {
    rule: 'color-contrast',
    occurrences: ['.teaser > p', 'footer a'].map((selector) => anOccurrence({ selector })),
  });
  const nameless = aGroup(1, { rule: 'link-name', occurrences: [anOccurrence({ selector: 'nav > a.logo' })] });
  const doubt = aGroup(1, { kind: 'needs_review', rule: 'color-contrast' });
  return aScannedSite(
    db,
    [
      [pale, nameless, aGroup(25, { rule: 'image-alt' })],
      [pale, nameless, doubt],
      [pale, nameless, doubt],
      [pale],
      [pale],
    ].map((groups) => groups.map(withNewFingerprints)),
  );
}

/** Each finding has its own fingerprint. */
function withNewFingerprints(group: StoredGroup): StoredGroup {
  return { ...group, occurrences: group.occurrences.map(({ fingerprint: _old, ...rest }) => anOccurrence(rest)) };
}
