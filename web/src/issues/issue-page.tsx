import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { IssueName } from '../api/issues.ts';
import { issueQuery, occurrencesPerPage } from '../api/issues.ts';
import type { Answer } from '../api/request.ts';
import { scanPath } from '../api/scans.ts';
import { KindBadge, SeverityBadge } from '../parts/badges.tsx';
import { Loading } from '../parts/loading.tsx';
import { findMissing, NotFound } from '../parts/not-found.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { RecheckButton } from '../parts/recheck-button.tsx';
import { ScanBreadcrumb } from '../parts/scan-breadcrumb.tsx';
import { useReach } from '../reach/share-context.ts';
import { apiPath } from '../reach/share-link.ts';
import { ShareButton } from '../shares/share-button.tsx';
import { parseKind } from '../search-params.ts';
import { Link } from '../parts/link.tsx';
import { componentTexts } from '../texts/components.ts';
import { issueTexts } from '../texts/issues.ts';
import { scanTexts } from '../texts/scan.ts';
import { Basis } from './issue-card.tsx';
import { IssueGuide } from './issue-guide.tsx';
import { MarkList } from './mark-list.tsx';
import { OccurrenceList } from './occurrence-list.tsx';
import { PatternList, useHasPatterns } from './pattern-list.tsx';

type IssueAnswer = Answer<'GET /api/scans/{id}/issues/details'>;

export function IssuePage() {
  const { scanId, kind, key } = useParams({ from: '/scans/$scanId/issues/$kind/$key' });
  const { offset = 0, page, component, pattern } = useSearch({ from: '/scans/$scanId/issues/$kind/$key' });
  const name: IssueName = { scanId, kind: parseKind(kind), key };
  const { data, error, refetch } = useQuery({
    ...issueQuery(name, { offset, page, component, pattern }),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined)
    return <Shown name={name} answer={data} offset={offset} only={{ page, component, pattern }} />;
  const missing = findMissing(error);
  if (missing !== undefined) return <NotFound missing={missing} scanId={scanId} />;
  return (
    <div className="column">
      <PageHeading title={issueTexts.issue.loadingTitle}>{issueTexts.issue.loadingTitle}</PageHeading>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

type ShownProps = {
  readonly name: IssueName;
  readonly answer: IssueAnswer;
  readonly offset: number;
  /** The id of the only page, and the keys of the only component and pattern, whose occurrences are shown. */
  readonly only: Readonly<Record<'page' | 'component' | 'pattern', string | undefined>>;
};

function Shown({ name, answer, offset, only }: ShownProps) {
  const { issue, details, occurrences, page } = answer;
  const navigate = useNavigate({ from: '/scans/$scanId/issues/$kind/$key' });
  const list = useRef<HTMLHeadingElement>(null);
  const hasPatterns = useHasPatterns(name, { issue, only });
  // A link into the list opens it.
  const [isListOpen, setListOpen] = useState(offset > 0 || location.hash === '#occurrences');
  const move = (to: number) => {
    void navigate({ search: { ...only, offset: to === 0 ? undefined : to }, resetScroll: false });
    list.current?.focus();
  };
  return (
    <div className="column">
      <IssueHead name={name} issue={issue} details={details} onGoToList={() => setListOpen(true)} />
      {only.page === undefined ? null : <OnlyPage name={name} pageId={only.page} url={occurrences[0]?.page_url} />}
      {only.component === undefined ? null : (
        <Only name={name} what={componentTexts.only} all={componentTexts.everywhere} />
      )}
      {only.pattern === undefined ? null : (
        <Only name={name} what={issueTexts.patterns.only} all={issueTexts.patterns.all} />
      )}
      <IssueGuide issue={issue} details={details} />
      <MarkList name={name} list={list} />
      {hasPatterns ? <PatternList name={name} only={only} /> : null}
      <OccurrenceList
        heading={list}
        name={name}
        issue={issue}
        occurrences={occurrences}
        paging={{ total: page.total, offset, limit: occurrencesPerPage }}
        onMove={move}
        folding={hasPatterns ? { isOpen: isListOpen, onToggle: setListOpen } : undefined}
      />
    </div>
  );
}

type IssueHeadProps = Pick<IssueAnswer, 'issue' | 'details'> & {
  readonly name: IssueName;
  readonly onGoToList: () => void;
};

function IssueHead({ name, issue, details, onGoToList }: IssueHeadProps) {
  const reachesIssue = useReach(pathOf(name));
  return (
    <header className="scan-head">
      <Path name={name} title={issue.title} />
      <PageHeading title={issue.title}>{issue.title}</PageHeading>
      <p className="row-facts">
        <KindBadge kind={issue.kind} />
        <SeverityBadge severity={issue.severity} />
        <Basis issue={issue} />
        <a href="#occurrences" onClick={onGoToList}>
          {issueTexts.issues.occurrences(issue.occurrence_count)} {issueTexts.issues.onPages(issue.page_count)}
        </a>
        {reachesIssue ? (
          <a
            href={`${apiPath(scanPath(name.scanId))}/issues/report.pdf?${new URLSearchParams({ kind: name.kind, key: name.key }).toString()}`}
            download
          >
            {issueTexts.issue.report}
          </a>
        ) : null}
      </p>
      <div className="button-line">
        {issue.page_count === 0 ? null : (
          <RecheckButton scanId={name.scanId} only={{ kind: name.kind, key: name.key }}>
            {scanTexts.recheck.issue(issue.page_count)}
          </RecheckButton>
        )}
        <ShareButton
          scanId={name.scanId}
          subject={{ kind: 'issue', issue_kind: name.kind, key: name.key }}
          of={issue.title}
        />
      </div>
      <p className="lead">
        {issueTexts.issue.requirement} {endSentence(details.description)}
      </p>
    </header>
  );
}

/** The whole issue, which a link to a page or a component does not show. */
function pathOf({ scanId, kind, key }: IssueName): string {
  return `/scans/${scanId}/issues/${kind}/${encodeURIComponent(key)}`;
}

/** Says that the counts and occurrences are those of one page. */
function OnlyPage({
  name,
  pageId,
  url,
}: {
  readonly name: IssueName;
  readonly pageId: string;
  readonly url: string | undefined;
}) {
  const { scanId } = name;
  return (
    <p className="only-page">
      {issueTexts.issue.onlyOn}{' '}
      <Link to="/scans/$scanId/pages/$pageId" params={{ scanId, pageId }}>
        {url ?? issueTexts.issue.onePage}
      </Link>
      . <Whole name={name}>{issueTexts.issue.allPages}</Whole>
    </p>
  );
}

type OnlyProps = { readonly name: IssueName; readonly what: string; readonly all: string };

/** Says that only a part of the issue is shown. */
function Only({ name, what, all }: OnlyProps) {
  return (
    <p className="only-page">
      {what}. <Whole name={name}>{all}</Whole>
    </p>
  );
}

function Whole({ name, children }: { readonly name: IssueName; readonly children: string }) {
  const { scanId, kind, key } = name;
  const isReached = useReach(pathOf(name));
  return isReached ? (
    <Link to="/scans/$scanId/issues/$kind/$key" params={{ scanId, kind, key }}>
      {children}
    </Link>
  ) : null;
}

function Path({ name, title }: { readonly name: IssueName; readonly title: string }) {
  const section = (
    <Link
      to="/scans/$scanId/issues"
      params={{ scanId: name.scanId }}
      search={name.kind === 'failed' ? {} : { kind: name.kind }}
      activeOptions={{ exact: true }}
    >
      {scanTexts.issues}
    </Link>
  );
  return <ScanBreadcrumb scanId={name.scanId} section={section} here={title} />;
}

/** Descriptions by other engines have no full stop. */
function endSentence(text: string): string {
  return /[.?!。]$/u.test(text) ? text : `${text}.`;
}
