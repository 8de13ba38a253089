import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Issue, IssueName } from '../api/issues.ts';
import { patternsPerPage, patternsQuery } from '../api/issues.ts';
import { Pager } from '../parts/pager.tsx';
import { issueTexts } from '../texts/issues.ts';
import { PatternCard } from './pattern-card.tsx';

type Props = {
  readonly name: IssueName;
  readonly issue: Issue;
  /** The id of the only page, and the key of the only component, whose patterns are listed. */
  readonly only: { readonly page: string | undefined; readonly component: string | undefined };
};

/** The patterns of an issue, each once. Renders nothing if each element is a pattern of its own. */
export function PatternList({ name, issue, only }: Props) {
  const [offset, setOffset] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery({ ...patternsQuery(name, { ...only, offset }), placeholderData: keepPreviousData });
  if (data === undefined || data.page.total === 0 || data.page.total >= issue.occurrence_count) return null;
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
            page={only.page}
            component={only.component}
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
