import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { issuesQuery } from '../api/issues.ts';
import type { Scan } from '../api/scans.ts';
import { isActive, scanQuery } from '../api/scans.ts';
import { IssueCard } from '../issues/issue-card.tsx';
import { useDocumentTitle } from '../parts/page-heading.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { texts } from '../texts/texts.ts';
import { CriteriaChart } from './criteria-chart.tsx';
import { Downloads } from './downloads.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ScanDetails } from './scan-details.tsx';
import { ScanNotices } from './scan-notices.tsx';
import { ScoreCard } from './score-card.tsx';
import { SeverityChart } from './severity-chart.tsx';
import { Trend } from './trend.tsx';

const lookAgainMs = 5_000;
const shownIssues = 5;

export function OverviewPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/' });
  const { data: scan } = useQuery(scanQuery(scanId));
  useDocumentTitle(scan === undefined ? undefined : texts.scan.title(nameTarget(scan.url)));
  const issues = useQuery({
    ...issuesQuery(scanId),
    refetchInterval: scan !== undefined && isActive(scan) ? lookAgainMs : false,
  });
  if (scan === undefined) return null;
  const cards = issues.data?.issues ?? [];
  return (
    <div className="stack">
      {isActive(scan) || scan.status === 'paused' ? <ProgressCard scan={scan} /> : null}
      <ScanNotices scan={scan} />
      {scan.progress.pages_completed === 0 ? null : (
        <>
          <div className="overview-grid">
            <ScoreCard scan={scan} />
            <SeverityChart counts={scan.summary.by_severity} />
          </div>
          <WorstIssues scan={scan} cards={cards.filter((card) => card.kind === 'failed').slice(0, shownIssues)} />
          <CriteriaChart scanId={scan.id} cards={cards} />
        </>
      )}
      <div className="overview-grid">
        <Trend scan={scan} />
        <Downloads scan={scan} />
      </div>
      <ScanDetails scan={scan} />
    </div>
  );
}

type WorstProps = { readonly scan: Scan; readonly cards: Parameters<typeof IssueCard>[0]['issue'][] };

function WorstIssues({ scan, cards }: WorstProps) {
  return (
    <section aria-labelledby="worst" className="stack">
      <div className="section-head">
        <h2 id="worst">{texts.overview.worst}</h2>
        <Link to="/scans/$scanId/issues" params={{ scanId: scan.id }}>
          {texts.overview.allIssues}
        </Link>
      </div>
      {cards.length === 0 ? <p className="empty-line">{texts.overview.nothingFailed}</p> : null}
      <ul className="rows">
        {cards.map((issue) => (
          <IssueCard key={issue.key} scanId={scan.id} issue={issue} />
        ))}
      </ul>
    </section>
  );
}
