import type { Answer } from '../api/request.ts';
import { TrendLine } from '../parts/trend-line.tsx';
import { Link } from '../parts/link.tsx';
import { formatNumber, formatTime } from '../texts/format.ts';
import { overviewTexts } from '../texts/overview.ts';
import { pageTexts as words } from '../texts/page.ts';

type History = Answer<'GET /api/scans/{id}/pages/{page_id}'>['history'];
type Entry = History[number];

const shownEntries = 10;
/** The same page in earlier and later scans of the target. */
export function PageHistory({ scanId, history }: { readonly scanId: string; readonly history: History }) {
  // Through a share link there is none.
  if (history.length === 0) return null;
  const entries = history.slice(0, shownEntries);
  const scores = entries.flatMap(({ score }) => (score === null ? [] : [Math.floor(score)])).toReversed();
  return (
    <section className="card" aria-labelledby="page-history">
      <h2 id="page-history">{words.history}</h2>
      {entries.length < 2 ? (
        <p>{words.historyNone}</p>
      ) : (
        <>
          {scores.length < 2 ? null : <TrendLine scores={scores} />}
          <table className="plain-table" aria-labelledby="page-history">
            <thead>
              <tr>
                <th scope="col">{overviewTexts.trendDate}</th>
                <th scope="col" className="number">
                  {overviewTexts.trendScore}
                </th>
                <th scope="col" className="number">
                  {overviewTexts.trendFailures}
                </th>
                <th scope="col" className="number">
                  {words.review}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <HistoryRow key={entry.scan_id} entry={entry} isThis={entry.scan_id === scanId} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function HistoryRow({ entry, isThis }: { readonly entry: Entry; readonly isThis: boolean }) {
  const time = formatTime(entry.created_at);
  return (
    <tr>
      <th scope="row">
        {isThis ? (
          `${time} ${overviewTexts.thisScan}`
        ) : (
          <Link to="/scans/$scanId/pages/$pageId" params={{ scanId: entry.scan_id, pageId: entry.page_id }}>
            {time}
          </Link>
        )}
      </th>
      <td className="number">{entry.score === null ? '–' : Math.floor(entry.score)}</td>
      <td className="number">{formatNumber(entry.failed)}</td>
      <td className="number">{formatNumber(entry.needs_review)}</td>
    </tr>
  );
}
