import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Issue, Occurrence } from './issues.ts';
import { countOpen, readOccurrences } from './issues.ts';
import { queryKeys } from './query-keys.ts';
import type { Answer } from './request.ts';
import { longestList } from './scans.ts';

const usualBatch = 50;

type Details = Answer<'GET /api/scans/{id}/issues/details'>['details'];

/** A finding that no one has decided on yet. */
export type OpenFinding = { readonly issue: Issue; readonly details: Details; readonly occurrence: Occurrence };

/** The next occurrence to read: of which issue, and its number there. */
export type Place = { readonly issue: number; readonly offset: number };
const start: Place = { issue: 0, offset: 0 };

export type Batch = { readonly findings: readonly OpenFinding[]; readonly next: Place | undefined };

/** What the queue starts with: the issues that have open findings, worst first, and how many findings these are. */
export function listQueue(issues: readonly Issue[]): { readonly issues: readonly Issue[]; readonly total: number } {
  const open = issues.filter((issue) => issue.kind === 'needs_review' && countReviewable(issue) > 0);
  return { issues: open, total: open.reduce((sum, issue) => sum + countReviewable(issue), 0) };
}

/** What was not stored has no element to look at. */
function countReviewable(issue: Issue): number {
  return Math.max(0, countOpen(issue) - issue.omitted_count);
}

/**
 * The open findings in batches, for as long as the page is open: an answer does not change what is still to come, because marks do
 * not change the order of occurrences.
 */
export function reviewQuery(scanId: string, issues: readonly Issue[] | undefined) {
  return infiniteQueryOptions({
    queryKey: queryKeys.review(scanId),
    enabled: issues !== undefined,
    initialPageParam: start,
    queryFn: ({ pageParam, signal }) => readBatch({ scanId, issues: issues ?? [] }, pageParam, signal),
    getNextPageParam: (last) => last.next,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

type Queue = { readonly scanId: string; readonly issues: readonly Issue[] };

/** Reads on until there is an open finding, or the end; in longer steps where a decision on a component left none. */
async function readBatch(queue: Queue, from: Place, signal: AbortSignal): Promise<Batch> {
  let place: Place | undefined = from;
  let limit = usualBatch;
  while (place !== undefined) {
    const { findings, next }: Batch = await readAt(queue, { ...place, limit }, signal);
    if (findings.length > 0) return { findings, next };
    place = next;
    limit = longestList;
  }
  return { findings: [], next: undefined };
}

type Step = Place & { readonly limit: number };

async function readAt(
  { scanId, issues }: Queue,
  { issue: at, offset, limit }: Step,
  signal: AbortSignal,
): Promise<Batch> {
  const issue = issues[at];
  if (issue === undefined) return { findings: [], next: undefined };
  const { kind, key } = issue;
  const { occurrences, details, page } = await readOccurrences({ scanId, kind, key }, { offset, limit }, signal);
  const open = occurrences.filter(({ verdict }) => verdict === null);
  const isEnd = offset + limit >= page.total;
  const next = isEnd ? { issue: at + 1, offset: 0 } : { issue: at, offset: offset + limit };
  return {
    findings: open.map((occurrence) => ({ issue, details, occurrence })),
    next: next.issue < issues.length ? next : undefined,
  };
}

/** What the component of a finding has of its rule; its card without the rest of the list. */
export async function readAlike(
  scanId: string,
  { issue: { kind, key }, occurrence: { component } }: OpenFinding,
  signal: AbortSignal,
): Promise<Issue> {
  const { issue } = await readOccurrences({ scanId, kind, key }, { component, offset: 0, limit: 1 }, signal);
  return issue;
}
