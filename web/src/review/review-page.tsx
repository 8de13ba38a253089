import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Issue } from '../api/issues.ts';
import { issuesQuery } from '../api/issues.ts';
import { listQueue } from '../api/review.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { findMissing, NotFound } from '../parts/not-found.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { ScanBreadcrumb } from '../parts/scan-breadcrumb.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { scanTexts } from '../texts/scan.ts';
import { countAnswers } from './answered.ts';
import { ReviewEnd } from './review-end.tsx';
import { ReviewFinding } from './review-finding.tsx';
import { useAnswers } from './use-answers.ts';
import { useQueue } from './use-queue.ts';

/** What needs review, one finding after the other. */
export function ReviewPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/review' });
  // Read again: what was decided since it was last read is not in it.
  const answer = useQuery({ ...issuesQuery(scanId, undefined), refetchOnMount: 'always' });
  const { isFetchedAfterMount: isFresh } = answer;
  const missing = findMissing(answer.error);
  if (missing !== undefined) return <NotFound missing={missing} scanId={scanId} />;
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
  const answers = useAnswers(scanId);
  const { query, finding, isWaiting } = useQueue(scanId, issues, answers.given);
  const omitted = cards.reduce((sum, card) => sum + (card.kind === 'needs_review' ? card.omitted_count : 0), 0);
  if (finding !== undefined) {
    const { answered, later } = countAnswers(isWaiting ? answers.given.slice(0, -1) : answers.given);
    const at = answered + later;
    const position = { at, total: Math.max(total, at + 1) };
    return <ReviewFinding {...{ scanId, finding, position, answers, isWaiting }} />;
  }
  if (query.isPending || query.hasNextPage)
    return <LoadStates answer={{ ...query, isPending: query.error === null }} />;
  return <ReviewEnd scanId={scanId} given={answers.given} omitted={omitted} undoing={answers.undoing} />;
}
