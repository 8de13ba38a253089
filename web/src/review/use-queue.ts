import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Issue } from '../api/issues.ts';
import { reviewQuery } from '../api/review.ts';
import type { Given } from './answered.ts';
import { listUnanswered } from './answered.ts';

/** More findings are read when so few are left. */
const readAhead = 10;

/** The first finding without an answer. `isWaiting`: it is answered, and stays until those after it are read, and with it the focus. */
export function useQueue(scanId: string, issues: readonly Issue[], given: readonly Given[]) {
  const query = useInfiniteQuery(reviewQuery(scanId, issues));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = query;
  const findings = query.data?.pages.flatMap((page) => page.findings) ?? [];
  const [next, afterNext, ...others] = listUnanswered(findings, given);
  const isShort = others.length < readAhead;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isShort, findings.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  usePreloaded(afterNext?.occurrence.screenshot_url);
  const last = hasNextPage && error === null ? given.at(-1)?.shown : undefined;
  return { query, finding: next ?? last, isWaiting: next === undefined };
}

/** The next picture is there when its finding is. */
function usePreloaded(url: string | null | undefined): void {
  useEffect(() => {
    if (url !== null && url !== undefined) new Image().src = url;
  }, [url]);
}
