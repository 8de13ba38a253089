import { useEffect, useRef } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { OpenFinding } from '../api/review.ts';
import { FindingMessage } from '../issues/finding-message.tsx';
import { announce } from '../parts/announcer.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Given } from './answered.ts';
import { FindingEvidence } from './finding-evidence.tsx';
import type { useAnswers } from './use-answers.ts';
import { useShortcutChoice } from './use-shortcuts.ts';

type Props = {
  readonly scanId: string;
  readonly finding: OpenFinding;
  readonly position: { readonly at: number; readonly total: number };
  readonly answers: ReturnType<typeof useAnswers>;
  /** It is answered, and the next finding is not there yet. */
  readonly isWaiting: boolean;
};

/**
 * A finding with its question and answers, beside what there is to look at. The answers stay in their places, so that the focus
 * stays on the one that was pressed.
 */
export function ReviewFinding({ scanId, finding, position, answers, isWaiting }: Props) {
  const { issue, occurrence } = finding;
  const heading = useFocusAfterUndo(answers.undoing.isSuccess);
  const { isOn, choose } = useShortcutChoice();
  useAnnouncement(finding, answers.given, words.position(position.at + 1, position.total));
  return (
    <section aria-labelledby="review-finding" className="card review">
      <Progress {...position} />
      <div className="review-columns">
        <div className="review-answers">
          <h2 id="review-finding" ref={heading} tabIndex={-1}>
            {words.question} <span className="review-title">{issue.title}</span>
          </h2>
          <FindingMessage of={occurrence} />
          <AnswerButtons {...{ scanId, finding, answers, isWaiting, isOn }} />
        </div>
        <div className="review-evidence">
          <FindingEvidence finding={finding} />
        </div>
      </div>
      <SwitchField label={words.shortcuts} isOn={isOn} onChange={choose} />
    </section>
  );
}

/** The button that undid the last answer went with the end of the queue. */
function useFocusAfterUndo(wasUndone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = useRef(wasUndone);
  useEffect(() => {
    if (isBack.current) heading.current?.focus();
  }, []);
  return heading;
}

/** The first finding is read with the page; the others are announced, with what became of the one before. */
function useAnnouncement({ issue, occurrence }: OpenFinding, given: readonly Given[], place: string): void {
  const known = useRef({ shown: occurrence.id, answers: given.length });
  const last = given.at(-1);
  useEffect(() => {
    const { shown, answers } = known.current;
    known.current = { shown: occurrence.id, answers: given.length };
    const repeated = given.length > answers && last?.isForAlike === true ? words.repeated(last.covers) : '';
    if (shown === occurrence.id && repeated === '') return;
    announce(`${repeated} ${place}. ${issue.title}. ${occurrence.message}`.trim());
  }, [occurrence, issue, place, given, last]);
}

function Progress({ at, total }: Props['position']) {
  return (
    <ProgressBar
      className="progress"
      aria-label={words.progress}
      value={at}
      maxValue={total}
      valueLabel={words.position(at + 1, total)}
    >
      <span className="progress-track">
        <span className="progress-fill" style={{ inlineSize: `${(at / total) * 100}%` }} />
      </span>
      <span className="progress-text">{words.position(at + 1, total)}</span>
    </ProgressBar>
  );
}
