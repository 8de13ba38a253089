import { useQuery } from '@tanstack/react-query';
import type { Report } from '../api/reports.ts';
import { reportsQuery } from '../api/reports.ts';
import type { Scan } from '../api/scans.ts';
import { isActive } from '../api/scans.ts';
import { overviewTexts } from '../texts/overview.ts';
import { standardTexts } from '../texts/standards.ts';

type Props = { readonly scan: Scan; readonly standard: string | undefined };

export function Downloads({ scan, standard }: Props) {
  const isReady = scan.progress.pages_completed > 0;
  const { data } = useQuery({ ...reportsQuery(scan.id), enabled: isReady });
  if (!isReady && !isActive(scan)) return null;
  const listFor = (audience: Report['audience']) => (
    <ReportList reports={data?.reports.filter((report) => report.audience === audience) ?? []} standard={standard} />
  );
  return (
    <section className="card" aria-labelledby="reports">
      <h2 id="reports">{overviewTexts.reports}</h2>
      {isReady ? null : <p>{overviewTexts.reportsNotReady}</p>}
      {isReady && (isActive(scan) || scan.status === 'paused') ? (
        <p className="hint">{overviewTexts.reportsUnfinished}</p>
      ) : null}
      {isReady ? (
        <>
          {listFor('people')}
          <details className="disclosure">
            <summary>{standardTexts.evidence}</summary>
            {listFor('evidence')}
          </details>
          <details className="disclosure">
            <summary>{overviewTexts.reportsForCi}</summary>
            {listFor('ci')}
          </details>
        </>
      ) : null}
    </section>
  );
}

type ListProps = { readonly reports: readonly Report[]; readonly standard: string | undefined };

function ReportList({ reports, standard }: ListProps) {
  if (reports.length === 0) return null;
  return (
    <ul className="downloads">
      {reports
        .flatMap(({ downloads }) => downloads)
        .map(({ path, title, hint }) => (
          <li key={path}>
            <a href={limitPath(path, standard)} download>
              {title}
            </a>
            <span className="hint">{hint}</span>
          </li>
        ))}
    </ul>
  );
}

export function limitPath(path: string, standard: string | undefined): string {
  return standard === undefined
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}standard=${encodeURIComponent(standard)}`;
}
