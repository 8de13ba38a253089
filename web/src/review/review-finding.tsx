import { useEffect, useMemo, useRef } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { OpenFinding } from '../api/review.ts';
import { Screenshot } from '../issues/screenshot.tsx';
import { announce } from '../parts/announcer.tsx';
import { SeverityBadge } from '../parts/badges.tsx';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { ExternalLink } from '../parts/external-link.tsx';
import { explain } from '../parts/notices.tsx';
import { useMay } from '../api/session.ts';
import { issueTexts } from '../texts/issues.ts';
import { reviewTexts as words } from '../texts/review.ts';
import type { AnswerKind, useAnswers } from './use-answers.ts';
import { useShortcutChoice, useShortcuts } from './use-shortcuts.ts';

/** The same in every language, and said by `reviewTexts.shortcutsHint`. */
const keys = { problem: '1', fine: '2', later: '3' } as const;

const answerKinds = ['problem', 'fine', 'later'] as const satisfies readonly AnswerKind[];

type Answers = ReturnType<typeof useAnswers>;
type Props = {
  readonly finding: OpenFinding;
  readonly position: { readonly at: number; readonly total: number };
  readonly answers: Answers;
};

/** A finding with its question and answers. The answers stay in their places, so that the focus stays on the one that was pressed. */
export function ReviewFinding({ finding, position, answers }: Props) {
  const { issue, occurrence } = finding;
  const place = words.position(position.at + 1, position.total);
  useAnnouncement(finding, place);
  return (
    <section aria-labelledby="review-finding" className="card review">
      <Progress {...position} />
      <h2 id="review-finding">
        {words.question} <span className="review-title">{issue.title}</span>
      </h2>
      <p className="occurrence-message">{occurrence.message}</p>
      <AnswerButtons finding={finding} answers={answers} />
      <Evidence finding={finding} />
    </section>
  );
}

/** The first finding is read with the page; the others are announced, with what became of the one before. */
function useAnnouncement({ issue, occurrence }: OpenFinding, place: string): void {
  const shown = useRef(occurrence.id);
  useEffect(() => {
    if (shown.current === occurrence.id) return;
    shown.current = occurrence.id;
    announce(words.announced(place, issue.title, occurrence.message));
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

/** Someone who may only read goes from finding to finding: an answer would be refused. */
function AnswerButtons({ finding, answers }: Pick<Props, 'finding' | 'answers'>) {
  const { answering, undoing, given } = answers;
  const mayAnswer = useMay('scan');
  const { isOn, choose } = useShortcutChoice();
  const isBusy = answering.isPending || undoing.isPending;
  const { mutate: giveAnswer } = answering;
  const { mutate: undoLast } = undoing;
  const canUndo = given.length > 0;
  const actions = useMemo(() => {
    const give = (answer: AnswerKind) => () => {
      if (!isBusy && (mayAnswer || answer === 'later')) giveAnswer({ finding, answer });
    };
    const undo = () => {
      if (!canUndo) announce(words.nothingToUndo);
      else if (!isBusy) undoLast();
    };
    return { '1': give('problem'), '2': give('fine'), '3': give('later'), u: undo };
  }, [finding, isBusy, mayAnswer, canUndo, giveAnswer, undoLast]);
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
      <div role="alert">
        {error === null ? null : <p className="form-error">{`${words.failed} ${explain(error)}`}</p>}
      </div>
      <label className="switch">
        <input type="checkbox" role="switch" checked={isOn} onChange={(event) => choose(event.target.checked)} />
        {words.shortcuts}
      </label>
      {isOn ? <p className="hint">{words.shortcutsHint}</p> : null}
    </>
  );
}

function Evidence({ finding: { issue, details, occurrence } }: Pick<Props, 'finding'>) {
  return (
    <>
      <p className="row-facts">
        <SeverityBadge severity={issue.severity} />
        <code className="rule-name">{issue.rule}</code>
        <ExternalLink href={occurrence.page_url}>{occurrence.page_url}</ExternalLink>
      </p>
      {occurrence.screenshot_url === null ? (
        <p className="hint">{words.noPicture}</p>
      ) : (
        <div className="review-picture">
          <Screenshot key={occurrence.id} url={occurrence.screenshot_url} selector={occurrence.selector} />
          {occurrence.screenshot_of === 'component' ? (
            <p className="hint">{issueTexts.issue.screenshotOfComponent}</p>
          ) : null}
        </div>
      )}
      <CodeBlock
        title={issueTexts.issue.selector}
        code={occurrence.selector}
        copyLabel={issueTexts.issue.copySelector}
      />
      <CodeBlock title={words.element} code={occurrence.html} copyLabel={issueTexts.issue.copyHtml} />
      <details className="disclosure">
        <summary>{words.help}</summary>
        <p className="advice">{details.why_it_matters}</p>
        <ul>
          {details.how_to_fix.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
