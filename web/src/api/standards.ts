import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { NewClauseVerdictInput } from './api-types.ts';
import type { Answer } from './request.ts';
import { scanPath } from './scans.ts';

export type ScanStandard = Answer<'GET /api/scans/{id}/standards/{standard}'>;
export type ClauseResult = ScanStandard['clauses'][number];

/** What the service takes where a standard is needed and none is chosen. */
export const defaultStandard = 'wcag22-aa';

/** They change with the version of the service only. */
export function standardsQuery() {
  return queryOptions({
    queryKey: queryKeys.standards,
    queryFn: ({ signal }) => readJson<Answer<'GET /api/standards'>>('/api/standards', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function scanStandardQuery(scanId: string, standard: string) {
  return queryOptions({
    queryKey: queryKeys.standard(scanId, standard),
    queryFn: ({ signal }) =>
      readJson<ScanStandard>(`${scanPath(scanId)}/standards/${encodeURIComponent(standard)}`, signal),
  });
}

export async function answerClause(answer: NewClauseVerdictInput): Promise<unknown> {
  return sendJson('/api/targets/verdicts', { method: 'PUT', body: answer });
}
