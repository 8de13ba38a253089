import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Issue, IssueKind } from '../api/issues.ts';
import { issuesQuery } from '../api/issues.ts';
import type { Scan } from '../api/scans.ts';
import { isActive, scanQuery } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { IssuesSearch } from '../search-params.ts';
import { Link } from '../parts/link.tsx';
import { issueTexts } from '../texts/issues.ts';
import { scanTexts } from '../texts/scan.ts';
import { IssueCard } from './issue-card.tsx';
import { IssueFilters } from './issue-filters.tsx';
import { KindChoice } from './kind-choice.tsx';
import { NothingScanned } from './nothing-scanned.tsx';
import { selectIssues } from './select-issues.ts';

const lookAgainMs = 5_000;

export function IssuesPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/issues' });
  const { standard } = useSearch({ from: '/scans/$scanId/issues' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const answer = useQuery({
    ...issuesQuery(scanId, standard),
    refetchInterval: scan !== undefined && isActive(scan) ? lookAgainMs : false,
  });
  return (
    <section className="stack" aria-labelledby="issues">
      <SectionHeading id="issues" name={scanTexts.issues} scan={scan} />
      <LoadStates answer={answer} />
      {answer.data === undefined ? null : <Found scanId={scanId} issues={answer.data.issues} scan={scan} />}
    </section>
  );
}

type FoundProps = { readonly scanId: string; readonly issues: readonly Issue[]; readonly scan: Scan | undefined };

function Found({ scanId, issues, scan }: FoundProps) {
  const search = useSearch({ from: '/scans/$scanId/issues' });
  const navigate = useNavigate({ from: '/scans/$scanId/issues' });
  const kind = search.kind ?? 'failed';
  const ofKind = issues.filter((issue) => issue.kind === kind);
  const shown = selectIssues(issues, search);
  const mayMark = useMay('scan');
  const change = (changed: IssuesSearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <KindChoice
        to="/scans/$scanId/issues"
        scanId={scanId}
        chosen={kind}
        counts={{ failed: countOf(issues, 'failed'), needs_review: countOf(issues, 'needs_review') }}
        meaning={kind === 'failed' ? issueTexts.issues.failedMeaning : issueTexts.issues.reviewMeaning}
      />
      {ofKind.length === 0 ? (
        <NothingFound kind={kind} scan={scan} />
      ) : (
        <>
          {kind === 'needs_review' && mayMark ? (
            <p>
              <Link to="/scans/$scanId/review" params={{ scanId }} className="button button-primary">
                {issueTexts.issues.review}
              </Link>
            </p>
          ) : null}
          <IssueFilters issues={ofKind} search={search} onChange={change} />
          <p role="status" className="hint">
            {issueTexts.issues.shown(shown.length)}
          </p>
          {shown.length === 0 ? <p className="empty-line">{issueTexts.issues.none}</p> : null}
          <ul className="rows">
            {shown.map((issue) => (
              <IssueCard key={issue.key} scanId={scanId} issue={issue} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function countOf(issues: readonly Issue[], kind: IssueKind): number {
  return issues.filter((issue) => issue.kind === kind).length;
}

function NothingFound({ kind, scan }: { readonly kind: IssueKind; readonly scan: Scan | undefined }) {
  const isFailed = kind === 'failed';
  const words = issueTexts.issues;
  if ((scan?.progress.pages_completed ?? 0) === 0) return <NothingScanned scan={scan} />;
  return (
    <div className="card empty">
      <h3>{isFailed ? words.noneFailedTitle : words.noneReviewTitle}</h3>
      <p>{isFailed ? words.noneFailed : words.noneReview}</p>
    </div>
  );
}
