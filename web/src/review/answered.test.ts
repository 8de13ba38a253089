import { describe, expect, it } from 'vitest';
import type { OpenFinding } from '../api/review.ts';
import type { AnswerKind, Given } from './answered.ts';
import { countAlike, countAnswers, countNew, countReplaced, findRepeatable, listUnanswered } from './answered.ts';

/** In the component that its first letter names. */
function aFinding(id: string, key = 'color-contrast'): OpenFinding {
  // What else a finding has does not matter here.
  return { issue: { kind: 'needs_review', key }, occurrence: { id, component: id.slice(0, 1) } } as OpenFinding;
}

const findings = ['a1', 'b1', 'a2', 'a3', 'b2'].map((id) => aFinding(id));
const alike = { open: 3, decided: 0, afterAnswers: 0 };

function anAnswer(answer: AnswerKind, id: string, facts: Partial<Given> = {}): Given {
  const finding = aFinding(id);
  return { answer, finding, shown: finding, isForAlike: false, markId: undefined, covers: 1, batches: 1, ...facts };
}

const idsAfter = (...given: readonly Given[]) => listUnanswered(findings, given).map(({ occurrence }) => occurrence.id);

describe('answers to what needs review', () => {
  it('leave the others in the queue', () => {
    expect(idsAfter()).toEqual(['a1', 'b1', 'a2', 'a3', 'b2']);
    expect(idsAfter(anAnswer('problem', 'a1'), anAnswer('later', 'b1'))).toEqual(['a2', 'a3', 'b2']);
  });

  it('to all alike leave those of other components and of other rules', () => {
    const given = anAnswer('fine', 'a2', { isForAlike: true });
    const other = aFinding('a9', 'target-size');

    expect(idsAfter(given)).toEqual(['b1', 'b2']);
    expect(listUnanswered([other], [given])).toEqual([other]);
  });

  it('are counted once, whatever was decided before and left for later', () => {
    const first = anAnswer('fine', 'a1');
    const postponed = anAnswer('later', 'a3');
    const given = [postponed, anAnswer('problem', 'a2'), first];

    expect(countAlike(first, alike, [first])).toBe(2);
    expect(countAlike(first, alike, given)).toBe(1);
    expect(countNew(first, alike, given)).toBe(0);
    expect(countAlike(postponed, alike, [postponed])).toBe(2);
    expect(countReplaced(first, { ...alike, decided: 2 }, given)).toBe(3);
    // These were counted after all answers.
    expect(countAlike(first, { ...alike, open: 1, afterAnswers: 3 }, given)).toBe(1);
  });

  it('can be repeated once, by the last one', () => {
    const first = anAnswer('fine', 'a1');

    expect(findRepeatable([])).toBeUndefined();
    expect(findRepeatable([anAnswer('problem', 'b1'), first])).toBe(first);
    expect(findRepeatable([first, { ...first, isForAlike: true }])).toBeUndefined();
  });

  it('end as answered or left for later', () => {
    const given = [anAnswer('later', 'a1'), anAnswer('later', 'b1', { isForAlike: true, covers: 2 })];

    expect(countAnswers(given)).toEqual({ answered: 0, later: 3 });
    expect(countAnswers([...given, anAnswer('fine', 'a2', { isForAlike: true, covers: 2 })])).toEqual({
      answered: 3,
      later: 2,
    });
  });
});
