import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { sitesPerPage, sitesQuery } from '../api/targets.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { Pager } from '../parts/pager.tsx';
import type { SitesSearch } from '../search-params.ts';
import { targetTexts as words } from '../texts/targets.ts';
import { SiteFilters } from './site-filters.tsx';
import { SiteList } from './site-list.tsx';

export function TargetsPage() {
  const { offset = 0, ...filter } = useSearch({ from: '/targets' });
  const navigate = useNavigate({ from: '/targets' });
  const answer = useQuery({ ...sitesQuery(filter, offset), placeholderData: (before) => before });
  const { data } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useCallback(
    (changed: SitesSearch) =>
      void navigate({
        search: ({ offset: _offset, ...before }) => ({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="lead">{words.intro}</p>
      </div>
      <section aria-labelledby="target-list" className="stack">
        <div className="section-head">
          <h2 id="target-list" ref={heading} tabIndex={-1}>
            {words.list}
          </h2>
          <p role="status">
            {data === undefined ? null : words[filter.group === undefined ? 'found' : 'foundInGroups'](data.total)}
          </p>
        </div>
        <SiteFilters search={filter} onChange={change} />
        <LoadStates answer={answer} />
        {data === undefined ? null : <SiteList sites={data.items} search={filter} onChange={change} />}
        <Pager
          what={words.list}
          limit={sitesPerPage}
          offset={offset}
          total={data?.total ?? 0}
          onMove={(next) => {
            void navigate({ search: { ...filter, offset: next === 0 ? undefined : next }, resetScroll: false });
            heading.current?.focus();
          }}
        />
      </section>
    </div>
  );
}
