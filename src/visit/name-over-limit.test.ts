import { expect, it } from 'vitest';
import { PageFailure } from '../browser/page-failure.ts';
import { OverLimit } from './limit-visit.ts';
import { nameOverLimit } from './name-over-limit.ts';
import { says } from '../texts/saying.ts';

const late = new OverLimit('unresponsive', says('visits.browser_silent'));

it.each([
  ['had no answer', { arrival: undefined, isSettled: false }, 'unresponsive'],
  ['was arriving', { arrival: { isWhole: false }, isSettled: false }, 'unfinished'],
  ['had arrived', { arrival: { isWhole: true }, isSettled: false }, 'unresponsive'],
  ['was checked while it was arriving', { arrival: { isWhole: false }, isSettled: true }, 'unfinished'],
  ['was checked', { arrival: { isWhole: true }, isSettled: true }, 'too_slow'],
] as const)('a browser that stops answering while the page %s', (_state, reached, kind) => {
  expect(nameOverLimit(late, reached)).toMatchObject({ kind });
});

it('an engine that does not finish while the document is arriving', () => {
  const slow = new PageFailure('too_slow', says('visits.silent_while_checked'));

  expect(nameOverLimit(slow, { arrival: { isWhole: false }, isSettled: true })).toMatchObject({ kind: 'unfinished' });
  expect(nameOverLimit(slow, { arrival: { isWhole: true }, isSettled: true })).toBe(slow);
});

it('a page that takes too much memory is that, however far it had come', () => {
  const large = new OverLimit('out_of_memory', says('visits.memory', { bytes: 900, bytesMost: 800 }));

  expect(nameOverLimit(large, { arrival: { isWhole: false }, isSettled: false })).toBe(large);
});
