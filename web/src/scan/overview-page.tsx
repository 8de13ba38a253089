import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearch } from '@tanstack/react-router';
import type { IssuesAnswer, IssueTotals } from '../api/issues.ts';
import { issuesQuery } from '../api/issues.ts';
import type { Scan } from '../api/scans.ts';
import { isActive, scanQuery } from '../api/scans.ts';
import { FixFirst } from '../components/fix-first.tsx';
import { IssueCard } from '../issues/issue-card.tsx';
import { useDocumentTitle } from '../parts/page-heading.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { Link } from '../parts/link.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { overviewTexts } from '../texts/overview.ts';
import { scanTexts } from '../texts/scan.ts';
import { loadPart } from '../parts/load-part.ts';
import { CriteriaChart } from './criteria-chart.tsx';
import { Downloads } from './downloads.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ScanDetails } from './scan-details.tsx';
import { ScanNotes, ScanNotices } from './scan-notices.tsx';
import { ScoreCard } from './score-card.tsx';
import { SeverityChart } from './severity-chart.tsx';
import { Trend } from './trend.tsx';
import { VerdictCard } from './verdict-card.tsx';

const SampleCard = lazy(async () => {
  const { SampleCard: card } = await loadPart(import('./sample-card.tsx'));
  return { default: card };
});

const lookAgainMs = 5_000;
const shownIssues = 5;

export function OverviewPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/' });
  const { standard } = useSearch({ from: '/scans/$scanId/' });
  const { data: scan } = useQuery(scanQuery(scanId));
  useDocumentTitle(scan === undefined ? undefined : scanTexts.title(nameTarget(scan.url)));
  const issues = useQuery({
    ...issuesQuery(scanId, standard),
    refetchInterval: howOften(scan),
  });
  if (scan === undefined) return null;
  const limited = limitTo(scan, standard, issues.data?.totals);
  return (
    <div className="stack">
      {isActive(scan) || scan.status === 'paused' ? <ProgressCard scan={scan} /> : null}
      <ScanNotices scan={scan} />
      {scan.progress.pages_completed === 0 ? null : (
        <>
          <VerdictCard scan={limited} standard={standard} />
          <FixFirst scanId={scan.id} standard={standard} lookAgainMs={howOften(scan)} />
          <LoadStates answer={issues} />
          {issues.data === undefined ? null : <Counted scan={limited} cards={issues.data.issues} />}
        </>
      )}
      <div className="overview-grid">
        <Trend scan={scan} standard={standard} />
        <Downloads scan={scan} standard={standard} />
      </div>
      <ScanNotes notes={scan.notes} />
      {scan.sample === null ? null : (
        <Suspense>
          <SampleCard scan={scan} lookAgainMs={howOften(scan)} />
        </Suspense>
      )}
      <ScanDetails scan={scan} />
    </div>
  );
}

function howOften(scan: Scan | undefined): number | false {
  return scan !== undefined && isActive(scan) ? lookAgainMs : false;
}

/** The scan with the counts of a standard, once they are there. Its score and its pages by severity are those of all rules. */
function limitTo(scan: Scan, standard: string | undefined, totals: IssueTotals | undefined): Scan {
  if (standard === undefined || totals === undefined) return scan;
  const summary = {
    ...scan.summary,
    failed_groups: totals.failed.groups,
    failed_occurrences: totals.failed.occurrences,
    needs_review_groups: totals.needs_review.groups,
    needs_review_occurrences: totals.needs_review.occurrences,
    by_severity: totals.by_severity,
    accepted_count: totals.accepted_count,
    fixed_pending_count: totals.fixed_pending_count,
    reviewed_count: totals.reviewed_count,
  };
  return { ...scan, summary };
}

type CountedProps = { readonly scan: Scan; readonly cards: IssuesAnswer['issues'] };

/** The parts that count issues. Before the issues arrive, these parts would say that there are none. */
function Counted({ scan, cards }: CountedProps) {
  return (
    <>
      <WorstIssues scan={scan} cards={cards.filter((card) => card.kind === 'failed').slice(0, shownIssues)} />
      <div className="overview-grid">
        <ScoreCard scan={scan} />
        <SeverityChart counts={scan.summary.by_severity} />
      </div>
      <CriteriaChart scanId={scan.id} cards={cards} />
    </>
  );
}

function WorstIssues({ scan, cards }: CountedProps) {
  return (
    <section aria-labelledby="worst" className="stack">
      <div className="section-head">
        <h2 id="worst">{overviewTexts.worst}</h2>
        <Link to="/scans/$scanId/issues" params={{ scanId: scan.id }}>
          {overviewTexts.allIssues}
        </Link>
      </div>
      {cards.length === 0 ? <p className="empty-line">{overviewTexts.nothingFailed}</p> : null}
      <ul className="rows">
        {cards.map((issue) => (
          <IssueCard key={issue.key} scanId={scan.id} issue={issue} />
        ))}
      </ul>
    </section>
  );
}
