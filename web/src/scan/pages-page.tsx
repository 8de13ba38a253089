import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PagesAnswer, Scan } from '../api/scans.ts';
import { isActive, pagesQuery, scanQuery } from '../api/scans.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { Pager } from '../parts/pager.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { PagesSearch } from '../search-params.ts';
import { pageListTexts } from '../texts/page-list.ts';
import { scanTexts } from '../texts/scan.ts';
import { PageFilters } from './page-filters.tsx';
import { PageRow } from './page-row.tsx';

const lookAgainMs = 3_000;

export function PagesPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/pages' });
  const search = useSearch({ from: '/scans/$scanId/pages' });
  const { offset = 0, ...filter } = search;
  const navigate = useNavigate({ from: '/scans/$scanId/pages' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const answer = useQuery({
    ...pagesQuery(scanId, { ...filter, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: scan !== undefined && isActive(scan) ? lookAgainMs : false,
  });
  const { data } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useCallback(
    (changed: PagesSearch) =>
      void navigate({
        search: ({ q, status, sort }) => ({ q, status, sort, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <section className="stack" aria-labelledby="pages">
      <SectionHeading id="pages" name={scanTexts.pages} scan={scan} ref={heading} />
      <PageFilters search={filter} onChange={change} />
      {data === undefined ? null : (
        <p role="status" className="hint">
          {pageListTexts.found(data.page.total)}
        </p>
      )}
      <LoadStates answer={answer} />
      {data === undefined ? null : (
        <FoundPages
          scanId={scanId}
          scan={scan}
          answer={data}
          isFiltered={filter.status !== undefined || filter.q !== undefined}
          onMove={(to) => {
            void navigate({ search: { ...filter, offset: to === 0 ? undefined : to }, resetScroll: false });
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

type FoundProps = {
  readonly scanId: string;
  readonly scan: Scan | undefined;
  readonly answer: PagesAnswer;
  readonly isFiltered: boolean;
  readonly onMove: (offset: number) => void;
};

function FoundPages({ scanId, scan, answer: { pages, page }, isFiltered, onMove }: FoundProps) {
  return (
    <>
      {pages.length === 0 ? (
        <p className="empty-line">{isFiltered ? pageListTexts.none : pageListTexts.noneYet}</p>
      ) : null}
      <ul className="rows">
        {pages.map((one) => (
          <PageRow key={one.id} scanId={scanId} scan={scan} page={one} />
        ))}
      </ul>
      <Pager what={scanTexts.pages} limit={page.limit} offset={page.offset} total={page.total} onMove={onMove} />
    </>
  );
}
