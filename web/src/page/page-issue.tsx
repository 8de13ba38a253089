import type { Issue } from '../api/issues.ts';
import { Basis, DecidedCounts } from '../issues/issue-card.tsx';
import { FindingMessage } from '../issues/finding-message.tsx';
import { OpenedPath } from '../issues/opened-path.tsx';
import { OccurrencePicture } from '../issues/occurrence-picture.tsx';
import { KindBadge, SeverityBadge } from '../parts/badges.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { Link } from '../parts/link.tsx';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { PagePatterns, SampleCount } from './page-patterns.tsx';

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
        <div className={sample.screenshot_url === null ? 'occurrence-body' : 'occurrence-body occurrence-body-shot'}>
          <div className="stack-small">
            {issue.occurrence_count > 1 ? <SampleCount scanId={scanId} pageId={pageId} issue={issue} /> : null}
            <FindingMessage of={sample} />
            <OpenedPath path={sample.path} />
            <CodeBlock title={issueTexts.issue.html} code={sample.html} copyLabel={issueTexts.issue.copyHtml} />
          </div>
          <div className="stack-small">
            <OccurrencePicture occurrence={sample} />
          </div>
        </div>
      )}
      {issue.occurrence_count > 1 ? <PagePatterns scanId={scanId} pageId={pageId} issue={issue} /> : null}
    </li>
  );
}
