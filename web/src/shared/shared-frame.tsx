import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { sharedQuery } from '../api/shares.ts';
import { ApiProblem } from '../api/request.ts';
import { Layout } from '../parts/layout.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { texts } from '../texts/base.ts';
import { formatTime } from '../texts/format.ts';
import { ShareContext } from '../reach/share-context.ts';

/** The frame of every page that a share link shows: it leads nowhere else, and needs no sign-in. */
export function SharedFrame() {
  const { data, error, refetch } = useQuery(sharedQuery);
  if (data !== undefined)
    return (
      <ShareContext value={data}>
        <Layout
          hasNavigation={false}
          account={<p className="hint">{texts.shared.until(formatTime(data.expires_at))}</p>}
        >
          <Outlet />
        </Layout>
      </ShareContext>
    );
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <Layout hasNavigation={false} account={null}>
      {isGone ? <Gone /> : null}
      {error === null ? <Loading /> : null}
      {error === null || isGone ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Layout>
  );
}

function Gone() {
  return (
    <div className="column empty">
      <PageHeading title={texts.shared.goneTitle}>{texts.shared.goneTitle}</PageHeading>
      <p>{texts.shared.goneText}</p>
    </div>
  );
}
