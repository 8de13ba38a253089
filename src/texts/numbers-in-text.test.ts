import { expect, it } from 'vitest';
import { splitAtNumbers } from './numbers-in-text.ts';

it('splits a text at its numbers and keeps colors whole', () => {
  expect(splitAtNumbers('12px on #fff, 4.5:1')).toEqual({
    words: ['', 'px on #fff, ', ':', ''],
    numbers: ['12', '4.5', '1'],
  });
});
