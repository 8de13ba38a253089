import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DropRule } from '../../finding-pages/crawl/drop-rules.ts';
import type { SampleRole } from '../../adapters/db/sample-tables.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import { listDigestsOfText } from '../../visit/digest-page.ts';
import type { VisitedPage } from './held-page.ts';
import type { OwnRow, PageNames } from './leave-out-page.ts';
import { readNames } from './leave-out-page.ts';
import type { PageReport } from './page-report.ts';
import type { KnownTwin } from './withdraw-twins.ts';
import { sharedOutcomes } from './withdraw-twins.ts';
import { readSaying } from '../../texts/stored-saying.ts';
import { wholeTargetOf } from '../../adapters/db/whole-target.ts';

type ScannedPage = {
  readonly scan: ScanRow;
  readonly page: VisitedPage;
  readonly report: PageReport & { readonly kind: 'scanned' };
};

/** The information of the scan's other pages about a page whose claim is current. */
export type PagePlace = {
  readonly own: OwnRow;
  readonly names: PageNames;
  /** The result of another page with the same text, if it was not the requested page. */
  readonly twin: KnownTwin | undefined;
  /** Set if the page is left out of its scan because another page of the scan is the same. */
  readonly duplicate: Duplicate | undefined;
  /** True if a mark exists for the scan's target. Later marks are carried out when the scan's row is free. */
  readonly isMarked: boolean;
};

type Duplicate = Extract<DropRule, 'redirect_duplicate' | 'same_page'>;

type Row = {
  readonly id: number;
  readonly entry: string;
  readonly depth: number;
  readonly sampleRole: SampleRole | null;
  readonly outcome: KnownTwin['outcome'] | null;
  readonly detail: unknown;
  readonly duplicate: Duplicate | null;
  readonly isMarked: boolean;
};

/**
 * The place of a scanned page in its scan. Undefined if its claim is no longer current. The caller holds the scan's
 * row. The form of each step makes it one index lookup.
 */
export async function readPlace(
  tx: Transaction<Schema>,
  { scan, page, report }: ScannedPage,
): Promise<PagePlace | undefined> {
  const names = readNames(page, scan, report);
  const { landed_on: landedOn, page_name: name } = names;
  const { rows } = await selectPlace(
    { id: page.id, claim: page.claim, scan: scan.id, target: wholeTargetOf(scan) },
    { url: page.url, digest: report.textDigest, landedOn, name, isCrawl: scan.scan_type === 'crawl' },
  ).execute(tx);
  return rows[0] && { ...toPlace(rows[0], page.url), names };
}

type Claimed = { readonly id: number; readonly claim: number; readonly scan: string; readonly target: string };
type Names = {
  readonly url: string;
  readonly digest: string | null;
  readonly landedOn: string | null;
  readonly name: string | null;
  readonly isCrawl: boolean;
};

/**
 * Other scans omit the parts that only crawls need, because with them the statement would be planned each time, which
 * takes longer than its execution.
 */
function selectPlace({ id, claim, scan, target }: Claimed, { url, digest, landedOn, name, isCrawl }: Names) {
  const others = sql`from pages as other where other.scan_id = ${scan}::uuid and other.id <> own.id`;
  const digests = digest === null ? [] : listDigestsOfText(digest);
  const ofCrawls = sql`
        union all
        select 'redirect_duplicate' ${others} and ${landedOn}::text is not null and md5(landed_on) = md5(${landedOn}::text)
          and landed_on = ${landedOn}::text and status = 'completed'`;
  return sql<Row>`
    select own.id, own.entry, own.depth, own.sample_role as "sampleRole", twin.outcome, twin.detail, same.rule as duplicate,
      exists (select 1 from false_positive_marks where target_key = ${target}::text) as "isMarked"
    from (
        select pages.id, pages.entry, pages.depth, pages.sample_role from pages
        where pages.id = ${id}::bigint and pages.scan_id = ${scan}::uuid and pages.claim = ${claim}::integer and pages.status = 'running'
        limit 1
      ) as own
      left join lateral (
        select outcome, detail ${others} and text_digest = ${digest}::text and status = 'failed'
          and outcome in (${sql.join(sharedOutcomes.map((outcome) => sql.lit(outcome)))})
        order by other.id limit 1
      ) as twin on true
      left join lateral (
        select 'redirect_duplicate' as rule ${others} and url = ${landedOn}::text and status <> 'failed'
        union all
        select 'redirect_duplicate' ${others} and landed_on is not null and md5(landed_on) = md5(${url}::text) and landed_on = ${url}::text
          and status = 'completed'${isCrawl ? ofCrawls : sql``}
        union all
        select 'same_page' ${others} and text_digest = any(${digests}::text[]) and page_name = ${name}::text and status = 'completed'
        limit 1
      ) as same on true
    ${keepsPlan}`;
}

function toPlace(
  { id, entry, depth, sampleRole, outcome, detail, duplicate, isMarked }: Row,
  url: string,
): Omit<PagePlace, 'names'> {
  // A person named the page.
  const isNamed = sampleRole === 'named' || sampleRole === 'process' || entry !== '';
  return {
    own: { id, url, entry, depth, sample_role: sampleRole },
    twin: outcome === null ? undefined : { outcome, saying: readSaying(detail) },
    duplicate: isNamed ? undefined : (duplicate ?? undefined),
    isMarked,
  };
}
