import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Answer } from '../api/request.ts';
import type { Scan } from '../api/scans.ts';
import { pageQuery, scanQuery } from '../api/scans.ts';
import { PageLink } from '../parts/page-link.tsx';
import { readableUrl } from '../parts/readable-url.ts';
import { UrlText } from '../parts/url-text.tsx';
import { Loading } from '../parts/loading.tsx';
import { findMissing, NotFound } from '../parts/not-found.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { RecheckButton } from '../parts/recheck-button.tsx';
import { ScanAnyway } from '../parts/scan-anyway.tsx';
import { ScanBreadcrumb } from '../parts/scan-breadcrumb.tsx';
import { useReach } from '../reach/share-context.ts';
import { ShareButton } from '../shares/share-button.tsx';
import { ScoreRing } from '../parts/score-ring.tsx';
import { Link } from '../parts/link.tsx';
import { formatTime } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { pageTexts as words } from '../texts/page.ts';
import { pageListTexts } from '../texts/page-list.ts';
import { scanTexts } from '../texts/scan.ts';
import { PageHistory } from './page-history.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageIssue } from './page-issue.tsx';
import { SpokenPage } from './spoken-page.tsx';

type PageAnswer = Answer<'GET /api/scans/{id}/pages/{page_id}'>;

/** Everything about one page of a scan, for the person who edits that page: it needs nothing else. */
export function PageView() {
  const { scanId, pageId } = useParams({ from: '/scans/$scanId/pages/$pageId' });
  const reachesScan = useReach(`/scans/${scanId}`);
  const { data: scan } = useQuery({ ...scanQuery(scanId), enabled: reachesScan });
  const { data, error, refetch } = useQuery(pageQuery(scanId, pageId));
  if (data !== undefined) return <Shown key={pageId} scanId={scanId} scan={scan} answer={data} />;
  const missing = findMissing(error);
  if (missing !== undefined) return <NotFound missing={missing} scanId={scanId} />;
  return (
    <div className="column">
      <PageHeading title={words.loadingTitle}>{words.loadingTitle}</PageHeading>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

type ShownProps = { readonly scanId: string; readonly scan: Scan | undefined; readonly answer: PageAnswer };

function Shown({ scanId, scan, answer: { page, issues, findings, history } }: ShownProps) {
  const given = page.title ?? '';
  const title = given === '' ? readableUrl(page.url) : given;
  const isScanned = page.status === 'completed';
  return (
    <div className="column">
      <header className="scan-head">
        <Path scanId={scanId} here={title} />
        <div className="scan-head-line">
          <div>
            <PageHeading title={title} className="scan-title">
              {given === '' ? <UrlText>{title}</UrlText> : title}
            </PageHeading>
            <p>
              <PageLink url={page.url} path={page.path} isBelowUrl={given === ''} />
            </p>
            <Facts scan={scan} page={page} />
            <div className="button-line">
              <RecheckButton scanId={scanId} only={{ page_id: page.id }}>
                {scanTexts.recheck.page}
              </RecheckButton>
              <ShareButton scanId={scanId} subject={{ kind: 'page', id: page.id }} of={title} />
            </div>
          </div>
          {isScanned ? <ScoreRing score={page.score === null ? null : Math.floor(page.score)} size="large" /> : null}
        </div>
        <Advice scan={scan} page={page} />
      </header>
      <PagePicture scanId={scanId} page={page} findings={findings} issues={issues} />
      <SpokenPage scanId={scanId} page={page} issues={issues} />
      <section className="stack" aria-labelledby="page-issues">
        <h2 id="page-issues">{words.issues}</h2>
        {issues.length === 0 ? <p className="empty-line">{isScanned ? words.noIssues : words.notScanned}</p> : null}
        <ul className="occurrences">
          {issues.map((issue) => (
            <PageIssue key={`${issue.kind} ${issue.key}`} scanId={scanId} pageId={page.id} issue={issue} />
          ))}
        </ul>
      </section>
      {isScanned ? <PageHistory scanId={scanId} history={history} /> : null}
    </div>
  );
}

type FactsProps = { readonly scan: Scan | undefined; readonly page: PageAnswer['page'] };

function Facts({ scan, page }: FactsProps) {
  const { failed_occurrences, needs_review_occurrences, accepted_count, fixed_pending_count } = page.counts;
  return (
    <p className="row-facts">
      {page.status === 'completed' ? (
        <>
          <span>{pageListTexts.failures(failed_occurrences)}</span>
          <span>{pageListTexts.review(needs_review_occurrences)}</span>
          {accepted_count > 0 ? <span>{issueTexts.issues.accepted(accepted_count)}</span> : null}
          {fixed_pending_count > 0 ? <span>{issueTexts.issues.fixedPending(fixed_pending_count)}</span> : null}
        </>
      ) : (
        <>
          <span className="badge badge-neutral">{pageListTexts.statuses[page.status]}</span>
          {page.outcome_name === null ? null : <span>{page.outcome_name}</span>}
        </>
      )}
      {scan === undefined ? null : (
        <>
          <span>{texts.viewport[scan.viewport.preset]}</span>
          <span>{words.inScan(formatTime(scan.created_at))}</span>
        </>
      )}
    </p>
  );
}

/** Says what happened to the page, and what to do. */
function Advice({ scan, page }: FactsProps) {
  return (
    <>
      {page.advice === null ? null : <p className="advice">{page.advice}</p>}
      {scan === undefined ? null : <ScanAnyway scan={scan} page={page} />}
      {page.notes.map(({ code, message }) => (
        <p key={code} className="hint">
          {message}
        </p>
      ))}
    </>
  );
}

function Path({ scanId, here }: { readonly scanId: string; readonly here: string }) {
  const section = (
    <Link to="/scans/$scanId/pages" params={{ scanId }} activeOptions={{ exact: true }}>
      {scanTexts.pages}
    </Link>
  );
  return <ScanBreadcrumb scanId={scanId} section={section} here={here} />;
}
