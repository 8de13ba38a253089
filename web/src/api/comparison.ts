import { queryOptions } from '@tanstack/react-query';
import type { Issue } from './api-types.ts';
import { readJson, withQuery } from './request.ts';
import { longestList, scanPath } from './scans.ts';

export type Changes = { readonly new: number; readonly fixed: number; readonly unchanged: number; readonly not_comparable: number };
export type Comparison = {
  readonly base: { readonly id: string; readonly created_at: string; readonly engine: string | null };
  readonly engine_changed: boolean;
  readonly totals: Changes;
  readonly pages: { readonly only_in_base: number; readonly only_here: number; readonly not_scanned_here: number; readonly not_scanned_in_base: number };
  readonly issues: readonly (Pick<Issue, 'key' | 'kind' | 'title' | 'severity'> & Changes)[];
};

/** Against `base`, or what the service takes for the previous scan. Rules are some hundred: all are read at once. */
export function comparisonQuery(scanId: string, base: string | undefined) {
  return queryOptions({
    queryKey: ['scan', scanId, 'comparison', base],
    queryFn: ({ signal }) => readJson<Comparison>(withQuery(`${scanPath(scanId)}/comparison`, { base, limit: longestList }), signal),
  });
}
