import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ChangedOccurrence } from '../api/comparison.ts';
import { changedQuery, comparisonQuery } from '../api/comparison.ts';
import { scanQuery } from '../api/scans.ts';
import { OccurrenceCard } from '../issues/occurrence-card.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { Pager } from '../parts/pager.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Link } from '../parts/link.tsx';
import { texts } from '../texts/base.ts';
import { comparisonTexts as words } from '../texts/comparison.ts';
import { issueTexts } from '../texts/issues.ts';

/** The elements behind one number of a comparison. */
export function ChangedPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/comparison/elements' });
  const { offset = 0, ...search } = useSearch({ from: '/scans/$scanId/comparison/elements' });
  const { base, standard, change, kind, key } = search;
  const navigate = useNavigate({ from: '/scans/$scanId/comparison/elements' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const { data: comparison } = useQuery(comparisonQuery(scanId, { base, standard }));
  const answer = useQuery(changedQuery(scanId, { base, standard, change, kind, key, offset }));
  const heading = useRef<HTMLHeadingElement>(null);
  const title = comparison?.issues.find((issue) => issue.key === key)?.title;
  const { data } = answer;
  return (
    <section className="stack" aria-labelledby="changed">
      <SectionHeading id="changed" name={words.elements} scan={scan} ref={heading} />
      <p>
        <Link to="/scans/$scanId/comparison" params={{ scanId }} search={{ base }}>
          {words.back}
        </Link>
      </p>
      <p className="row-facts">
        {change === undefined ? null : <strong>{words.totals[change]}</strong>}
        <span>{title ?? key}</span>
        {kind === undefined ? null : <span>{texts.kind[kind]}</span>}
      </p>
      <LoadStates answer={answer} />
      {data === undefined ? null : (
        <>
          <p role="status" className="hint">
            {words.found(data.page.total)}
          </p>
          <ol className="occurrences" start={offset + 1}>
            {data.occurrences.map((occurrence, index) => (
              <OccurrenceCard
                key={occurrence.id}
                scanId={occurrence.scan_id}
                occurrence={occurrence}
                number={offset + index + 1}
                note={describe(occurrence)}
              />
            ))}
          </ol>
          <Pager
            what={issueTexts.issue.occurrences}
            {...data.page}
            onMove={(to) => {
              void navigate({ search: { ...search, offset: to === 0 ? undefined : to }, resetScroll: false });
              heading.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}

function describe({ because }: ChangedOccurrence): string | undefined {
  return because === null ? undefined : words.because[because];
}
