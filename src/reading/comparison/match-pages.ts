import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { keyOfPage } from '../../url/page-key.ts';
import type { OriginMap } from '../../url/origin-map.ts';
import type { ComparedScans } from './compared-scans.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { Comparison } from './comparison-record.ts';
import type { ChangeReason } from './finding-change.ts';

/** A page that both scans scanned. `occurrences` estimates the rows that its comparison reads. */
export type PagePair = { readonly base: number; readonly here: number; readonly occurrences: number };

const pagesPerLook = 2_000;

type Ids = { readonly here: string; readonly base: string };

type Counts = { only_in_base: number; only_here: number; not_scanned_here: number; not_scanned_in_base: number };
type PageRow = {
  readonly id: number;
  readonly isScanned: boolean;
  readonly found: number;
  readonly otherId: number | null;
  readonly otherIsScanned: boolean | null;
  readonly otherFound: number | null;
};

/** A page that only the scan of its side scanned. */
export type AlonePage = { readonly id: number; readonly side: 'here' | 'base'; readonly because: ChangeReason };

type MatchedPages = {
  readonly counts: Comparison['pages'];
  readonly pairs: readonly PagePair[];
  /** Without the pages that only the base has: see `listMissingPages`. */
  readonly alone: readonly AlonePage[];
  /** The pages of the base that this scan has, too. */
  readonly inBoth: ReadonlySet<number>;
};

/**
 * Matches the pages of two scans by URL and steps. The origin may be mapped, and counts the pages that only one of them
 * scanned.
 */
export async function matchPages(db: Database, { base, here, origins }: ComparedScans): Promise<MatchedPages> {
  const counts: Counts = { only_in_base: 0, only_here: 0, not_scanned_here: 0, not_scanned_in_base: 0 };
  const pairs: PagePair[] = [];
  const alone: AlonePage[] = [];
  const inBoth = new Set<number>();
  const scans = { here: here.id, base: base.id };
  const pages = origins === undefined ? readPages(db, scans) : readMappedPages(db, scans, origins);
  for await (const page of pages) {
    alone.push(...findAlone(page));
    if (page.otherId === null) {
      counts.only_here += 1;
      continue;
    }
    inBoth.add(page.otherId);
    if (!page.isScanned) counts.not_scanned_here += 1;
    if (page.otherIsScanned !== true) counts.not_scanned_in_base += 1;
    if (page.isScanned && page.otherIsScanned === true)
      pairs.push({ base: page.otherId, here: page.id, occurrences: page.found + (page.otherFound ?? 0) });
  }
  // A page occurs once in a scan, so the other pages of the base are in the base alone.
  counts.only_in_base = Math.max(0, base.pages_total - inBoth.size);
  return { counts, pairs, alone, inBoth };
}

function findAlone({ id, isScanned, otherId, otherIsScanned }: PageRow): readonly AlonePage[] {
  const isOtherScanned = otherIsScanned === true;
  if (isScanned && !isOtherScanned)
    return [{ id, side: 'here', because: otherId === null ? 'new_page' : 'page_not_scanned' }];
  if (otherId !== null && isOtherScanned && !isScanned)
    return [{ id: otherId, side: 'base', because: 'page_not_scanned' }];
  return [];
}

/** The scanned pages that only the base has. */
export async function listMissingPages(
  db: Database,
  base: ScanRow,
  inBoth: ReadonlySet<number>,
): Promise<readonly AlonePage[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('scan_id', '=', base.id)
    .where('status', '=', 'completed')
    .orderBy('ordinal')
    .execute();
  const missing = rows.filter(({ id }) => !inBoth.has(id));
  return missing.map(({ id }) => ({ id, side: 'base', because: 'page_missing' }));
}

async function* readPages(db: Database, scans: Ids): AsyncGenerator<PageRow> {
  for (let from = 0; ; from += pagesPerLook) {
    const { rows } = await sql<PageRow>`
      select pages.id, pages.status = 'completed' as "isScanned",
        pages.failed_occurrences + pages.needs_review_occurrences as found,
        other.id as "otherId", other.status = 'completed' as "otherIsScanned",
        other.failed_occurrences + other.needs_review_occurrences as "otherFound"
      from pages left join pages as other on other.scan_id = ${scans.base}::uuid and other.url = pages.url and other.entry = pages.entry
      where pages.scan_id = ${scans.here}::uuid and pages.ordinal >= ${from}::integer and pages.ordinal < ${from + pagesPerLook}::integer
      order by pages.ordinal
    `.execute(db);
    yield* rows;
    if (rows.length < pagesPerLook) return;
  }
}

type OwnPage = Omit<PageRow, 'otherId' | 'otherIsScanned' | 'otherFound'> & {
  readonly url: string;
  readonly entry: string;
};

/** Matches pages that have a URL at each of several origins. Each page of the base is matched once. */
async function* readMappedPages(db: Database, scans: Ids, origins: OriginMap): AsyncGenerator<PageRow> {
  const used = new Set<number>();
  for (let from = 0; ; from += pagesPerLook) {
    const pages = await readOwnPages(
      db,
      sql`scan_id = ${scans.here}::uuid and ordinal >= ${from}::integer and ordinal < ${from + pagesPerLook}::integer`,
    );
    const spellings = JSON.stringify(pages.flatMap(({ url }) => origins.listSpellings(url)));
    const others = await readOwnPages(
      db,
      sql`scan_id = ${scans.base}::uuid and url in (select jsonb_array_elements_text(${spellings}::jsonb))`,
    );
    const byKey = new Map(others.map((other) => [keyOfPage(other), other]));
    for (const page of pages) {
      const keys = origins.listSpellings(page.url).map((url) => keyOfPage({ ...page, url }));
      yield pairUp(page, { keys, byKey, used });
    }
    if (pages.length < pagesPerLook) return;
  }
}

type Others = {
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, OwnPage>;
  readonly used: Set<number>;
};

function pairUp(page: OwnPage, { keys, byKey, used }: Others): PageRow {
  const candidates = keys.map((key) => byKey.get(key));
  const other = candidates.find((one) => one !== undefined && !used.has(one.id));
  if (other !== undefined) used.add(other.id);
  return {
    ...page,
    otherId: other?.id ?? null,
    otherIsScanned: other?.isScanned ?? null,
    otherFound: other?.found ?? null,
  };
}

async function readOwnPages(db: Database, condition: RawBuilder<unknown>): Promise<readonly OwnPage[]> {
  const { rows } = await sql<OwnPage>`
    select id, url, entry, status = 'completed' as "isScanned", failed_occurrences + needs_review_occurrences as found
    from pages where ${condition} order by ordinal
  `.execute(db);
  return rows;
}
