import type { Severity } from '../api/issues.ts';
import { severities } from '../api/url-words.ts';
import { SeverityShape } from '../parts/badges.tsx';
import { Bar } from '../parts/bar.tsx';
import { texts } from '../texts/base.ts';
import { overviewTexts } from '../texts/overview.ts';

/** Chart and table in one: the last column draws the number before it. */
export function SeverityChart({ counts }: { readonly counts: Readonly<Record<Severity, number>> }) {
  const most = Math.max(1, ...severities.map((severity) => counts[severity]));
  return (
    <section className="card" aria-labelledby="severity-chart">
      <h2 id="severity-chart">{overviewTexts.charts.severity}</h2>
      <table className="chart chart-severity" aria-labelledby="severity-chart">
        <thead>
          <tr>
            <th scope="col">{overviewTexts.charts.severityColumn}</th>
            <th scope="col" className="number">
              {overviewTexts.charts.failures}
            </th>
          </tr>
        </thead>
        <tbody>
          {severities.map((severity) => (
            <tr key={severity}>
              <th scope="row">
                <SeverityShape severity={severity} />
                {texts.severity[severity]}
                <span className="hint chart-meaning">{texts.severityMeaning[severity]}</span>
              </th>
              <td className="number">
                <Bar value={counts[severity]} most={most} pattern={severity} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
