import { queryOptions } from '@tanstack/react-query';
import type { IssueKind } from './issues.ts';
import { queryKeys } from './query-keys.ts';
import type { Answer } from './request.ts';
import { readJson, withQuery } from './request.ts';
import { scanPath } from './scans.ts';

export type { Component } from './api-types.ts';
export type ComponentsAnswer = Answer<'GET /api/scans/{id}/components'>;
const componentsPerPage = 20;

/** One component, by its key. */
export function componentQuery(scanId: string, key: string) {
  const query = { key };
  return queryOptions({
    queryKey: queryKeys.components(scanId, query),
    queryFn: ({ signal }) => readJson<ComponentsAnswer>(withQuery(`${scanPath(scanId)}/components`, query), signal),
  });
}

type Filter = {
  readonly kind: IssueKind;
  readonly standard: string | undefined;
  readonly offset?: number;
  readonly limit?: number;
  /** Only the component with this key. */
  readonly key?: string | undefined;
};

/** What to fix first. */
export function componentsQuery(scanId: string, { offset = 0, limit = componentsPerPage, ...filter }: Filter) {
  const query = { ...filter, offset, limit };
  return queryOptions({
    queryKey: queryKeys.components(scanId, query),
    queryFn: ({ signal }) => readJson<ComponentsAnswer>(withQuery(`${scanPath(scanId)}/components`, query), signal),
  });
}
