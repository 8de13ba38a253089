import type { KnownParts } from '../engines/known-parts.ts';

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
