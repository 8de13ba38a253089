import { useMemo } from 'react';
import type { OpenFinding } from '../api/review.ts';
import { useMay } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import { AlikeChoice } from './alike-choice.tsx';
import type { AnswerKind } from './answered.ts';
import type { useAnswers } from './use-answers.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The same in every language, and said by `reviewTexts.shortcutsHint`. */
const keys = { problem: '1', fine: '2', later: '3', alike: 'a' } as const;

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
  const isBusy = isWaiting || answers.isBusy;
  const actions = useActions({ finding, answers, isBusy, mayAnswer });
  useShortcuts(isOn, actions);
  const error = answering.error ?? undoing.error;
  return (
    <>
      {mayAnswer ? (
        <AlikeChoice scanId={scanId} finding={finding} answers={answers} shortcut={isOn ? keys.alike : undefined} />
      ) : (
        <p className="hint">{words.readOnly}</p>
      )}
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
      <ErrorLine error={error} summary={words.failed} />
      {isOn ? <p className="hint">{words.shortcutsHint}</p> : null}
    </>
  );
}

type Situation = Pick<Props, 'finding' | 'answers'> & { readonly isBusy: boolean; readonly mayAnswer: boolean };

/** What each key does. Nothing while an answer is being saved. */
function useActions({ finding, answers, isBusy, mayAnswer }: Situation) {
  const { isForAlike, chooseAlike } = answers;
  const { mutate: giveAnswer } = answers.answering;
  const { mutate: undoLast } = answers.undoing;
  const canUndo = answers.given.length > 0;
  return useMemo(() => {
    const give = (answer: AnswerKind) => () => {
      if (!isBusy && (mayAnswer || answer === 'later')) giveAnswer({ finding, answer });
    };
    const undo = () => {
      if (!canUndo) announce(words.nothingToUndo);
      else if (!isBusy) undoLast();
    };
    const toggle = () => {
      if (isBusy || !mayAnswer) return;
      announce(isForAlike ? words.forThisOnly : words.forAllAlike);
      chooseAlike(!isForAlike);
    };
    return { '1': give('problem'), '2': give('fine'), '3': give('later'), a: toggle, u: undo };
  }, [finding, isBusy, mayAnswer, canUndo, isForAlike, chooseAlike, giveAnswer, undoLast]);
}
