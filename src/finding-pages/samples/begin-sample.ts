import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { identifyPage } from '../crawl/page-identity.ts';
import { TemplateOrder } from '../crawl/template-order.ts';
import type { SampleRole } from '../../adapters/db/sample-tables.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { normalizeValidUrl } from '../../url/page-url.ts';
import type { SampleChange } from './draw-sample.ts';
import { drawSample } from './draw-sample.ts';
import type { KnownUrl } from './known-urls.ts';
import { addKnownUrls } from './known-urls.ts';
import type { StoredSample } from './stored-sample.ts';

export type SampleStart = {
  readonly scanId: string;
  readonly sample: StoredSample;
  /** The pages of a list, or the start of a crawl. Undefined if they are found later. */
  readonly urls: readonly string[] | undefined;
  readonly scanType: string;
};

type NamedPage = { readonly url: string; readonly fetch_url: string | null; readonly role: SampleRole };

/**
 * Adds the pages that a person named, and for a list, all other pages of the sample. The scan must have no pages yet.
 * Returns the change of its row.
 */
export async function beginSample(tx: Transaction<Schema>, start: SampleStart): Promise<SampleChange> {
  const { scanId, urls = [], scanType } = start;
  const toPage = (url: string) => describePage(url, scanType);
  const sample = nameAsPages(start.sample, toPage);
  const isCrawl = scanType === 'crawl';
  const named = listNamedPages(sample, isCrawl ? urls : [], toPage);
  const others = isCrawl ? [] : urls.map((url) => ({ ...toPage(url), role: 'template' as const }));
  const known = describeKnown([...named, ...others]);
  const known_pages = await addKnownUrls(tx, { scanId, known: 0 }, known);
  await addNamedPages(tx, scanId, named);
  const counts = { pages_total: named.length, pages_pending: named.length };
  const begun = { sample: { ...sample, known_pages }, ...counts };
  return scanType === 'list' ? { ...begun, ...(await drawSample(tx, { id: scanId, ...begun })) } : begun;
}

/** A crawl identifies a page by its identity. */
function describePage(url: string, scanType: string): { readonly url: string; readonly fetch_url: string | null } {
  const normalized = normalizeValidUrl(url);
  const identity = scanType === 'crawl' ? identifyPage(normalized)?.identity : undefined;
  return {
    url: identity ?? normalized,
    fetch_url: identity === undefined || identity === normalized ? null : normalized,
  };
}

function nameAsPages(sample: StoredSample, toPage: (url: string) => { readonly url: string }): StoredSample {
  const name = (url: string) => toPage(url).url;
  return { ...sample, pages: sample.pages.map(name), processes: sample.processes.map((urls) => urls.map(name)) };
}

/** Lists each page once. A page of a process is scanned as a part of it, whatever its other roles are. */
function listNamedPages(
  { pages, processes }: StoredSample,
  starts: readonly string[],
  toPage: (url: string) => Omit<NamedPage, 'role'>,
): readonly NamedPage[] {
  const steps = processes.flat().map((url) => ({ ...toPage(url), role: 'process' as const }));
  const named = [...starts, ...pages].map((url) => ({ ...toPage(url), role: 'named' as const }));
  const byUrl = new Map<string, NamedPage>([...named, ...steps].map((page) => [page.url, page]));
  return [...byUrl.values()];
}

function describeKnown(pages: readonly Omit<NamedPage, 'role'>[]): readonly KnownUrl[] {
  const order = new TemplateOrder();
  return pages.map(({ url, fetch_url }) => ({ url, fetch_url, depth: 0, template: order.next(url).template }));
}

async function addNamedPages(tx: Transaction<Schema>, scanId: string, pages: readonly NamedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    insert into pages (scan_id, ordinal, url, fetch_url, sample_role, template)
    select ${scanId}::uuid, (place - 1)::integer, page->>'url', page->>'fetch_url', page->>'role', known_urls.template
    from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as listed (page, place)
    join known_urls on known_urls.scan_id = ${scanId}::uuid and known_urls.url = page->>'url'
  `.execute(tx);
}
