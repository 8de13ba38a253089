import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { countAnswers } from './answered.ts';
import type { useAnswers } from './use-answers.ts';

type Answers = ReturnType<typeof useAnswers>;
type Props = {
  readonly scanId: string;
  readonly given: Answers['given'];
  readonly undoing: Answers['undoing'];
  /** Findings that were not stored. */
  readonly omitted: number;
};

/** After the last finding, or where there was none. */
export function ReviewEnd({ scanId, given, undoing, omitted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { answered, later } = countAnswers(given);
  useEffect(() => {
    // The button that had the focus is gone.
    if (given.length > 0) heading.current?.focus();
  }, [given.length]);
  return (
    <section className="card stack-small" aria-labelledby="review-end">
      <h2 id="review-end" ref={heading} tabIndex={-1}>
        {given.length === 0 ? words.nothingTitle : words.doneTitle}
      </h2>
      <p>{given.length === 0 ? words.nothing : words.done(answered, later)}</p>
      {omitted > 0 ? <p className="hint">{words.omitted(omitted)}</p> : null}
      <ErrorLine error={undoing.error} />
      <div className="button-line">
        <Link
          to="/scans/$scanId/issues"
          params={{ scanId }}
          search={{ kind: 'needs_review' }}
          className="button button-primary"
        >
          {words.back}
        </Link>
        {given.length === 0 ? null : (
          <Button isBusy={undoing.isPending} onPress={() => undoing.mutate()}>
            {words.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
