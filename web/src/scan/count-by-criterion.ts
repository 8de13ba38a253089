import type { Issue } from '../api/issues.ts';
import { compare } from '../texts/format.ts';

export type CountedCriterion = {
  readonly criterion: string;
  readonly name: string;
  readonly level: string;
  readonly failures: number;
};

/** Failures of each WCAG criterion, most first. A rule of two criteria counts for both. */
export function countByCriterion(cards: readonly Issue[]): readonly CountedCriterion[] {
  const counted = new Map<string, CountedCriterion>();
  for (const card of cards) {
    if (card.kind !== 'failed' || card.occurrence_count === 0) continue;
    for (const { criterion, name, level } of card.standards) {
      const before = counted.get(criterion)?.failures ?? 0;
      counted.set(criterion, { criterion, name, level, failures: before + card.occurrence_count });
    }
  }
  return [...counted.values()].toSorted(
    (one, other) => other.failures - one.failures || compare(one.criterion, other.criterion),
  );
}
