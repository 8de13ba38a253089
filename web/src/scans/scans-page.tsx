import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMay } from '../api/session.ts';
import { scansQuery } from '../api/scans.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { Pager } from '../parts/pager.tsx';
import type { ScansSearch } from '../search-params.ts';
import { texts } from '../texts/base.ts';
import { Welcome } from './welcome.tsx';
import { ScanFilters } from './scan-filters.tsx';
import { ScanForm } from './scan-form.tsx';
import { ScanRow } from './scan-row.tsx';

const perPage = 20;

export function ScansPage() {
  const mayScan = useMay('scan');
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={texts.scans.title}>{texts.scans.title}</PageHeading>
        <p className="lead">{texts.scans.intro}</p>
      </div>
      <HealthNotice />
      {mayScan ? <ScanForm /> : null}
      <ScanList />
    </div>
  );
}

function ScanList() {
  const search = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { q, tag, status, offset = 0 } = search;
  const { data, error, refetch } = useQuery({
    ...scansQuery({ q, tag, status, limit: perPage, offset }),
    placeholderData: (before) => before,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const isFiltered = q !== undefined || tag !== undefined || status !== undefined;
  if (data.total === 0 && !isFiltered) return <Welcome />;
  const change = (changed: ScansSearch) =>
    void navigate({ search: { ...search, offset: undefined, ...changed }, replace: true, resetScroll: false });
  return (
    <section aria-labelledby="scan-list" className="stack">
      <div className="section-head">
        <h2 id="scan-list" ref={heading} tabIndex={-1}>
          {texts.scans.list}
        </h2>
        <p role="status">{texts.scans.found(data.total)}</p>
      </div>
      <ScanFilters search={search} onChange={change} />
      {data.items.length === 0 ? <p className="empty-line">{texts.scans.nothingFound}</p> : null}
      <ul className="rows">
        {data.items.map((scan) => (
          <ScanRow key={scan.id} scan={scan} />
        ))}
      </ul>
      <Pager
        what={texts.scans.list}
        limit={perPage}
        offset={offset}
        total={data.total}
        onMove={(next) => {
          void navigate({ search: { ...search, offset: next === 0 ? undefined : next }, resetScroll: false });
          heading.current?.focus();
        }}
      />
    </section>
  );
}
