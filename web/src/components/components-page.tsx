import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ComponentsAnswer } from '../api/components.ts';
import { componentsQuery } from '../api/components.ts';
import type { IssueKind } from '../api/issues.ts';
import type { Scan } from '../api/scans.ts';
import { isActive, scanQuery } from '../api/scans.ts';
import { KindChoice } from '../issues/kind-choice.tsx';
import { NothingScanned } from '../issues/nothing-scanned.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { Link } from '../parts/link.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { Pager } from '../parts/pager.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { componentTexts as words } from '../texts/components.ts';
import { ComponentCard } from './component-card.tsx';

const lookAgainMs = 5_000;

/** All components of a scan, the most useful to fix first. */
export function ComponentsPage() {
  const { scanId } = useParams({ from: '/scans/$scanId/components' });
  const { standard } = useSearch({ from: '/scans/$scanId' });
  const { kind = 'failed', offset = 0, component } = useSearch({ from: '/scans/$scanId/components' });
  const { data: scan } = useQuery(scanQuery(scanId));
  const navigate = useNavigate({ from: '/scans/$scanId/components' });
  const refetchInterval = scan !== undefined && isActive(scan) && lookAgainMs;
  const counts = useCounts({ scanId, standard, refetchInterval });
  const answer = useQuery({
    ...componentsQuery(scanId, { kind, standard, offset, key: component }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const move = (to: number) => {
    void navigate({ search: { kind, standard, offset: to === 0 ? undefined : to }, resetScroll: false });
    heading.current?.focus();
  };
  return (
    <section className="stack" aria-labelledby="components">
      <SectionHeading id="components" name={words.title} scan={scan} ref={heading} />
      <KindChoice
        to="/scans/$scanId/components"
        scanId={scanId}
        chosen={kind}
        counts={counts}
        meaning={words.meaning}
      />
      {component === undefined ? null : (
        <p className="only-page">
          {words.only}.{' '}
          <Link to="/scans/$scanId/components" params={{ scanId }} search={{ kind }}>
            {words.everywhere}
          </Link>
        </p>
      )}
      <LoadStates answer={answer} />
      {answer.data === undefined ? null : (
        <Found scanId={scanId} scan={scan} answer={answer.data} isOnlyOne={component !== undefined} onMove={move} />
      )}
    </section>
  );
}

type CountsProps = {
  readonly scanId: string;
  readonly standard: string | undefined;
  readonly refetchInterval: number | false;
};

/** Counts the components with findings of each kind, also while the list shows only one. */
function useCounts({ scanId, standard, refetchInterval }: CountsProps) {
  const count = (kind: IssueKind) => ({
    ...componentsQuery(scanId, { kind, standard, limit: 1 }),
    refetchInterval,
  });
  const { data: failed } = useQuery(count('failed'));
  const { data: review } = useQuery(count('needs_review'));
  if (failed === undefined || review === undefined) return undefined;
  return { failed: failed.page.total, needs_review: review.page.total };
}

type FoundProps = {
  readonly scanId: string;
  readonly scan: Scan | undefined;
  readonly answer: ComponentsAnswer;
  readonly isOnlyOne: boolean;
  readonly onMove: (offset: number) => void;
};

function Found({ scanId, scan, answer, isOnlyOne, onMove }: FoundProps) {
  const { components, not_in_components: others, page } = answer;
  // A component whose findings were all marked as false positives is gone, with the button that had the focus.
  const keptFocus = useKeptFocus<HTMLOListElement>();
  if (scan?.progress.pages_completed === 0) return <NothingScanned scan={scan} />;
  return (
    <>
      <p role="status" className="hint">
        {words.count(page.total)}
      </p>
      {components.length === 0 ? <p className="empty-line">{isOnlyOne ? words.noneOfOne : words.none}</p> : null}
      {others > 0 ? <p className="hint">{words.others(others)}</p> : null}
      <ol className="rows" start={page.offset + 1} {...keptFocus}>
        {components.map((component) => (
          <ComponentCard key={component.key} scanId={scanId} component={component} />
        ))}
      </ol>
      <Pager what={words.title} limit={page.limit} offset={page.offset} total={page.total} onMove={onMove} />
    </>
  );
}
