import { useEffect, useRef } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { OpenFinding } from '../api/review.ts';
import { FindingMessage } from '../issues/finding-message.tsx';
import { announce } from '../parts/announcer.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { AnswerButtons } from './answer-buttons.tsx';
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

/** A finding with its question and answers. The answers stay in their places, so that the focus stays on the one that was pressed. */
export function ReviewFinding({ scanId, finding, position, answers, isWaiting }: Props) {
  const { issue, occurrence } = finding;
  const heading = useFocusAfterUndo(answers.undoing.isSuccess);
  const { isOn, choose } = useShortcutChoice();
  const place = words.position(position.at + 1, position.total);
  useAnnouncement(finding, answers.isForAlike ? `${place}. ${words.forAllAlike}` : place);
  return (
    <section aria-labelledby="review-finding" className="card review">
      <Progress {...position} />
      <h2 id="review-finding" ref={heading} tabIndex={-1}>
        {words.question} <span className="review-title">{issue.title}</span>
      </h2>
      <FindingMessage of={occurrence} />
      <AnswerButtons {...{ scanId, finding, answers, isWaiting, isOn }} />
      <FindingEvidence finding={finding} />
      <label className="switch">
        <input type="checkbox" role="switch" checked={isOn} onChange={(event) => choose(event.target.checked)} />
        {words.shortcuts}
      </label>
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
function useAnnouncement({ issue, occurrence }: OpenFinding, place: string): void {
  const shown = useRef(occurrence.id);
  useEffect(() => {
    if (shown.current === occurrence.id) return;
    shown.current = occurrence.id;
    announce(`${place}. ${issue.title}. ${occurrence.message}`);
  }, [occurrence, issue, place]);
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
