import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { newId } from '../../ids/ids.ts';
import { normalizeValidUrl } from '../../url/page-url.ts';
import { storeAccepted } from './accepted-outcomes.ts';
import { wholeHost } from '../../finding-pages/crawl/crawl-scope.ts';
import { identifyPage } from '../../finding-pages/crawl/page-identity.ts';
import { TemplateOrder } from '../../finding-pages/crawl/template-order.ts';
import { admitScan } from './admit-scan.ts';
import { selectAgreement } from './agreement.ts';
import { findListTarget, listPagesOnce } from './list-target.ts';
import type { NewScan } from './new-scan.ts';
import type { ScanRow } from './scan-fields.ts';
import { storeJson } from './stored-json.ts';
import { chooseSignIn } from '../../finding-pages/sign-ins/choose-sign-in.ts';
import type { Note } from '../../texts/note.ts';
import { says } from '../../texts/saying.ts';
import type { SampleStart } from '../../finding-pages/samples/begin-sample.ts';
import { beginSample } from '../../finding-pages/samples/begin-sample.ts';
import type { RepeatedSample } from '../../finding-pages/samples/repeat-sample.ts';
import { repeatSample } from '../../finding-pages/samples/repeat-sample.ts';
import type { StoredSample } from '../../finding-pages/samples/stored-sample.ts';
import { storeSample } from '../../finding-pages/samples/stored-sample.ts';
import { canonizeLocale } from '../../findings/locale.ts';
import { sortStates } from '../../findings/page-states.ts';
import { storeTuning } from '../../findings/scan-tuning.ts';

type Origin = {
  /** The scan that this one repeats. */
  readonly rescanOf?: string | null;
  /** The target of which it scans some pages again. */
  readonly partOf?: string | null;
  /** The sample of that scan, whose pages this one reuses. */
  readonly repeats?: RepeatedSample | undefined;
  /** Undefined for the service itself. */
  readonly by?: Actor | undefined;
};

/**
 * Writes the scan and its known pages in one transaction. Then a worker may claim it. All times are the database's,
 * because workers compare them with the database's clock, and the clocks of several machines differ. Throws Refused
 * (`queue_full`; `invalid_request` if the sign-in is missing or not for these URLs).
 */
export async function createScan(db: Database, wanted: NewScan, origin: Origin = {}): Promise<ScanRow> {
  return db.transaction().execute((tx) => createScanIn(tx, wanted, origin));
}

/** Creates a scan inside a transaction that decides more. It throws Refused before it writes anything. */
export async function createScanIn(
  tx: Transaction<Schema>,
  wanted: NewScan,
  { rescanOf = null, partOf = null, repeats, by }: Origin = {},
): Promise<ScanRow> {
  const id = newId();
  const start = planStart(wanted);
  const { url, pages, notes } = start;
  await admitScan(tx);
  const signIn = await chooseSignIn(tx, { id: wanted.sign_in, urls: listFirstUrls(start) });
  const sample = repeats?.sample ?? storeSample(wanted.sample);
  const scan = await tx
    .insertInto('scans')
    .values({
      id,
      url,
      target_key: nameTarget(wanted, start),
      scan_type: wanted.scan_type,
      tag: wanted.tag ?? null,
      status: 'queued',
      phase: isFound(start, repeats) ? 'scanning' : 'waiting',
      rescan_of: rescanOf,
      part_of: partOf,
      agreement: selectAgreement(rescanOf, by),
      ...storeLook(wanted),
      notes: JSON.stringify(notes),
      ...storeReach(wanted),
      ...signIn,
      ...countPages(sample === undefined ? pages : undefined),
      created_at: sql<Date>`clock_timestamp()`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAction(tx, by, toAuditEntry(scan));
  return addFirstPages(tx, scan, { sample, repeats, pages });
}

/** The `target_key` of the scans that a request would start. */
export function keyOfTarget(wanted: NewScan): string {
  return nameTarget(wanted, planStart(wanted));
}

function nameTarget({ scan_type: type }: NewScan, { targetUrl }: Start): string {
  return `${type} ${targetUrl}`;
}

/** True if its pages are known from the start. */
function isFound({ pages }: Start, repeats: RepeatedSample | undefined): boolean {
  return pages !== undefined || repeats !== undefined;
}

function toAuditEntry({ id, url, scan_type, rescan_of }: ScanRow) {
  const details = { scan_type, ...(rescan_of !== null && { rescan_of }) };
  return { action: 'scan.created', subject: { id, name: nameUrl(url) }, details } as const;
}

type FirstPages = Pick<Start, 'pages'> & Pick<Origin, 'repeats'> & { readonly sample: StoredSample | undefined };

async function addFirstPages(
  tx: Transaction<Schema>,
  scan: ScanRow,
  { sample, repeats, pages }: FirstPages,
): Promise<ScanRow> {
  const { id, scan_type: scanType } = scan;
  if (sample !== undefined) return addSample(tx, id, repeats ?? { scanId: id, sample, urls: pages, scanType });
  if (pages !== undefined) await addPages(tx, id, pages);
  return scan;
}

async function addSample(tx: Transaction<Schema>, id: string, how: RepeatedSample | SampleStart): Promise<ScanRow> {
  const change = 'from' in how ? await repeatSample(tx, id, how) : await beginSample(tx, how);
  return tx.updateTable('scans').set(storeJson(change)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Checks the field `scan` of a request whose scan starts later. Throws Refused (`invalid_request`) like `createScan`
 * for its sign-in.
 */
export async function assertSignInFits(tx: Transaction<Schema>, wanted: NewScan): Promise<void> {
  const urls = listFirstUrls(planStart(wanted));
  await chooseSignIn(tx, { id: wanted.sign_in, urls, path: 'scan.sign_in' });
}

function listFirstUrls({ pages, targetUrl }: Start): readonly string[] {
  return pages ?? [targetUrl];
}

function countPages(pages: readonly string[] | undefined) {
  const { length } = pages ?? [];
  return { pages_total: length, pages_pending: length };
}

type Start = {
  /** The URL for display. */
  readonly url: string;
  readonly targetUrl: string;
  /** Undefined if a worker has to find them first. */
  readonly pages: readonly string[] | undefined;
  readonly notes: readonly Note[];
};

function planStart({ scan_type: type, sitemap_url: given, urls = [] }: NewScan): Start {
  if (type === 'list') return planList(given, urls);
  if (given === undefined) throw new Error('A scan was created without its URL.');
  const targetUrl = normalizeValidUrl(given);
  if (type === 'sitemap') return { url: given, targetUrl, pages: undefined, notes: [] };
  const page = type === 'crawl' ? identifyPage(targetUrl)?.identity : undefined;
  return { url: given, targetUrl, pages: [page ?? targetUrl], notes: [] };
}

function planList(given: string | undefined, urls: readonly string[]): Start {
  const { pages, duplicateCount } = listPagesOnce(urls);
  const url = given ?? findListTarget(pages);
  return { url, targetUrl: normalizeValidUrl(url), pages, notes: noteDuplicates(duplicateCount) };
}

/** The extent of the scan, for types that find pages by themselves. */
function storeReach({ scan_type: type, scope, max_pages, robots }: NewScan) {
  const stored = scope ?? (type === 'crawl' ? wholeHost : undefined);
  return {
    url_scope: stored === undefined ? null : JSON.stringify(stored),
    max_pages: max_pages ?? null,
    robots: type === 'crawl' ? (robots ?? true) : null,
  };
}

/** The columns that define a page, and the way to look at it. */
function storeLook({
  accept = [],
  fresh,
  states = [],
  locale,
  viewport_preset: preset = 'desktop',
  ...tuning
}: NewScan) {
  return {
    viewport_preset: preset,
    ...(locale !== undefined && { locale: canonizeLocale(locale) }),
    accept: storeAccepted(accept),
    fresh,
    states: JSON.stringify(sortStates(states)),
    tuning: storeTuning(tuning),
  };
}

function noteDuplicates(count: number): readonly Note[] {
  return count === 0 ? [] : [{ code: 'duplicate', count, said: says('notes.listed_before', { n: count }) }];
}

async function addPages(tx: Transaction<Schema>, scanId: string, urls: readonly string[]): Promise<void> {
  const order = new TemplateOrder();
  const pages = urls.map((url) => ({ url, order: order.next(url).order }));
  await sql`
    insert into pages (scan_id, ordinal, url, claim_order)
    select ${scanId}::uuid, place - 1, page->>'url', (page->>'order')::integer
    from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as listed (page, place)
  `.execute(tx);
}
