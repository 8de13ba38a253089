import type { Scan } from '../api/scans.ts';
import { isActive, scanPath } from '../api/scans.ts';
import { texts } from '../texts/texts.ts';

const reports = [
  ['pdf', 'report.pdf'],
  ['small', 'report.csv?mode=small'],
  ['full', 'report.csv?mode=full'],
  ['pages', 'report.csv?mode=pages'],
  ['llm', 'report.llm.txt'],
] as const;

export function Downloads({ scan }: { readonly scan: Scan }) {
  const isReady = scan.progress.pages_completed > 0;
  if (!isReady && !isActive(scan)) return null;
  return (
    <section className="card" aria-labelledby="reports">
      <h2 id="reports">{texts.overview.reports}</h2>
      {isReady ? null : <p>{texts.overview.reportsNotReady}</p>}
      {isReady && (isActive(scan) || scan.status === 'paused') ? (
        <p className="hint">{texts.overview.reportsUnfinished}</p>
      ) : null}
      {isReady ? (
        <ul className="downloads">
          {reports.map(([name, file]) => (
            <li key={name}>
              <a href={`${scanPath(scan.id)}/issues/${file}`} download>
                {texts.overview.reportList[name][0]}
              </a>
              <span className="hint">{texts.overview.reportList[name][1]}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
