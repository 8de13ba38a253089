import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isShared } from '../reach/share-link.ts';
import { followScan, readScanAgain, readScanRecordAgain } from './query-changes.ts';
import { queryKeys } from './query-keys.ts';
import type { Scan } from './scans.ts';
import { isActive, scanPath } from './scans.ts';

/**
 * Follows a scan that is under way: each event replaces the record in the cache. What is listed (issues, pages) is
 * read again when the scan ends or pauses. Returns whether the scan was deleted meanwhile.
 */
export function useScanEvents(scan: Scan | undefined): { readonly isDeleted: boolean } {
  const queries = useQueryClient();
  const [deletedId, setDeletedId] = useState<string>();
  const id = scan?.id;
  const follows = scan !== undefined && isActive(scan) && !isShared;
  useEffect(() => {
    if (id === undefined || !follows) return undefined;
    const events = new EventSource(`${scanPath(id)}/events`);
    events.addEventListener('scan', (event: MessageEvent<string>) => {
      takeOver(queries, JSON.parse(event.data) as Scan); // our own service's record, as in readJson
    });
    events.addEventListener('deleted', () => {
      events.close();
      setDeletedId(id);
    });
    // The stream does not say why it broke. A request does.
    events.addEventListener('error', () => void readScanRecordAgain(queries, id));
    return () => events.close();
  }, [id, follows, queries]);
  return { isDeleted: deletedId !== undefined && deletedId === id };
}

function takeOver(queries: QueryClient, scan: Scan): void {
  const before = queries.getQueryData<Scan>(queryKeys.scan(scan.id));
  const isSaid = before !== undefined && listSentences(before) === listSentences(scan);
  followScan(queries, isSaid ? { ...scan, notes: before.notes, error: before.error } : scan);
  if (!isSaid) void readScanRecordAgain(queries, scan.id);
  if (!isActive(scan)) void readScanAgain(queries, scan.id);
}

/** What the record says, without its words: an EventSource asks in the languages of the browser, not in that of the page. */
function listSentences({ notes, error }: Scan): string {
  return JSON.stringify([error?.code, ...notes.map(({ code, count }) => [code, count])]);
}
