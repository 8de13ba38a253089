import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { issueQuery, occurrenceQuery } from '../api/issues.ts';
import type { Answer } from '../api/request.ts';
import { KindBadge, SeverityBadge } from '../parts/badges.tsx';
import { Loading } from '../parts/loading.tsx';
import { findMissing, NotFound } from '../parts/not-found.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { ScanBreadcrumb } from '../parts/scan-breadcrumb.tsx';
import { Link } from '../parts/link.tsx';
import { issueTexts } from '../texts/issues.ts';
import { scanTexts } from '../texts/scan.ts';
import { Basis } from './issue-card.tsx';
import { IssueGuide } from './issue-guide.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { OccurrenceCard } from './occurrence-card.tsx';

type OccurrenceAnswer = Answer<'GET /api/scans/{id}/occurrences/{occurrence_id}'>;

/** One element by its permalink: all that is needed to fix it. */
export function OccurrencePage() {
  const { scanId, occurrenceId } = useParams({ from: '/scans/$scanId/occurrences/$occurrenceId' });
  const { data, error, refetch } = useQuery(occurrenceQuery(scanId, occurrenceId));
  if (data !== undefined) return <Shown scanId={scanId} answer={data} />;
  const missing = findMissing(error);
  if (missing !== undefined) return <NotFound missing={missing} scanId={scanId} />;
  return (
    <div className="column">
      <PageHeading title={issueTexts.issue.html}>{issueTexts.issue.html}</PageHeading>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

type ShownProps = { readonly scanId: string; readonly answer: OccurrenceAnswer };

function Shown({ scanId, answer: { occurrence, issue } }: ShownProps) {
  const { kind, key } = issue;
  const name = { scanId, kind, key };
  const [isMarking, setMarking] = useState(false);
  const { data } = useQuery(issueQuery(name, { pattern: occurrence.pattern }));
  const ofIssue = { to: '/scans/$scanId/issues/$kind/$key', params: name } as const;
  return (
    <div className="column">
      <header className="scan-head">
        <ScanBreadcrumb
          scanId={scanId}
          section={
            <Link to="/scans/$scanId/issues" params={{ scanId }} search={kind === 'failed' ? {} : { kind }}>
              {scanTexts.issues}
            </Link>
          }
          here={issue.title}
        />
        <PageHeading title={issue.title}>{issue.title}</PageHeading>
        <p className="row-facts">
          <KindBadge kind={kind} />
          <SeverityBadge severity={issue.severity} />
          <Basis issue={issue} />
          {data !== undefined && data.page.total > 1 ? (
            <Link {...ofIssue} search={{ pattern: occurrence.pattern }}>
              {issueTexts.patterns.alike(data.page.total - 1)}
            </Link>
          ) : null}
          <Link {...ofIssue}>{issueTexts.issue.wholeIssue}</Link>
        </p>
      </header>
      <ul className="occurrences">
        <OccurrenceCard scanId={scanId} occurrence={occurrence} issue={issue} onMark={() => setMarking(true)} />
      </ul>
      {data === undefined ? null : <IssueGuide issue={issue} details={data.details} />}
      {isMarking ? <MarkDialog name={name} occurrence={occurrence} onClose={() => setMarking(false)} /> : null}
    </div>
  );
}
