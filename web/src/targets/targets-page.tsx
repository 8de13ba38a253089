import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { Target } from '../api/targets.ts';
import { targetsPerPage, targetsQuery } from '../api/targets.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { Pager } from '../parts/pager.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { targetTexts as words } from '../texts/targets.ts';
import { TargetRow } from './target-row.tsx';

export function TargetsPage() {
  return (
    <div className="column">
      <header className="scan-head">
        <Breadcrumb steps={[]} here={words.title} />
        <div className="page-head">
          <PageHeading title={words.title}>{words.title}</PageHeading>
          <p className="lead">{words.intro}</p>
        </div>
      </header>
      <TargetList />
    </div>
  );
}

function TargetList() {
  const { q, offset = 0 } = useSearch({ from: '/targets' });
  const navigate = useNavigate({ from: '/targets' });
  const answer = useQuery({ ...targetsQuery(q, offset), placeholderData: (before) => before });
  const { data } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useCallback(
    (typed: string) =>
      void navigate({ search: { q: typed === '' ? undefined : typed }, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <section aria-labelledby="target-list" className="stack">
      <div className="section-head">
        <h2 id="target-list" ref={heading} tabIndex={-1}>
          {words.list}
        </h2>
        <p role="status">{data === undefined ? null : words.found(data.total)}</p>
      </div>
      <div role="search" aria-label={words.list} className="filters">
        <SearchField label={words.search} value={q ?? ''} onSearch={search} />
      </div>
      <LoadStates answer={answer} />
      {data === undefined ? null : <TargetRows targets={data.items} isSearched={q !== undefined} />}
      <Pager
        what={words.list}
        limit={targetsPerPage}
        offset={offset}
        total={data?.total ?? 0}
        onMove={(next) => {
          void navigate({ search: { q, offset: next === 0 ? undefined : next }, resetScroll: false });
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function TargetRows({ targets, isSearched }: { readonly targets: readonly Target[]; readonly isSearched: boolean }) {
  if (targets.length === 0) return <p className="empty-line">{isSearched ? words.nothingFound : words.none}</p>;
  return (
    <ul className="rows" aria-labelledby="target-list">
      {targets.map((target) => (
        <TargetRow key={target.latest_scan.id} target={target} />
      ))}
    </ul>
  );
}
