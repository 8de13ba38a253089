import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useScanEvents } from '../api/scan-events.ts';
import type { Scan } from '../api/scans.ts';
import { scanQuery } from '../api/scans.ts';
import { UrlText } from '../parts/url-text.tsx';
import { StatusBadge } from '../parts/badges.tsx';
import { Loading } from '../parts/loading.tsx';
import { findMissing, NotFound } from '../parts/not-found.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { Link } from '../parts/link.tsx';
import { isShared } from '../reach/share-link.ts';
import { formatDate } from '../texts/format.ts';
import { componentTexts } from '../texts/components.ts';
import { scanTexts } from '../texts/scan.ts';
import { ScanActions } from './scan-actions.tsx';
import { StandardChoice } from './standard-choice.tsx';
import { SummaryOnly } from './summary-only.tsx';
import { useProgressAnnouncements } from './progress-announcements.ts';

/** The frame of all scan sections: name, status, actions and navigation. */
export function ScanFrame() {
  const { scanId } = useParams({ from: '/scans/$scanId' });
  const { data: scan, error, refetch } = useQuery(scanQuery(scanId));
  const { isDeleted } = useScanEvents(scan);
  useProgressAnnouncements(scan);
  if (isDeleted) return <NotFound missing="scan" title={scanTexts.deletedTitle} />;
  if (scan !== undefined) return <Frame key={scan.id} scan={scan} />;
  const missing = findMissing(error);
  if (missing !== undefined) return <NotFound missing={missing} />;
  return (
    <div className="column">
      <PageHeading title={scanTexts.loadingTitle}>{scanTexts.loadingTitle}</PageHeading>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Frame({ scan }: { readonly scan: Scan }) {
  const name = nameTarget(scan.url);
  return (
    <div className="column">
      <header className="scan-bar">
        <PageHeading className="scan-title">
          <UrlText>{name}</UrlText>
        </PageHeading>
        <p className="row-facts">
          <StatusBadge status={scan.status} />
          <time dateTime={scan.created_at}>{formatDate(scan.created_at)}</time>
        </p>
        <ScanActions scan={scan} />
      </header>
      {scan.data_removed_at === null ? (
        <Whole scan={scan} />
      ) : (
        <SummaryOnly scan={scan} removedAt={scan.data_removed_at} />
      )}
    </div>
  );
}

function Whole({ scan }: { readonly scan: Scan }) {
  return (
    <>
      <div className="sections-line">
        <Sections scan={scan} />
        {scan.progress.pages_completed === 0 ? null : <StandardChoice />}
      </div>
      <Outlet />
    </>
  );
}

function Sections({ scan }: { readonly scan: Scan }) {
  const params = { scanId: scan.id };
  return (
    <nav aria-label={scanTexts.sections} className="sections">
      <ul>
        <li>
          <Link to="/scans/$scanId" params={params} activeOptions={{ exact: true }}>
            {scanTexts.overview}
          </Link>
        </li>
        <li>
          <Link to="/scans/$scanId/components" params={params} activeOptions={{ includeSearch: false }}>
            {componentTexts.title}
          </Link>
        </li>
        <li>
          <Link to="/scans/$scanId/issues" params={params} activeOptions={{ includeSearch: false }}>
            {scanTexts.issues}
          </Link>
        </li>
        <li>
          <Link to="/scans/$scanId/pages" params={params} activeOptions={{ includeSearch: false }}>
            {scanTexts.pages}
          </Link>
        </li>
        <li>
          <Link to="/scans/$scanId/standards" params={params} activeOptions={{ includeSearch: false }}>
            {scanTexts.standards}
          </Link>
        </li>
        {isShared ? null : (
          <li>
            <Link to="/scans/$scanId/comparison" params={params} activeOptions={{ includeSearch: false }}>
              {scanTexts.comparison}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
