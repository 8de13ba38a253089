import { expect, it } from 'vitest';
import { OverLimit } from './limit-visit.ts';
import { nameOverLimit } from './name-over-limit.ts';

const late = new OverLimit('unresponsive', 'The browser did not answer.');

it.each([
  ['had no answer', { arrival: undefined, isSettled: false }, 'unresponsive'],
  ['was arriving', { arrival: { isWhole: false }, isSettled: false }, 'unfinished'],
  ['had arrived', { arrival: { isWhole: true }, isSettled: false }, 'unresponsive'],
  ['was checked', { arrival: { isWhole: true }, isSettled: true }, 'too_slow'],
] as const)('a browser that stops answering while the page %s', (_state, reached, kind) => {
  expect(nameOverLimit(late, reached)).toMatchObject({ kind });
});

it('a page that takes too much memory is that, however far it had come', () => {
  const large = new OverLimit('out_of_memory', 'Too much memory.');

  expect(nameOverLimit(large, { arrival: { isWhole: false }, isSettled: false })).toBe(large);
});
