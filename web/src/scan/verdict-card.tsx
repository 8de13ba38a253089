import type { Scan } from '../api/scans.ts';
import { severities } from '../api/issues.ts';
import { SeverityShape } from '../parts/badges.tsx';
import { Bar } from '../parts/bar.tsx';
import { texts } from '../texts/base.ts';
import { overviewTexts } from '../texts/overview.ts';
import { ScoreChange } from './score-change.tsx';

type Props = {
  readonly scan: Scan;
  /** The standard that the counts of the change are limited to. */
  readonly standard?: string | undefined;
};

/** The answer to "How bad is it?": the pages by their worst failure, and what changed. */
export function VerdictCard({ scan, standard }: Props) {
  const { verdict: words } = overviewTexts;
  const counts = scan.summary.pages_by_worst;
  const most = Math.max(1, ...Object.values(counts));
  return (
    <section className="card verdict" aria-labelledby="verdict">
      <div className="stack-small">
        <h2 id="verdict">{sayVerdict(scan)}</h2>
        <p>
          <ScoreChange scan={scan} standard={standard} />
        </p>
        {standard === undefined ? null : <p className="hint">{words.ofAllRules}</p>}
      </div>
      <table className="chart" aria-label={words.chart}>
        <thead>
          <tr>
            <th scope="col">{words.worst}</th>
            <th scope="col" className="number">
              {words.pages}
            </th>
          </tr>
        </thead>
        <tbody>
          {severities.map((severity) => (
            <tr key={severity}>
              <th scope="row">
                <SeverityShape severity={severity} />
                {texts.severity[severity]}
              </th>
              <td className="number">
                <Bar value={counts[severity]} most={most} pattern={severity} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.none}</th>
            <td className="number">
              <Bar value={counts.none} most={most} pattern="plain" />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function sayVerdict({ summary, progress }: Scan): string {
  const { verdict: words } = overviewTexts;
  const { critical, serious, moderate, minor } = summary.pages_by_worst;
  const pages = progress.pages_completed;
  if (critical > 0) return words.critical(critical, pages);
  if (serious > 0) return words.serious(serious, pages);
  return moderate + minor > 0 ? words.others(moderate + minor, pages) : words.flawless(pages);
}
