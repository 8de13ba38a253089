import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PagesAnswer, Scan } from '../api/scans.ts';
import { isActive, pagesQuery, scanQuery } from '../api/scans.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { Pager } from '../parts/pager.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { known } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import { PageRow } from './page-row.tsx';

const lookAgainMs = 3_000;

export function PagesPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/pages' });
  const { status, offset = 0 } = useSearch({ from: '/scans/$scanId/pages' });
  const navigate = useNavigate({ from: '/scans/$scanId/pages' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const answer = useQuery({
    ...pagesQuery(scanId, { status, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: scan !== undefined && isActive(scan) ? lookAgainMs : false,
  });
  const { data } = answer;
  return (
    <section className="stack" aria-labelledby="pages">
      <PageHeading title={`${texts.scan.pages}: ${nameTarget(scan?.url ?? '')}`} level={2} className="visually-hidden">
        <span id="pages">{texts.scan.pages}</span>
      </PageHeading>
      <div className="filters filters-single">
        <SelectField
          label={texts.pagesList.status}
          hasAny
          value={status}
          options={known.pageStatuses.map((value) => ({ value, label: texts.pagesList.statuses[value] }))}
          onChange={(chosen) => void navigate({ search: { status: chosen }, replace: true, resetScroll: false })}
        />
        {data === undefined ? null : (
          <p role="status" className="hint">
            {texts.pagesList.found(data.page.total)}
          </p>
        )}
      </div>
      <LoadStates answer={answer} />
      {data === undefined ? null : (
        <FoundPages
          scan={scan}
          answer={data}
          isFiltered={status !== undefined}
          onMove={(to) => {
            void navigate({ search: { status, offset: to === 0 ? undefined : to }, resetScroll: false });
            document.getElementById('pages')?.parentElement?.focus();
          }}
        />
      )}
    </section>
  );
}

type FoundProps = {
  readonly scan: Scan | undefined;
  readonly answer: PagesAnswer;
  readonly isFiltered: boolean;
  readonly onMove: (offset: number) => void;
};

function FoundPages({ scan, answer: { pages, page }, isFiltered, onMove }: FoundProps) {
  return (
    <>
      {pages.length === 0 ? (
        <p className="empty-line">{isFiltered ? texts.pagesList.none : texts.pagesList.noneYet}</p>
      ) : null}
      <ul className="rows">
        {pages.map((one) => (
          <PageRow key={one.url} scan={scan} page={one} />
        ))}
      </ul>
      <Pager what={texts.scan.pages} limit={page.limit} offset={page.offset} total={page.total} onMove={onMove} />
    </>
  );
}
