import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FalsePositive } from '../api/api-types.ts';
import type { IssueName } from '../api/issues.ts';
import { marksQuery, takeBackMark } from '../api/issues.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { explain } from '../parts/notices.tsx';
import { formatTime } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

/** The marks that apply to this issue, each with a button that removes it. Renders nothing without marks. */
export function MarkList({ name }: { readonly name: IssueName }) {
  const { data } = useQuery(marksQuery(name.scanId));
  const marks = (data?.false_positives ?? []).filter((mark) => mark.kind === name.kind && mark.key === name.key);
  const takeBack = useTakeBack(name.scanId);
  if (marks.length === 0) return null;
  return (
    <section id="marks" tabIndex={-1} className="card" aria-labelledby="marks-title">
      <h2 id="marks-title">{texts.marks.list}</h2>
      <div role="alert">{takeBack.error === null ? null : <p className="form-error">{explain(takeBack.error)}</p>}</div>
      <ul className="marks">
        {marks.map((mark) => (
          <li key={mark.id}>
            <div>
              <p>
                <strong>{texts.marks.scopeNames[mark.scope]}</strong>{' '}
                <time dateTime={mark.created_at}>{formatTime(mark.created_at)}</time>
              </p>
              <p>{mark.reason ?? texts.marks.noReason}</p>
              <MarkPlace mark={mark} />
              {mark.ambiguous ? <p className="hint">{texts.marks.ambiguous}</p> : null}
            </div>
            <Button
              size="small"
              isDisabled={takeBack.isPending}
              onPress={() => takeBack.mutate(mark.id)}
              aria-label={texts.marks.takeBackOf(texts.marks.scopeNames[mark.scope])}
            >
              {texts.marks.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarkPlace({ mark }: { readonly mark: FalsePositive }) {
  const place = mark.selector ?? mark.page_url;
  return place === null ? null : <p className="hint mark-place">{place}</p>;
}

function useTakeBack(scanId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (markId: string) => takeBackMark(scanId, markId),
    onSuccess: () => {
      announce(texts.marks.takenBack);
      void queries.invalidateQueries({ queryKey: ['scan', scanId] });
      void queries.invalidateQueries({ queryKey: ['scans'] });
      // The button that had the focus is gone with its mark.
      document.getElementById('occurrences')?.focus();
    },
  });
}
