import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { PageState } from '../../src/findings/page-states.ts';
import type { FoundByPath } from './found-rules.ts';

const scanSchema = z.object({
  id: z.string(),
  progress: z.object({ phase: z.string() }),
  engine: z.string().nullable(),
  browser: z.string().nullable(),
});
const pagesSchema = z.object({ pages: z.array(z.object({ url: z.string(), outcome: z.string().nullable() })) });
const cardsSchema = z.object({
  issues: z.array(z.object({ key: z.string(), kind: z.enum(['failed', 'needs_review']) })),
});
const detailsSchema = z.object({ occurrences: z.array(z.object({ page_url: z.string() })) });

const pollMs = 500;
const pageSize = 500;
/** A case is the page that it is, whatever it looks like: a form with a password, or a page without visible content. */
const acceptable = ['empty_document', 'auth_required', 'consent_required', 'soft_not_found', 'bot_challenge'];
/** Longer than the default, so that a busy machine does not change what is found. */
const operateMs = 10_000;

export type ScannedCases = {
  readonly found: FoundByPath;
  readonly engine: string;
  readonly browser: string;
};

type FoundOnPage = {
  readonly failed: Set<string>;
  readonly needsReview: Set<string>;
  readonly notAnalyzed?: string | undefined;
};

/** Scans the sitemap as a user of the REST interface does. */
export async function scanCases(
  origin: string,
  sitemap: string,
  options: { readonly states?: readonly PageState[]; readonly level?: 'aaa' } = {},
): Promise<ScannedCases> {
  await ask(`${origin}/api/settings`, { performance: { operate_ms: operateMs } }, 'PUT');
  const body = { sitemap_url: sitemap, scan_type: 'sitemap', accept: acceptable, ...options };
  const { id } = scanSchema.parse(await ask(`${origin}/api/scans`, body));
  const scanUrl = `${origin}/api/scans/${id}`;
  const { engine, browser } = await waitForEnd(scanUrl);
  const found = await readPages(scanUrl);
  await addFindings(scanUrl, found);
  return { found, engine: engine ?? '', browser: browser ?? '' };
}

async function readPages(scanUrl: string): Promise<ReadonlyMap<string, FoundOnPage>> {
  const pages = await readAll(`${scanUrl}/pages?`, (answer) => pagesSchema.parse(answer).pages);
  return new Map(
    pages.map(({ url, outcome }) => [
      new URL(url).pathname,
      {
        failed: new Set(),
        needsReview: new Set(),
        notAnalyzed: outcome === 'scanned' ? undefined : (outcome ?? 'no outcome'),
      },
    ]),
  );
}

async function addFindings(scanUrl: string, found: ReadonlyMap<string, FoundOnPage>): Promise<void> {
  const cards = await readAll(`${scanUrl}/issues/chunks?`, (answer) => cardsSchema.parse(answer).issues);
  for (const { kind, key } of cards) {
    const details = `${scanUrl}/issues/details?kind=${kind}&key=${encodeURIComponent(key)}&`;
    for (const { page_url: url } of await readAll(details, (answer) => detailsSchema.parse(answer).occurrences))
      found.get(new URL(url).pathname)?.[kind === 'failed' ? 'failed' : 'needsReview'].add(key);
  }
}

async function waitForEnd(scanUrl: string): Promise<z.infer<typeof scanSchema>> {
  for (;;) {
    const scan = scanSchema.parse(await ask(scanUrl));
    if (scan.progress.phase === 'done') return scan;
    await delay(pollMs);
  }
}

async function readAll<Entry>(
  url: string,
  entriesOf: (answer: unknown) => readonly Entry[],
): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const next = entriesOf(await ask(`${url}limit=${pageSize}&offset=${all.length}`));
    all.push(...next);
    if (next.length < pageSize) return all;
  }
}

async function ask(url: string, body?: object, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, {
    ...(body !== undefined && {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${await response.text()}`);
  return response.json();
}
