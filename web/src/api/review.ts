import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Issue, Occurrence } from './issues.ts';
import { countOpen, readOccurrences, reviewBatch } from './issues.ts';
import type { Answer } from './request.ts';

type Details = Answer<'GET /api/scans/{id}/issues/details'>['details'];

/** A finding that no one has decided on yet. */
export type OpenFinding = { readonly issue: Issue; readonly details: Details; readonly occurrence: Occurrence };

/** The next occurrence to read: of which issue, and its number there. */
type Place = { readonly issue: number; readonly offset: number };
const start: Place = { issue: 0, offset: 0 };

type Batch = { readonly findings: readonly OpenFinding[]; readonly next: Place | undefined };

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
 * not change the order of occurrences. Its key is not below that of the scan, so that an answer does not start it again.
 */
export function reviewQuery(scanId: string, issues: readonly Issue[] | undefined) {
  return infiniteQueryOptions({
    queryKey: ['review', scanId],
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

/** Reads on until there is an open finding, or the end. */
async function readBatch(queue: Queue, from: Place, signal: AbortSignal): Promise<Batch> {
  let place: Place | undefined = from;
  while (place !== undefined) {
    const { findings, next }: Batch = await readAt(queue, place, signal);
    if (findings.length > 0) return { findings, next };
    place = next;
  }
  return { findings: [], next: undefined };
}

async function readAt({ scanId, issues }: Queue, { issue: at, offset }: Place, signal: AbortSignal): Promise<Batch> {
  const issue = issues[at];
  if (issue === undefined) return { findings: [], next: undefined };
  const { kind, key } = issue;
  const { occurrences, details, page } = await readOccurrences({ scanId, kind, key }, offset, signal);
  const open = occurrences.filter(({ verdict }) => verdict === null);
  const isEnd = offset + reviewBatch >= page.total;
  const next = isEnd ? { issue: at + 1, offset: 0 } : { issue: at, offset: offset + reviewBatch };
  return {
    findings: open.map((occurrence) => ({ issue, details, occurrence })),
    next: next.issue < issues.length ? next : undefined,
  };
}
