import type { Scan } from '../api/scans.ts';
import { isActive, scanPath } from '../api/scans.ts';
import { overviewTexts } from '../texts/overview.ts';
import { standardTexts } from '../texts/standards.ts';

const forPeople = [
  ['pdf', 'report.pdf'],
  ['html', 'report.html'],
  ['xlsx', 'report.xlsx'],
  ['small', 'report.csv?mode=small'],
  ['full', 'report.csv?mode=full'],
  ['pages', 'report.csv?mode=pages'],
  ['llm', 'report.llm.txt'],
] as const;

const forCi = [
  ['json', 'report.json'],
  ['sarif', 'report.sarif'],
  ['junit', 'report.junit.xml'],
  ['gitlab', 'report.gitlab.json'],
  ['codequality', 'report.codequality.json'],
  ['markdown', 'report.md'],
] as const;

const evidence = [
  ['wcag-em', 'report.wcag-em.json'],
  ['openacr', 'report.openacr.yaml'],
  ['earl', 'report.earl.json'],
] as const;

type Props = { readonly scan: Scan; readonly standard: string | undefined };

export function Downloads({ scan, standard }: Props) {
  const isReady = scan.progress.pages_completed > 0;
  if (!isReady && !isActive(scan)) return null;
  return (
    <section className="card" aria-labelledby="reports">
      <h2 id="reports">{overviewTexts.reports}</h2>
      {isReady ? null : <p>{overviewTexts.reportsNotReady}</p>}
      {isReady && (isActive(scan) || scan.status === 'paused') ? (
        <p className="hint">{overviewTexts.reportsUnfinished}</p>
      ) : null}
      {isReady ? (
        <>
          <ReportList scan={scan} standard={standard} reports={forPeople} />
          <details className="disclosure">
            <summary>{standardTexts.evidence}</summary>
            <ReportList scan={scan} standard={standard} reports={evidence} />
          </details>
          <details className="disclosure">
            <summary>{overviewTexts.reportsForCi}</summary>
            <ReportList scan={scan} standard={standard} reports={forCi} />
          </details>
        </>
      ) : null}
    </section>
  );
}

type Reports = typeof forPeople | typeof forCi | typeof evidence;

function ReportList({ scan, standard, reports }: Props & { readonly reports: Reports }) {
  const names = { ...overviewTexts.reportList, ...standardTexts.reportList };
  return (
    <ul className="downloads">
      {reports.map(([name, file]) => (
        <li key={name}>
          <a href={`${scanPath(scan.id)}/issues/${limitFile(file, standard)}`} download>
            {names[name][0]}
          </a>
          <span className="hint">{names[name][1]}</span>
        </li>
      ))}
    </ul>
  );
}

function limitFile(file: string, standard: string | undefined): string {
  return standard === undefined
    ? file
    : `${file}${file.includes('?') ? '&' : '?'}standard=${encodeURIComponent(standard)}`;
}
