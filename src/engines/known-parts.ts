import type { Refusal } from './operate/forms/refusal.ts';
import type { Opening } from './operate/opening/opener.ts';
import type { FocusSight } from './operate/rules/focus-visible/compare-pictures.ts';

/** Answers by the keys of parts that are equal on several pages of a scan. */
export type Known<Answer> = Pick<Map<string, Answer>, 'get' | 'set'>;

/** What the pages of a scan have shown so far, so that a part that many pages share is operated once. */
export type KnownParts = {
  readonly openings: Known<Opening | 'nothing'>;
  /** Of forms that were sent empty. */
  readonly refusals: Known<Refusal | 'none'>;
  readonly sights: Known<FocusSight>;
  /** Whether Tab leaves an element. */
  readonly leaves: Known<true>;
  /** Elements on which hovering shows nothing, or does so as it should. */
  readonly hovers: Known<'nothing' | 'right'>;
};

export function startKnownParts(): KnownParts {
  return {
    openings: new FirstAnswers(),
    refusals: new FirstAnswers(),
    sights: new FirstAnswers(),
    leaves: new FirstAnswers(),
    hovers: new FirstAnswers(),
  };
}

/** An opening with many findings takes some hundred KB. */
const most = 500;

/** Keeps a limited number of answers: the first ones. */
class FirstAnswers<Answer> extends Map<string, Answer> {
  override set(key: string, answer: Answer): this {
    return this.size < most ? super.set(key, answer) : this;
  }
}
