import { queryOptions } from '@tanstack/react-query';
import type { NewScanInput, Page, Scan, ScannedPage, ScanPreview } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, readList, sendJson, withQuery } from './request.ts';
import type { Answer, Listed } from './request.ts';

export type { NewScanInput, Scan, ScannedPage, ScanPreview } from './api-types.ts';
export type ScanStatus = Scan['status'];
export type PageStatus = ScannedPage['status'];
export type PagesAnswer = { readonly pages: readonly ScannedPage[]; readonly page: Page };

export const longestList = 500;
const activeStatuses: ReadonlySet<ScanStatus> = new Set(['queued', 'running', 'pausing']);
const lookAgainMs = 2_000;

/** True while the scan changes by itself. */
export function isActive({ status }: Pick<Scan, 'status'>): boolean {
  return activeStatuses.has(status);
}

/** True once the scan neither changes by itself nor waits for a person. */
export function hasEnded(scan: Pick<Scan, 'status'>): boolean {
  return !isActive(scan) && scan.status !== 'paused';
}

export type ScansFilter = {
  readonly tag?: string | undefined;
  readonly status?: ScanStatus | undefined;
  readonly target?: string | undefined;
  readonly viewport?: Scan['viewport']['preset'] | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

export function scansQuery(filter: ScansFilter) {
  return queryOptions({
    queryKey: queryKeys.scansBy(filter),
    queryFn: ({ signal }): Promise<Listed<readonly Scan[]>> => readList(withQuery('/api/scans', filter), signal),
    refetchInterval: (query) => (query.state.data?.items.some(isActive) === true ? lookAgainMs : false),
  });
}

export function scanQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.scan(id),
    queryFn: ({ signal }) => readJson<Scan>(scanPath(id), signal),
  });
}

export type PagesFilter = {
  readonly q?: string | undefined;
  readonly sort?: 'path' | 'score' | '-failed' | undefined;
  readonly status?: PageStatus | undefined;
  readonly outcome?: string | undefined;
  readonly standard?: string | undefined;
  readonly offset: number;
};

export function pagesQuery(id: string, filter: PagesFilter) {
  return queryOptions({
    queryKey: queryKeys.pages(id, filter),
    queryFn: ({ signal }) =>
      readJson<PagesAnswer>(withQuery(`${scanPath(id)}/pages`, { ...filter, limit: 25 }), signal),
  });
}

/** One page of a scan with its issues and its history. */
export function pageQuery(scanId: string, pageId: string) {
  return queryOptions({
    queryKey: queryKeys.page(scanId, pageId),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/pages/{page_id}'>>(
        `${scanPath(scanId)}/pages/${encodeURIComponent(pageId)}`,
        signal,
      ),
  });
}

export function spokenQuery(scanId: string, pageId: string) {
  return queryOptions({
    queryKey: queryKeys.spoken(scanId, pageId),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/pages/{page_id}/spoken'>>(
        `${scanPath(scanId)}/pages/${encodeURIComponent(pageId)}/spoken`,
        signal,
      ),
  });
}

/** Which pages the scan would have. Takes up to half a minute. */
export async function previewScan(wanted: NewScanInput): Promise<ScanPreview> {
  return sendJson('/api/scans/preview', { method: 'POST', body: wanted });
}

export async function createScan(wanted: NewScanInput): Promise<Scan> {
  return sendJson('/api/scans', { method: 'POST', body: wanted });
}

/** What distinguishes rescans: one that analyzes every page, also those that have not changed, and one that draws other pages by lot. */
const rescans = {
  rescan: {},
  'rescan-fresh': { fresh: true },
  'rescan-draw-again': { draw_again: true },
} as const;

export type ScanCommand = 'pause' | 'resume' | 'end' | 'retry-failed' | keyof typeof rescans;

export function isRescan(command: ScanCommand): command is keyof typeof rescans {
  return command in rescans;
}

/** The scan afterwards; for a rescan the new one. */
export async function commandScan(id: string, command: ScanCommand): Promise<Scan> {
  if (isRescan(command)) return sendJson(`${scanPath(id)}/rescan`, { method: 'POST', body: rescans[command] });
  return sendJson(`${scanPath(id)}/${command}`, { method: 'POST' });
}

export type ChosenPages =
  | { readonly page_id: string }
  | { readonly kind: 'failed' | 'needs_review'; readonly key: string };

/** A new scan of some pages of a scan. */
export async function recheckPages(id: string, only: ChosenPages): Promise<Scan> {
  return sendJson(`${scanPath(id)}/rescan`, { method: 'POST', body: { only } });
}

export async function deleteScan(id: string): Promise<void> {
  return sendJson(scanPath(id), { method: 'DELETE' });
}

export function scanPath(id: string): string {
  return `/api/scans/${encodeURIComponent(id)}`;
}
