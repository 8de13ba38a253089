import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { sayWith } from './say.ts';
import type { Said, Sentences } from './saying.ts';

const templates = {
  visits: {
    fixed: 'Nothing is visible.',
    counted: '{n} (page was|pages were) skipped.',
    nested: 'The scan ended. {saidWhy}',
    listed: 'Use {anyOf}, or all of {listOf}.',
    dated: 'Retention removed it on {date}.',
    clauses: '{clause}, so these were skipped: {examples}.',
  },
};

/** Templates that only this test has. */
const speaker = { said: templates as unknown as Sentences, format: createFormat('en', '“…”') };
const sayHere = (code: string, facts?: Said['facts']) => sayWith(speaker, { code: `visits.${code}`, facts });

describe('a sentence', () => {
  it.each([
    ['fixed', undefined, 'Nothing is visible.'],
    ['counted', { n: 1 }, '1 page was skipped.'],
    ['counted', { n: 1_200 }, '1,200 pages were skipped.'],
    ['nested', { saidWhy: { code: 'visits.fixed' } }, 'The scan ended. Nothing is visible.'],
    [
      'nested',
      { saidWhy: [{ code: 'visits.fixed' }, { code: 'visits.fixed' }] },
      'The scan ended. Nothing is visible. Nothing is visible.',
    ],
    ['listed', { anyOf: ['a', 'b'], listOf: ['c', 'd'] }, 'Use a or b, or all of c and d.'],
    [
      'clauses',
      { clause: [{ code: 'visits.fixed' }, { code: 'visits.fixed' }], examples: ['a.', { code: 'visits.fixed' }, '…'] },
      'Nothing is visible. Nothing is visible, so these were skipped: a.; Nothing is visible; ….',
    ],
    ['dated', { date: '2026-03-05T10:00:00.000Z' }, 'Retention removed it on March 5, 2026.'],
  ] as const)('is said with its facts: %s', (code, facts, expected) => {
    expect(sayHere(code, facts)).toBe(expected);
  });

  it('keeps what a fact says, also if it looks like a part of a template', () => {
    expect(sayHere('counted', { n: 2, more: '{n}' })).toBe('2 pages were skipped.');
    expect(sayHere('listed', { anyOf: ['{listOf}', '(a|b)'], listOf: [] })).toBe('Use {listOf} or (a|b), or all of .');
  });

  it('of a code that is not known is its code', () => {
    expect(sayHere('unknown', { n: 3 })).toBe('visits.unknown');
    expect(sayWith(speaker, { code: 'toString.length' })).toBe('toString.length');
  });
});
