import type { Scan, ScannedPage } from '../api/scans.ts';
import { PageLink } from '../parts/page-link.tsx';
import { readableUrl } from '../parts/readable-url.ts';
import { ScanAnyway } from '../parts/scan-anyway.tsx';
import { UrlText } from '../parts/url-text.tsx';
import { Link } from '../parts/link.tsx';
import { formatDuration, formatTime } from '../texts/format.ts';
import { pageListTexts as words } from '../texts/page-list.ts';

const looks = { pending: 'neutral', running: 'active', completed: 'good', failed: 'critical' } as const;
type Props = {
  readonly scanId: string;
  /** Undefined until it is loaded. */
  readonly scan: Scan | undefined;
  readonly page: ScannedPage;
};

export function PageRow({ scanId, scan, page }: Props) {
  const movedTo = page.final_url === page.url || page.path.length > 0 ? null : page.final_url;
  const isAccepted = page.notes.some(({ code }) => code === 'accepted_outcome');
  const hasTitle = page.title !== null && page.title !== '';
  return (
    <li className="row page-row">
      <div className="row-main">
        <h3 className="row-title">
          <Link to="/scans/$scanId/pages/$pageId" params={{ scanId, pageId: page.id }}>
            {hasTitle ? page.title : <UrlText>{readableUrl(page.url)}</UrlText>}
          </Link>
        </h3>
        <p className="hint">
          <PageLink url={page.url} path={page.path} isBelowUrl={!hasTitle} />
        </p>
        <p className="row-facts">
          <span className={`badge badge-${looks[page.status]}`}>{words.statuses[page.status]}</span>
          {isAccepted ? <span className="badge badge-moderate">{words.scannedAnyway}</span> : null}
          {page.status === 'completed' ? <ScannedFacts page={page} /> : <OtherFacts page={page} />}
        </p>
        <UnchangedSince page={page} />
        {movedTo === null ? null : <p className="hint">{words.redirected(readableUrl(movedTo))}</p>}
        {page.advice === null ? null : <p className="advice">{page.advice}</p>}
        {scan === undefined ? null : <ScanAnyway scan={scan} page={page} />}
        <Notes notes={page.notes} />
      </div>
    </li>
  );
}

/** The page is as that scan analyzed it, so its findings are those. The time is that of the page, which may be hours after the scan began. */
function UnchangedSince({ page: { unchanged_since: since } }: { readonly page: ScannedPage }) {
  if (since === null) return null;
  const sentence = words.unchangedSince(formatTime(since.scanned_at));
  return (
    <p className="hint">
      {since.scan_id === null ? (
        sentence
      ) : (
        <Link to="/scans/$scanId" params={{ scanId: since.scan_id }}>
          {sentence}
        </Link>
      )}
    </p>
  );
}

function Notes({ notes }: Pick<ScannedPage, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className="hint bare-list">
      {notes.map((note) => (
        <li key={note.code}>{note.message}</li>
      ))}
    </ul>
  );
}

function ScannedFacts({ page }: { readonly page: ScannedPage }) {
  return (
    <>
      {page.score === null ? null : <span>{words.score(String(Math.floor(page.score)))}</span>}
      <span>{words.failures(page.counts.failed_occurrences)}</span>
      {page.counts.needs_review_occurrences === 0 ? null : (
        <span>{words.review(page.counts.needs_review_occurrences)}</span>
      )}
      {page.duration_ms === null ? null : <span>{formatDuration(page.duration_ms)}</span>}
    </>
  );
}

function OtherFacts({ page }: { readonly page: ScannedPage }) {
  return (
    <>
      {page.outcome_name === null ? null : <span>{page.outcome_name}</span>}
      {page.http_status === null ? null : <span>{words.http(page.http_status)}</span>}
      {page.attempts > 0 ? <span>{words.attempts(page.attempts)}</span> : null}
    </>
  );
}
