import type { Scan } from '../api/scans.ts';
import { Link } from '../parts/link.tsx';
import { formatNumber, formatTime } from '../texts/format.ts';
import { isShared } from '../reach/share-link.ts';
import { overviewTexts } from '../texts/overview.ts';
import { TrendLine } from '../parts/trend-line.tsx';
import { ProgressLinks } from './progress-links.tsx';
import { useTargetScans } from './use-target-scans.ts';

const shownScans = 8;

/** Scans of the same target with the same viewport and sign-in, oldest first, including this one, and the record of its progress. */
export function Trend({ scan, standard }: { readonly scan: Scan; readonly standard?: string | undefined }) {
  const scans = useTargetScans(scan)
    .filter(({ score }) => score !== null)
    .slice(0, shownScans);
  const points = scans.toReversed();
  if (isShared || (scan.score === null && points.length < 2)) return null;
  return (
    <section className="card" aria-labelledby="trend">
      <h2 id="trend">{overviewTexts.trend}</h2>
      {points.length < 2 ? (
        <p>{overviewTexts.trendNone}</p>
      ) : (
        <>
          <TrendLine scores={points.map(({ score }) => score ?? 0)} />
          <table className="plain-table" aria-labelledby="trend">
            <thead>
              <tr>
                <th scope="col">{overviewTexts.trendDate}</th>
                <th scope="col" className="number">
                  {overviewTexts.trendScore}
                </th>
                <th scope="col" className="number">
                  {standard === undefined ? overviewTexts.trendFailures : overviewTexts.trendFailuresOfAll}
                </th>
              </tr>
            </thead>
            <tbody>
              {scans.map((other) => (
                <TrendRow key={other.id} scan={other} isThis={other.id === scan.id} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {scans.some(({ finished_at: ended }) => ended !== null) ? (
        <ProgressLinks scan={scan} standard={standard} />
      ) : null}
    </section>
  );
}

function TrendRow({ scan, isThis }: { readonly scan: Scan; readonly isThis: boolean }) {
  return (
    <tr>
      <th scope="row">
        {isThis ? (
          `${formatTime(scan.created_at)} ${overviewTexts.thisScan}`
        ) : (
          <Link to="/scans/$scanId" params={{ scanId: scan.id }}>
            {formatTime(scan.created_at)}
          </Link>
        )}
      </th>
      <td className="number">{scan.score}</td>
      <td className="number">{formatNumber(scan.summary.failed_occurrences)}</td>
    </tr>
  );
}
