import type { OpenFinding } from '../api/review.ts';
import { reviewTexts as words } from '../texts/review.ts';
import { useAlike } from './use-alike.ts';
import type { useAnswers } from './use-answers.ts';

type Props = {
  readonly scanId: string;
  readonly finding: OpenFinding;
  readonly answers: ReturnType<typeof useAnswers>;
  /** The key that switches it; undefined while single keys are off. */
  readonly shortcut: string | undefined;
};

/** Whether an answer is for all findings of the rule in the component, and how many these are. */
export function AlikeChoice({ scanId, finding, answers, shortcut }: Props) {
  const { given, isForAlike, chooseAlike } = answers;
  const alike = useAlike(scanId, finding, given);
  const more = alike === undefined ? undefined : alike.count - 1;
  const hints = [
    ...(more === undefined ? [] : [more === 0 ? words.onlyThis : words.allAlikeHint(more)]),
    ...(alike !== undefined && more !== 0 && isForAlike && alike.replaced > 0 ? [words.replaces(alike.replaced)] : []),
  ];
  return (
    <div>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isForAlike}
          onChange={(event) => chooseAlike(event.target.checked)}
          aria-describedby="all-alike-hint"
          {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
        />
        {words.allAlike}
      </label>
      <p id="all-alike-hint" className="hint review-alike">
        {hints.join(' ')}
      </p>
    </div>
  );
}
