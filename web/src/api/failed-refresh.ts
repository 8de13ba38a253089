import type { Query, QueryClient } from '@tanstack/react-query';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiProblem, signedOutByProxy } from './request.ts';

/** Why the last attempt to refresh something that is shown failed. Undefined while all is fresh. */
export function useFailedRefresh(): unknown {
  const queries = useQueryClient();
  return useSyncExternalStore(
    useCallback((listener) => queries.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [queries]),
    () => findFailure(queries),
  );
}

function findFailure(queries: QueryClient): unknown {
  const [outdated] = queries.getQueryCache().findAll({ type: 'active', predicate: isOutdated });
  return outdated?.state.error ?? undefined;
}

/** Its earlier answer is still shown. The page says by itself that a proxy has signed the person out. */
export function isOutdated({ state: { status, data, error } }: Query): boolean {
  if (status !== 'error' || data === undefined) return false;
  return !(error instanceof ApiProblem && error.code === signedOutByProxy);
}
