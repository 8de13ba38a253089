import { queryOptions } from '@tanstack/react-query';
import type { ChangedOccurrence } from './api-types.ts';
import { occurrencesPerPage } from './issues.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, withQuery } from './request.ts';
import type { Answer } from './request.ts';
import { longestList, scanPath } from './scans.ts';

export type { ChangedOccurrence } from './api-types.ts';
export type Change = ChangedOccurrence['change'];
export type Comparison = Answer<'GET /api/scans/{id}/comparison'>;

/** Compares with `base`, or with the scan that the service takes as the previous one. There are about a hundred rules, so all are read at once. */
export function comparisonQuery(
  scanId: string,
  asked: { readonly base?: string | undefined; readonly standard?: string | undefined },
) {
  return queryOptions({
    queryKey: queryKeys.comparison(scanId, asked),
    queryFn: ({ signal }) =>
      readJson<Comparison>(withQuery(`${scanPath(scanId)}/comparison`, { ...asked, limit: longestList }), signal),
  });
}

/** The elements behind the numbers of a comparison. */
export function changedQuery(scanId: string, asked: Readonly<Record<string, string | number | undefined>>) {
  return queryOptions({
    queryKey: queryKeys.changed(scanId, asked),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/comparison/occurrences'>>(
        withQuery(`${scanPath(scanId)}/comparison/occurrences`, { ...asked, limit: occurrencesPerPage }),
        signal,
      ),
  });
}
