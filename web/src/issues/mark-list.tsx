import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FalsePositive } from '../api/api-types.ts';
import type { IssueName } from '../api/issues.ts';
import { isBeingCounted, marksQuery, removeMark } from '../api/issues.ts';
import { readScanAgain } from '../api/query-changes.ts';
import { useMay } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { isShared } from '../reach/share-link.ts';
import { formatDay, formatNumber, formatTime } from '../texts/format.ts';
import { issueTexts } from '../texts/issues.ts';
import { markTexts } from '../texts/marks.ts';

type Props = {
  readonly name: IssueName;
  /** The heading of the list of occurrences, where the focus goes when a mark is removed. */
  readonly list: RefObject<HTMLHeadingElement | null>;
};

/** The marks that apply to this issue, each with a button that removes it. Renders nothing without marks. */
export function MarkList({ name, list }: Props) {
  const { data } = useQuery({ ...marksQuery(name.scanId), enabled: !isShared });
  const marks = (data?.false_positives ?? []).filter((mark) => mark.kind === name.kind && mark.key === name.key);
  const mayMark = useMay('scan');
  const removal = useMarkRemoval(name.scanId, list);
  useRefreshWhenCounted(name.scanId, marks.filter(isBeingCounted).length);
  if (marks.length === 0) return null;
  return (
    <section id="marks" tabIndex={-1} className="card" aria-labelledby="marks-title">
      <h2 id="marks-title">{markTexts.list}</h2>
      <ErrorLine error={removal.error} />
      <ul className="marks">
        {marks.map((mark) => (
          <li key={mark.id}>
            <div>
              <p>
                <span className="badge badge-neutral">{issueTexts.verdicts[mark.verdict]}</span>{' '}
                <strong>{markTexts.scopeNames[mark.scope]}</strong>{' '}
                <time dateTime={mark.created_at}>{formatTime(mark.created_at)}</time>
              </p>
              <p>{mark.reason ?? markTexts.noReason}</p>
              <MarkFacts mark={mark} />
              <MarkPlace mark={mark} />
              <MarkProgress mark={mark} />
              {mark.ambiguous ? <p className="hint">{markTexts.ambiguous}</p> : null}
            </div>
            {mayMark ? (
              <Button
                size="small"
                isDisabled={removal.isPending || mark.state === 'removing'}
                onPress={() => removal.mutate(mark.id)}
                aria-label={markTexts.removeOf(markTexts.scopeNames[mark.scope])}
              >
                {markTexts.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who decided, until when, and whether it has ended. */
function MarkFacts({ mark: { by, until, ended } }: { readonly mark: FalsePositive }) {
  const facts = [
    ...(by === null ? [] : [markTexts.by(by)]),
    ...(until === null ? [] : [markTexts.until(formatDay(until))]),
    ...(ended === null ? [] : [markTexts.ended[ended]]),
  ];
  return facts.map((fact) => (
    <p key={fact} className="hint">
      {fact}
    </p>
  ));
}

function MarkPlace({ mark }: { readonly mark: FalsePositive }) {
  const place = mark.selector ?? mark.page_url;
  return place === null ? null : <p className="hint">{place}</p>;
}

function MarkProgress({ mark: { state, progress } }: { readonly mark: FalsePositive }) {
  if (state === 'applied') return null;
  const done = progress === null ? '' : markTexts.progress(formatNumber(progress.done), formatNumber(progress.total));
  return <p className="hint">{markTexts[state](done)}</p>;
}

/** A job has brought a mark to its end: what is shown of the scan is old. */
function useRefreshWhenCounted(scanId: string, openMarks: number): void {
  const queries = useQueryClient();
  const before = useRef(openMarks);
  useEffect(() => {
    if (openMarks < before.current) {
      announce(markTexts.counted);
      void readScanAgain(queries, scanId);
    }
    before.current = openMarks;
  }, [openMarks, queries, scanId]);
}

function useMarkRemoval(scanId: string, list: Props['list']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (markId: string) => removeMark(scanId, markId),
    onSuccess: (left) => {
      announce(left === undefined ? markTexts.removed : markTexts.removedLater);
      void readScanAgain(queries, scanId);
      // The button that had the focus is gone with its mark.
      list.current?.focus();
    },
  });
}
