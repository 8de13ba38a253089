import { sql } from 'kysely';
import { engines } from '../../src/engines/engines.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import type { RuleInfoSource } from '../../src/records/issues/write-findings.ts';
import { TemplateOrder } from '../../src/finding-pages/crawl/template-order.ts';
import { addDiscoveredPages as addRankedPages } from '../../src/records/pages/add-discovered-pages.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import type { StoredElement, StoredGroup } from '../../src/findings/stored-group.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import type { ClaimedDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { claimDiscovery, completeDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { newId } from '../../src/ids/ids.ts';
import { says } from '../../src/texts/saying.ts';

export const catalog = createRuleCatalog(engines);
export const ruleInfo: RuleInfoSource = (rule) => catalog.get(rule) ?? { severity: 'minor', bestPractice: false };

export type ScannedReport = PageReport & { readonly kind: 'scanned' };
export type FailedReport = PageReport & { readonly kind: 'failed' };

/** A scan of one page, which waits to be scanned. */
export async function aScan(db: Database, fields: Partial<NewScan> = {}): Promise<ScanRow> {
  const wanted: NewScan = { sitemap_url: 'https://example.com/', scan_type: 'single', ...fields };
  return createScan(db, wanted);
}

/** A scan of a sitemap that has not been read yet. */
export async function anUnreadSitemap(db: Database, fields: Partial<NewScan> = {}): Promise<ScanRow> {
  return aScan(db, { sitemap_url: 'https://example.com/sitemap.xml', scan_type: 'sitemap', ...fields });
}

/** A scan of a sitemap that was read to its end and has so many pages, which wait to be scanned. */
export async function aSitemapScan(db: Database, pages: number, fields: Partial<NewScan> = {}): Promise<ScanRow> {
  const scan = await anUnreadSitemap(db, fields);
  const held = await claimDiscovery(db);
  if (held?.scanId !== scan.id) throw new Error('Another scan waits for its sitemap to be read.');
  await addDiscoveredPages(db, held, pageUrls(pages));
  await completeDiscovery(db, held, []);
  return getScan(db, scan.id);
}

/** Adds what a sitemap lists as its reader does. */
export async function addDiscoveredPages(db: Database, held: ClaimedDiscovery, urls: readonly string[]) {
  const order = new TemplateOrder();
  return addRankedPages(db, held, {
    pages: urls.map((url) => ({ url, ...order.next(url) })),
    maxPages: held.maxPages ?? 100_000,
  });
}

export function pageUrls(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `https://example.com/${index}`);
}

/** The next page, which must be there. */
export async function aClaimedPage(db: Database): Promise<ClaimedPage> {
  const page = await claimNextPage(db);
  if (page === undefined) throw new Error('No page is due.');
  return page;
}

export function aScannedReport(fields: Partial<ScannedReport> = {}): ScannedReport {
  return {
    kind: 'scanned',
    acceptedOutcome: null,
    httpStatus: 200,
    finalUrl: 'https://example.com/',
    title: 'Example',
    textDigest: null,
    durationMs: 1_234.5,
    engines: [{ id: 'axe-core', version: '4.14.1' }],
    browser: 'Chromium 156.0.0.0',
    notes: [],
    rulesOff: [],
    rules: { 'html-has-lang': [1, 0, 0] },
    unreachedFrames: [],
    decidedPasses: 0,
    states: [],
    groups: [],
    components: componentsOf(fields.groups ?? []),
    ...fields,
  };
}

export function aFailedReport(fields: Partial<FailedReport> = {}): FailedReport {
  return {
    kind: 'failed',
    code: 'http_status',
    saying: says('visits.server_status', { status: '404' }),
    retryAfterMs: null,
    httpStatus: 404,
    finalUrl: 'https://example.com/',
    title: null,
    textDigest: null,
    durationMs: 200,
    ...fields,
  };
}

/** One for each key that the groups' occurrences have. */
export function componentsOf(groups: readonly StoredGroup[]): ScannedReport['components'] {
  const keys = new Set(groups.flatMap(({ occurrences }) => occurrences.map(({ component }) => component)));
  return [...keys].map((key) => ({ key, label: `main > ${key}`, selector: `#${key}`, html: `<div class="${key}">` }));
}

/** A group with so many occurrences stored; `total` may be more. */
export function aGroup(count: number, fields: Partial<StoredGroup> = {}): StoredGroup {
  const rule = fields.rule ?? 'image-alt';
  const occurrences = Array.from({ length: count }, (_, index) =>
    anOccurrence({ selector: `img:nth-child(${index + 1})`, component: index % 3 === 0 ? 'banner' : 'card' }),
  );
  const total = fields.occurrences?.length ?? count;
  return { kind: 'failed', rule, engine: 'axe-core', total, occurrences, ...fields };
}

/** What is stored of an image without a text alternative; its file name is said. */
export function aMessage(file: string): string {
  return JSON.stringify({ code: 'image-alt.file', facts: { file } });
}

export function anOccurrence(fields: Partial<StoredElement> = {}): StoredElement {
  const fingerprint = fields.fingerprint ?? newId().replaceAll('-', '');
  const component = fields.component ?? 'main-img';
  return {
    selector: 'img',
    html: '<img src="logo.png">',
    message: aMessage('logo.png'),
    fingerprint,
    portable: `portable ${fingerprint}`,
    equalCount: 1,
    screenshot: null,
    box: 'no_picture',
    component,
    pattern: `pattern-${component}`,
    states: null,
    path: null,
    ...fields,
  };
}

/** No page waits for its next attempt any more. */
export async function makeAllDue(db: Database): Promise<void> {
  await db
    .updateTable('pages')
    .set({ next_attempt_at: sql<Date>`now()` })
    .execute();
  await db
    .updateTable('scans')
    .set({ due_at: sql<Date>`now()` })
    .execute();
}

/** Claims the next page and records its result. */
export async function scanNextPage(db: Database, report: PageReport): Promise<ScanRow> {
  const recorded = await recordPage({ db, ruleInfo }, await aClaimedPage(db), report);
  if (recorded.kind !== 'recorded') throw new Error('The page was taken away.');
  return recorded.scan;
}

/** A group of findings with these names. */
export function aGroupOf(names: string, fields: Partial<StoredGroup> = {}): StoredGroup {
  const rule = fields.rule ?? 'image-alt';
  const occurrences = names
    .split(' ')
    .map((name) => anOccurrence({ fingerprint: `${rule} ${name}`, selector: `#${name}` }));
  return { ...aGroup(0, { rule }), total: occurrences.length, occurrences, ...fields };
}
