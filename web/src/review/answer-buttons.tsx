import { useMemo } from 'react';
import type { OpenFinding } from '../api/review.ts';
import { useMay } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import type { AnswerKind } from './answered.ts';
import { canRepeat, explainNoRepeat, RepeatAnswer } from './repeat-answer.tsx';
import { useAlike } from './use-alike.ts';
import type { useAnswers } from './use-answers.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The same in every language, and said by `reviewTexts.shortcutsHint`. */
const keys = { problem: '1', fine: '2', later: '3', repeat: 'a' } as const;

const answerKinds = ['problem', 'fine', 'later'] as const satisfies readonly AnswerKind[];

type Props = {
  readonly scanId: string;
  readonly finding: OpenFinding;
  readonly answers: ReturnType<typeof useAnswers>;
  /** The next finding is not there yet. */
  readonly isWaiting: boolean;
  /** Whether single keys answer. */
  readonly isOn: boolean;
};

/** Someone who may only read goes from finding to finding: an answer would be refused. */
export function AnswerButtons({ scanId, finding, answers, isWaiting, isOn }: Props) {
  const { answering, undoing } = answers;
  const mayAnswer = useMay('scan');
  const alike = useAlike(scanId, answers.given);
  const isBusy = isWaiting || answers.isBusy;
  const actions = useActions({ finding, answers, alike, isBusy, mayAnswer });
  useShortcuts(isOn, actions);
  const error = answering.error ?? undoing.error;
  return (
    <>
      {mayAnswer ? null : <p className="hint">{words.readOnly}</p>}
      <div role="group" aria-label={words.question} className="button-line">
        {answerKinds
          .filter((answer) => mayAnswer || answer === 'later')
          .map((answer) => (
            <Button
              key={answer}
              look={answer === 'later' ? 'plain' : 'primary'}
              isBusy={isBusy}
              onPress={actions[keys[answer]]}
              {...(isOn && { 'aria-keyshortcuts': keys[answer] })}
            >
              {words.answers[answer]}
            </Button>
          ))}
        <Button isBusy={isBusy} onPress={actions.u}>
          {words.undo}
        </Button>
      </div>
      {mayAnswer ? <RepeatAnswer alike={alike} onRepeat={actions.a} shortcut={isOn ? keys.repeat : undefined} /> : null}
      <ErrorLine error={error} summary={words.failed} />
      {isOn ? <p className="hint">{words.shortcutsHint}</p> : null}
    </>
  );
}

type Situation = Pick<Props, 'finding' | 'answers'> & {
  readonly alike: ReturnType<typeof useAlike>;
  readonly isBusy: boolean;
  readonly mayAnswer: boolean;
};

/** What each key does. Nothing while an answer is being saved. */
function useActions({ finding, answers, alike, isBusy, mayAnswer }: Situation) {
  const { mutate: giveAnswer } = answers.answering;
  const { mutate: undoLast } = answers.undoing;
  const canUndo = answers.given.length > 0;
  return useMemo(() => {
    const give = (answer: AnswerKind) => () => {
      if (!isBusy && (mayAnswer || answer === 'later')) giveAnswer({ shown: finding, answer });
    };
    const undo = () => {
      if (!canUndo) announce(words.nothingToUndo);
      else if (!isBusy) undoLast();
    };
    const repeat = () => {
      if (isBusy || !mayAnswer) return;
      if (canRepeat(alike)) giveAnswer({ shown: finding, answer: 'repeat' });
      else announce(explainNoRepeat(alike));
    };
    return { '1': give('problem'), '2': give('fine'), '3': give('later'), a: repeat, u: undo };
  }, [finding, alike, isBusy, mayAnswer, canUndo, giveAnswer, undoLast]);
}
