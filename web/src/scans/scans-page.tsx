import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { longestList, scansQuery } from '../api/scans.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { Pager } from '../parts/pager.tsx';
import type { ScansSearch } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import { Welcome } from './welcome.tsx';
import { ScanFilters } from './scan-filters.tsx';
import { ScanForm } from './scan-form.tsx';
import { ScanRow } from './scan-row.tsx';

const perPage = 20;

export function ScansPage() {
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={texts.scans.title}>{texts.scans.title}</PageHeading>
        <p className="lead">{texts.scans.intro}</p>
      </div>
      <HealthNotice />
      <ScanForm />
      <ScanList />
    </div>
  );
}

function ScanList() {
  const search = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const answer = useFoundScans(search);
  if (answer.isPending) return <Loading />;
  if (answer.error !== null) return <LoadFailure error={answer.error} onRetry={answer.retry} />;
  const isFiltered = search.q !== undefined || search.tag !== undefined || search.status !== undefined;
  if (answer.total === 0 && !isFiltered) return <Welcome />;
  const change = (changed: ScansSearch) =>
    void navigate({ search: { ...search, offset: undefined, ...changed }, replace: true, resetScroll: false });
  return (
    <section aria-labelledby="scan-list" className="stack">
      <div className="section-head">
        <h2 id="scan-list" tabIndex={-1}>
          {texts.scans.list}
        </h2>
        <p role="status">{texts.scans.found(answer.total)}</p>
      </div>
      <ScanFilters search={search} onChange={change} />
      {answer.isCut ? <p className="hint">{texts.scans.searchedNewest(longestList)}</p> : null}
      {answer.scans.length === 0 ? <p className="empty-line">{texts.scans.nothingFound}</p> : null}
      <ul className="rows">
        {answer.scans.map((scan) => (
          <ScanRow key={scan.id} scan={scan} />
        ))}
      </ul>
      <Pager
        what={texts.scans.list}
        limit={perPage}
        offset={search.offset ?? 0}
        total={answer.total}
        onMove={(offset) => {
          void navigate({ search: { ...search, offset: offset === 0 ? undefined : offset }, resetScroll: false });
          document.getElementById('scan-list')?.focus();
        }}
      />
    </section>
  );
}

/** The service filters by tag and status; words are looked for here, among the newest scans it gives at once. */
function useFoundScans({ q, tag, status, offset = 0 }: ScansSearch) {
  const isSearching = q !== undefined;
  const paging = isSearching ? { limit: longestList, offset: 0 } : { limit: perPage, offset };
  const {
    data = { items: [], total: 0 },
    error,
    isPending,
    refetch,
  } = useQuery({
    ...scansQuery({ tag, status, ...paging }),
    placeholderData: (before) => before,
  });
  const state = { isPending, error, retry: () => void refetch() };
  if (!isSearching) return { ...state, scans: data.items, total: data.total, isCut: false };
  const matching = data.items.filter((scan) => hasWords(scan.url, q));
  return {
    ...state,
    scans: matching.slice(offset, offset + perPage),
    total: matching.length,
    isCut: data.total > longestList,
  };
}

function hasWords(url: string, typed: string): boolean {
  const text = url.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
