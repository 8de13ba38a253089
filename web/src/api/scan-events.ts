import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const follows = scan !== undefined && isActive(scan);
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
    return () => events.close();
  }, [id, follows, queries]);
  return { isDeleted: deletedId !== undefined && deletedId === id };
}

function takeOver(queries: QueryClient, scan: Scan): void {
  queries.setQueryData(['scan', scan.id], scan);
  if (isActive(scan)) return;
  void queries.invalidateQueries({ queryKey: ['scan', scan.id] });
  void queries.invalidateQueries({ queryKey: ['scans'] });
}
