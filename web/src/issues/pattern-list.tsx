import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Issue, IssueName } from '../api/issues.ts';
import { patternsPerPage, patternsQuery } from '../api/issues.ts';
import { Pager } from '../parts/pager.tsx';
import { issueTexts } from '../texts/issues.ts';
import { PatternCard } from './pattern-card.tsx';

/** The id of the only page, and the key of the only component, whose patterns are listed. */
type Only = { readonly page: string | undefined; readonly component: string | undefined };
type Shown = { readonly issue: Issue; readonly only: Only & { readonly pattern: string | undefined } };

/** True if the elements shown share patterns. False until that is known, and for a single pattern. */
export function useHasPatterns(name: IssueName, { issue, only }: Shown): boolean {
  const { page, component, pattern } = only;
  const { data } = useQuery({ ...patternsQuery(name, { page, component, offset: 0 }), enabled: pattern === undefined });
  return pattern === undefined && data !== undefined && data.page.total > 0 && data.page.total < issue.occurrence_count;
}

type Props = { readonly name: IssueName; readonly only: Only };

/** The patterns of an issue, each once. */
export function PatternList({ name, only: { page, component } }: Props) {
  const [offset, setOffset] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery({ ...patternsQuery(name, { page, component, offset }), placeholderData: keepPreviousData });
  if (data === undefined) return null;
  const { patterns: words } = issueTexts;
  return (
    <section aria-labelledby="patterns" className="stack">
      <h2 id="patterns" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="hint">
        {words.count(data.page.total)}. {words.meaning}
      </p>
      <ol className="occurrences" start={offset + 1}>
        {data.patterns.map((pattern, index) => (
          <PatternCard
            key={pattern.key}
            name={name}
            pattern={pattern}
            number={offset + index + 1}
            page={page}
            component={component}
          />
        ))}
      </ol>
      <Pager
        what={words.title}
        limit={patternsPerPage}
        offset={offset}
        total={data.page.total}
        onMove={(next) => {
          setOffset(next);
          heading.current?.focus();
        }}
      />
    </section>
  );
}
