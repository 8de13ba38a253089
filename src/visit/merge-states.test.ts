import { describe, expect, it } from 'vitest';
import type { EngineReport, Finding, FoundElement } from '../engines/finding.ts';
import type { Remark } from '../findings/remark.ts';
import { mergeStates } from './merge-states.ts';

const engine = { id: 'axe-core', version: '4' };

const ratio = (nRatio: number): Remark => ({ code: 'contrast.too_pale', facts: { nRatio } });
const why: Remark = { code: 'contrast.review' };

function anElement(selector: string, message = ratio(2)): FoundElement {
  return { selector, html: `<p id="${selector}">`, message, surroundings: selector, component: { path: 'p' } };
}

function aFinding(kind: Finding['kind'], ...elements: readonly FoundElement[]): Finding {
  return { kind, rule: 'contrast', total: elements.length, elements };
}

function aReport(counts: readonly [number, number, number], ...findings: readonly Finding[]): EngineReport {
  return { engine, rules: { contrast: counts }, findings, unreachedFrames: [] };
}

const kept = aReport([3, 1, 1], aFinding('failed', anElement('a')), aFinding('needs_review', anElement('b', why)));

describe('findings in several states', () => {
  it('are one finding for each element, which names its states, with the first ones first', () => {
    const dark = aReport([2, 2, 1], aFinding('failed', anElement('a'), anElement('c', ratio(3))));

    const [merged] = mergeStates([kept], [{ state: 'dark', reports: [dark], same: [] }]);

    expect(merged?.rules).toEqual({ contrast: [2, 2, 1] });
    expect(merged?.findings).toEqual([
      aFinding(
        'failed',
        { ...anElement('a'), states: ['default', 'dark'] },
        { ...anElement('c', { ...ratio(3), state: 'dark' }), states: ['dark'] },
      ),
      aFinding('needs_review', { ...anElement('b', why), states: ['default'] }),
    ]);
  });

  it('what fails in one state has failed, and its message says where', () => {
    const contrast = aReport([4, 1, 0], aFinding('failed', anElement('b', ratio(2))));

    const [merged] = mergeStates([kept], [{ state: 'more_contrast', reports: [contrast], same: [] }]);

    const both = {
      ...anElement('b', { ...why, also: [{ ...ratio(2), state: 'more_contrast' }] }),
      states: ['default', 'more_contrast'] as const,
    };
    expect(merged?.rules).toEqual({ contrast: [3, 2, 0] });
    expect(merged?.findings).toEqual([aFinding('failed', { ...anElement('a'), states: ['default'] }, both)]);
  });

  it('a rule that gives the same in a state has all its findings there, too', () => {
    const [merged] = mergeStates([kept], [{ state: 'dark', reports: [], same: ['contrast'] }]);

    expect(merged?.rules).toEqual(kept.rules);
    expect(merged?.findings.flatMap(({ elements }) => elements.map(({ states }) => states))).toEqual([
      ['default', 'dark'],
      ['default', 'dark'],
    ]);
  });

  it('a report stays as it is where no state concerns its rules', () => {
    const other = {
      ...kept,
      engine: { id: 'other', version: '1' },
      rules: { title: [1, 0, 0] as const },
      findings: [],
    };

    expect(mergeStates([other], [{ state: 'dark', reports: [kept], same: ['contrast'] }])).toEqual([other]);
    expect(mergeStates([kept], [])).toEqual([kept]);
  });

  it('counts elements that were not kept once', () => {
    const many = (state: number) => aReport([0, state, 0], { ...aFinding('failed', anElement('a')), total: state });

    const [merged] = mergeStates([many(1_500)], [{ state: 'dark', reports: [many(1_200)], same: [] }]);

    expect(merged?.rules).toEqual({ contrast: [0, 1_500, 0] });
    expect(merged?.findings[0]?.total).toBe(1_500);
  });
});
