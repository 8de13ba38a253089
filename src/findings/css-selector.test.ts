import { expect, it } from 'vitest';
import { isCssSelector } from './css-selector.ts';
import { noSelectors, selectors } from '../../test/css-selectors.ts';

it.each(selectors)('takes %j', (text) => {
  expect(isCssSelector(text)).toBe(true);
});

it.each([...noSelectors, '', '::before', 'p::first-line', '[x=1', 'a:not(.b', 'a:hovr', ':host', 'a\u0000b'])(
  'refuses %j',
  (text) => {
    expect(isCssSelector(text)).toBe(false);
  },
);

it('decides about long texts at once', () => {
  const texts = ['('.repeat(500), '[a="'.repeat(120), `a${' '.repeat(498)}!`, ':not('.repeat(100)];

  expect(texts.map(isCssSelector)).toEqual(texts.map(() => false));
});
