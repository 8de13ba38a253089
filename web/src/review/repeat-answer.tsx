import { Button } from '../parts/button.tsx';
import { reviewTexts as words } from '../texts/review.ts';
import type { useAlike } from './use-alike.ts';

type Props = {
  readonly alike: ReturnType<typeof useAlike>;
  readonly onRepeat: () => void;
  /** The key that does the same; undefined while single keys are off. */
  readonly shortcut: string | undefined;
};

/** Repeats the last answer for all findings of its rule in its component, and says before how many these are. */
export function RepeatAnswer({ alike, onRepeat, shortcut }: Props) {
  return (
    <div className="review-repeat">
      <Button
        isBusy={!canRepeat(alike)}
        onPress={onRepeat}
        aria-describedby="review-repeat"
        {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      >
        {words.repeat}
      </Button>
      <p id="review-repeat" className="hint">
        {describeRepeat(alike)}
      </p>
    </div>
  );
}

export function canRepeat(alike: Props['alike']): boolean {
  return (alike?.count ?? 0) > 0;
}

/** Says after the key what is missing. */
export function explainNoRepeat(alike: Props['alike']): string {
  if (alike === undefined) return words.nothingToRepeat;
  return alike.count === undefined ? words.countingAlike : words.onlyThis;
}

function describeRepeat(alike: Props['alike']): string {
  if (alike === undefined) return words.repeatMeaning;
  const { answer, count, replaced } = alike;
  if (count === undefined) return '';
  if (count === 0) return words.onlyThis;
  const covered = words.repeatCovers(words.answers[answer], count);
  return answer === 'fine' && replaced > 0 ? `${covered} ${words.replaces(replaced)}` : covered;
}
