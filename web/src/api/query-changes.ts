import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOutdated } from './failed-refresh.ts';
import { queryKeys } from './query-keys.ts';
import type { Batch, Place } from './review.ts';
import type { Scan } from './scans.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

export type ReviewQueue = InfiniteData<Batch, Place>;

/** Reads everything below a key again, and resolves when what is on the page has been read. */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.invalidateQueries({ queryKey });
}

/** Reads again what is shown although it could not be refreshed. */
export async function readOutdatedAgain(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ type: 'active', predicate: isOutdated });
}

/** After a change to what a scan found: the scan, everything below it, and the lists that show its counts. */
export async function readScanAgain(queries: QueryClient, scanId: string): Promise<void> {
  await Promise.all([readAgain(queries, queryKeys.scan(scanId)), readAgain(queries, queryKeys.scans)]);
}

export async function readScanRecordAgain(queries: QueryClient, scanId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: queryKeys.scan(scanId), exact: true });
}

/** Marks a scan as old. Each of its parts is read when it is shown next. */
export async function expireScan(queries: QueryClient, scanId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: queryKeys.scan(scanId), refetchType: 'none' });
}

/** Takes over the record that an event of the scan brought. */
export function followScan(queries: QueryClient, scan: Scan): void {
  queries.setQueryData<Scan>(queryKeys.scan(scan.id), scan);
}

/** After a command: its answer is the new or changed scan, and the lists of scans are read again. */
export function showScan(queries: QueryClient, scan: Scan): void {
  followScan(queries, scan);
  void readAgain(queries, queryKeys.scans);
}

export function forgetScan(queries: QueryClient, scanId: string): void {
  queries.removeQueries({ queryKey: queryKeys.scan(scanId) });
  void readAgain(queries, queryKeys.scans);
}

export function showSettings(queries: QueryClient, settings: Settings): void {
  queries.setQueryData<Settings>(queryKeys.settings, settings);
}

/** Forgets everything else: what one person may see does not stay in memory for the next. */
export function changeSession(queries: QueryClient, session: Session): void {
  queries.setQueryData<Session>(queryKeys.session, session);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] });
}

/** Keeps the first batches of the review queue, and reads the others again when they are needed. */
export async function shortenReview(queries: QueryClient, scanId: string, batches: number): Promise<void> {
  const queryKey = queryKeys.review(scanId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<ReviewQueue>(queryKey, (queue) =>
    queue === undefined
      ? undefined
      : { pages: queue.pages.slice(0, batches), pageParams: queue.pageParams.slice(0, batches) },
  );
}

export function forgetAlike(queries: QueryClient, scanId: string): void {
  queries.removeQueries({ queryKey: queryKeys.alike(scanId) });
}
