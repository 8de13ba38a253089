import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useFailedRefresh } from '../api/failed-refresh.ts';
import { readOutdatedAgain } from '../api/query-changes.ts';
import { texts } from '../texts/base.ts';
import { explain } from './notices.tsx';

const againMs = 10_000;

/** Says that what is shown may not be what the service has now, and tries to read it again. */
export function OutdatedNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const error = useFailedRefresh();
  useTryAgain(error !== undefined);
  return (
    <div role="status">
      {isOnline && error !== undefined ? <p className="outdated">{texts.outdated(explain(error))}</p> : null}
      {isOnline ? null : <p className="outdated">{texts.offline}</p>}
    </div>
  );
}

function useTryAgain(hasFailed: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => void readOutdatedAgain(queries), againMs);
    return () => clearInterval(timer);
  }, [hasFailed, queries]);
}

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
