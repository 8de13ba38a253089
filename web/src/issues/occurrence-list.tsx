import type { RefObject } from 'react';
import { useState } from 'react';
import type { Issue, IssueName, Occurrence } from '../api/issues.ts';
import { Pager } from '../parts/pager.tsx';
import { issueTexts } from '../texts/issues.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { OccurrenceCard } from './occurrence-card.tsx';

type Props = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: IssueName;
  readonly issue: Issue;
  readonly occurrences: readonly Occurrence[];
  readonly paging: { readonly total: number; readonly offset: number; readonly limit: number };
  readonly onMove: (offset: number) => void;
  /** A list below the patterns is long, and folded at first. */
  readonly folding: { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void } | undefined;
};

/** One page of occurrences: the browser holds twenty, however many there are. */
export function OccurrenceList({ folding, ...props }: Props) {
  const { heading, paging } = props;
  return (
    <section aria-labelledby="occurrences" className="stack">
      <h2 id="occurrences" ref={heading} tabIndex={-1}>
        {issueTexts.issue.occurrences}
      </h2>
      {folding === undefined ? (
        <Shown {...props} />
      ) : (
        <details
          className="disclosure"
          open={folding.isOpen}
          onToggle={({ currentTarget }) => folding.onToggle(currentTarget.open)}
        >
          <summary>{issueTexts.issues.occurrences(paging.total)}</summary>
          <div className="stack">
            <Shown {...props} />
          </div>
        </details>
      )}
    </section>
  );
}

function Shown({ name, issue, occurrences, paging, onMove }: Omit<Props, 'folding' | 'heading'>) {
  const [marking, setMarking] = useState<Occurrence>();
  return (
    <>
      {issue.omitted_count > 0 ? <p className="hint">{issueTexts.issue.omitted(issue.omitted_count)}</p> : null}
      {occurrences.length === 0 ? <p className="empty-line">{issueTexts.issue.noOccurrences}</p> : null}
      <ol className="occurrences" start={paging.offset + 1}>
        {occurrences.map((occurrence, index) => (
          <OccurrenceCard
            key={occurrence.id}
            occurrence={occurrence}
            number={paging.offset + index + 1}
            scanId={name.scanId}
            issue={issue}
            onMark={() => setMarking(occurrence)}
          />
        ))}
      </ol>
      <Pager what={issueTexts.issue.occurrences} {...paging} onMove={onMove} />
      {marking === undefined ? null : (
        <MarkDialog key={marking.id} name={name} occurrence={marking} onClose={() => setMarking(undefined)} />
      )}
    </>
  );
}
