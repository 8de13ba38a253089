import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Issue } from '../api/issues.ts';
import { issuesQuery } from '../api/issues.ts';
import { ApiProblem } from '../api/request.ts';
import { listQueue, reviewQuery } from '../api/review.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { ScanBreadcrumb } from '../parts/scan-breadcrumb.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { scanTexts } from '../texts/scan.ts';
import { ReviewEnd } from './review-end.tsx';
import { ReviewFinding } from './review-finding.tsx';
import { useAnswers } from './use-answers.ts';

/** The next findings are read while so many are left. */
const readAhead = 10;

/** What needs review, one finding after the other. */
export function ReviewPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/review' });
  // Read again: what was decided since it was last read is not in it.
  const answer = useQuery({ ...issuesQuery(scanId, undefined), refetchOnMount: 'always' });
  const { isFetchedAfterMount: isFresh } = answer;
  if (answer.error instanceof ApiProblem && answer.error.status === 404) return <NotFound />;
  return (
    <div className="column">
      <header className="scan-head">
        <ScanBreadcrumb
          scanId={scanId}
          section={
            <Link to="/scans/$scanId/issues" params={{ scanId }} search={{ kind: 'needs_review' }}>
              {scanTexts.issues}
            </Link>
          }
          here={words.title}
        />
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="lead">{words.lead}</p>
      </header>
      <LoadStates answer={{ ...answer, isPending: !isFresh }} />
      {answer.data === undefined || !isFresh ? null : <Queue key={scanId} scanId={scanId} cards={answer.data.issues} />}
    </div>
  );
}

function Queue({ scanId, cards }: { readonly scanId: string; readonly cards: readonly Issue[] }) {
  // As it was when the page was opened: the answers change the counts of the cards.
  const [{ issues, total }] = useState(() => listQueue(cards));
  const query = useInfiniteQuery(reviewQuery(scanId, issues));
  const answers = useAnswers(scanId);
  const findings = query.data?.pages.flatMap((page) => page.findings) ?? [];
  const at = answers.given.length;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && at + readAhead >= findings.length) void fetchNextPage();
  }, [at, findings.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  usePreloaded(findings[at + 1]?.occurrence.screenshot_url);
  const finding = findings[at];
  const omitted = cards.reduce((sum, card) => sum + (card.kind === 'needs_review' ? card.omitted_count : 0), 0);
  if (finding !== undefined)
    return <ReviewFinding finding={finding} position={{ at, total: Math.max(total, at + 1) }} answers={answers} />;
  if (query.isPending || hasNextPage) return <LoadStates answer={{ ...query, isPending: query.error === null }} />;
  return <ReviewEnd scanId={scanId} given={answers.given} omitted={omitted} undoing={answers.undoing} />;
}

/** The next picture is there when its finding is. */
function usePreloaded(url: string | null | undefined): void {
  useEffect(() => {
    if (url !== null && url !== undefined) new Image().src = url;
  }, [url]);
}
