import { queryOptions } from '@tanstack/react-query';
import type { FalsePositive, Issue, NewFalsePositiveInput } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson, withQuery } from './request.ts';
import type { Answer } from './request.ts';
import { longestList, scanPath } from './scans.ts';

export type { Issue, Occurrence, Pattern } from './api-types.ts';
export type IssueKind = Issue['kind'];
export type Severity = Issue['severity'];
export type IssueName = { readonly scanId: string; readonly kind: IssueKind; readonly key: string };

export type IssuesAnswer = Answer<'GET /api/scans/{id}/issues/chunks'>;
export type IssueTotals = IssuesAnswer['totals'];

export const occurrencesPerPage = 20;
export const patternsPerPage = 10;

/** All cards of a scan: an engine has some hundred rules, so filters and sorting need no further request. */
export function issuesQuery(scanId: string, standard: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.issues(scanId, standard),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/issues/chunks'>>(
        withQuery(`${scanPath(scanId)}/issues/chunks`, { standard, limit: longestList }),
        signal,
      ),
  });
}

/** What of an issue is read: on the page with this id, in the component or of the pattern with this key. */
type IssuePart = {
  readonly offset?: number | undefined;
  readonly page?: string | undefined;
  readonly component?: string | undefined;
};

export function issueQuery(
  { scanId, kind, key }: IssueName,
  { offset = 0, page, component, pattern }: IssuePart & { readonly pattern?: string | undefined },
) {
  const query = { kind, key, page_id: page, component, pattern, offset, limit: occurrencesPerPage };
  return queryOptions({
    queryKey: queryKeys.issue(scanId, query),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/issues/details'>>(
        withQuery(`${scanPath(scanId)}/issues/details`, query),
        signal,
      ),
  });
}

/** The patterns of an issue, largest first. */
export function patternsQuery({ scanId, kind, key }: IssueName, { offset = 0, page, component }: IssuePart) {
  const query = { kind, key, page_id: page, component, offset, limit: patternsPerPage };
  return queryOptions({
    queryKey: queryKeys.patterns(scanId, query),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/issues/patterns'>>(
        withQuery(`${scanPath(scanId)}/issues/patterns`, query),
        signal,
      ),
  });
}

export function occurrenceQuery(scanId: string, id: string) {
  return queryOptions({
    queryKey: queryKeys.occurrence(scanId, id),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/scans/{id}/occurrences/{occurrence_id}'>>(
        `${scanPath(scanId)}/occurrences/${encodeURIComponent(id)}`,
        signal,
      ),
  });
}

export type NewMark = NewFalsePositiveInput;
export type MarkScope = NewMark['scope'];
export type Verdict = FalsePositive['verdict'];

/** How many findings of the issue no one has decided on yet. */
export function countOpen(issue: Issue): number {
  const {
    occurrence_count: all,
    accepted_count: accepted,
    fixed_pending_count: fixed,
    confirmed_count: confirmed,
  } = issue;
  return all - accepted - fixed - confirmed;
}

const lookAgainMs = 2_000;

/** True while a job still brings counts and score in line with the mark. */
export function isBeingCounted({ state }: Pick<FalsePositive, 'state'>): boolean {
  return state !== 'applied';
}

/** The marks that cover the scan, wherever they were made; more than 500 are shown in part. */
export function marksQuery(scanId: string) {
  return queryOptions({
    queryKey: queryKeys.marks(scanId),
    queryFn: ({ signal }) => readMarks(scanId, signal),
    refetchInterval: (query) => (query.state.data?.false_positives.some(isBeingCounted) === true ? lookAgainMs : false),
  });
}

async function readMarks(scanId: string, signal?: AbortSignal): Promise<Answer<'GET /api/scans/{id}/false-positives'>> {
  return readJson(withQuery(`${scanPath(scanId)}/false-positives`, { limit: longestList }), signal);
}

export async function markFindings(scanId: string, mark: NewMark): Promise<FalsePositive> {
  return sendJson<FalsePositive>(`${scanPath(scanId)}/false-positives`, { method: 'POST', body: mark });
}

type Window = { readonly offset: number; readonly limit: number; readonly component?: string };

/** Stored occurrences of an issue in their order, which marks do not change. `component`: only what is in the component with this key. */
export async function readOccurrences(
  { scanId, kind, key }: IssueName,
  window: Window,
  signal: AbortSignal,
): Promise<Answer<'GET /api/scans/{id}/issues/details'>> {
  return readJson(withQuery(`${scanPath(scanId)}/issues/details`, { kind, key, ...window }), signal);
}

/** Undefined when the mark is gone; the mark while a job removes it. */
export async function removeMark(scanId: string, markId: string): Promise<FalsePositive | undefined> {
  return sendJson<FalsePositive | undefined>(`${scanPath(scanId)}/false-positives/${encodeURIComponent(markId)}`, {
    method: 'DELETE',
  });
}

const removalPollMs = 250;

/** Removes a mark, and waits until no count has it any more: a job removes one that covers many findings. */
export async function removeMarkWholly(scanId: string, markId: string): Promise<void> {
  let left = (await removeMark(scanId, markId)) !== undefined;
  while (left) {
    await delay(removalPollMs);
    const { false_positives: marks } = await readMarks(scanId);
    left = marks.some(({ id }) => id === markId);
  }
}

async function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
