import type { Issue } from '../api/issues.ts';
import { Bar } from '../parts/bar.tsx';
import { Link } from '../parts/link.tsx';
import { overviewTexts } from '../texts/overview.ts';
import { countByCriterion } from './count-by-criterion.ts';

const shownCriteria = 8;

type Props = { readonly scanId: string; readonly cards: readonly Issue[] };

export function CriteriaChart({ scanId, cards }: Props) {
  const counted = countByCriterion(cards);
  if (!cards.some(({ kind, occurrence_count: count }) => kind === 'failed' && count > 0)) return null;
  const shown = counted.slice(0, shownCriteria);
  const most = Math.max(1, ...shown.map(({ failures }) => failures));
  return (
    <section className="card" aria-labelledby="criteria-chart">
      <h2 id="criteria-chart">{overviewTexts.charts.criteria}</h2>
      {shown.length === 0 ? <p>{overviewTexts.charts.noCriteria}</p> : null}
      {shown.length === 0 ? null : (
        <table className="chart chart-criteria" aria-labelledby="criteria-chart">
          <thead>
            <tr>
              <th scope="col">{overviewTexts.charts.criterion}</th>
              <th scope="col">{overviewTexts.charts.level}</th>
              <th scope="col" className="number">
                {overviewTexts.charts.failures}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ criterion, name, level, failures }) => (
              <tr key={criterion}>
                <th scope="row">
                  <Link to="/scans/$scanId/issues" params={{ scanId }} search={{ criterion }}>
                    {criterion} {name}
                  </Link>
                </th>
                <td>{level}</td>
                <td className="number">
                  <Bar value={failures} most={most} pattern="plain" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counted.length > shown.length ? (
        <p className="hint">{overviewTexts.charts.moreCriteria(counted.length - shown.length)}</p>
      ) : null}
    </section>
  );
}
