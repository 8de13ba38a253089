import type { Issue } from '../api/issues.ts';
import { Basis, DecidedCounts } from '../issues/issue-card.tsx';
import { KindBadge, SeverityBadge } from '../parts/badges.tsx';
import { Link } from '../parts/link.tsx';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { PagePatterns, SampleCount } from './page-patterns.tsx';
import { PageSample } from './page-sample.tsx';

type Props = { readonly scanId: string; readonly pageId: string; readonly issue: Issue };

/** An issue as it is on one page: what is wrong, with an example of each pattern. */
export function PageIssue({ scanId, pageId, issue }: Props) {
  const { kind, key, sample } = issue;
  return (
    <li className="card page-issue">
      <h3>
        <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind, key }} search={{ page: pageId }}>
          {issue.title}
          {kind === 'failed' ? null : <span className="visually-hidden"> ({texts.kind[kind]})</span>}
        </Link>
      </h3>
      <p className="row-facts">
        <KindBadge kind={kind} />
        <SeverityBadge severity={issue.severity} />
        <Basis issue={issue} />
        <span>{issueTexts.issues.occurrences(issue.occurrence_count)}</span>
        <DecidedCounts issue={issue} />
      </p>
      {sample === null ? null : (
        <PageSample sample={sample} title={issueTexts.issue.html}>
          {issue.occurrence_count > 1 ? <SampleCount scanId={scanId} pageId={pageId} issue={issue} /> : null}
        </PageSample>
      )}
      {issue.occurrence_count > 1 ? <PagePatterns scanId={scanId} pageId={pageId} issue={issue} /> : null}
    </li>
  );
}
