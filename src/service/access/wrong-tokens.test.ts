import { expect, it } from 'vitest';
import { WrongTokens } from './wrong-tokens.ts';

it('after twenty wrong tokens an address waits, and another one does not', () => {
  const wrong = new WrongTokens();
  for (let count = 0; count < 20; count += 1) wrong.note('10.0.0.1', 0);

  expect(wrong.secondsLeft('10.0.0.1', 0)).toBe(3);
  expect(wrong.secondsLeft('10.0.0.2', 0)).toBe(0);
});

it('one more is looked at every three seconds', () => {
  const wrong = new WrongTokens();
  for (let count = 0; count < 20; count += 1) wrong.note('10.0.0.1', 0);

  expect(wrong.secondsLeft('10.0.0.1', 2_000)).toBe(1);
  expect(wrong.secondsLeft('10.0.0.1', 3_001)).toBe(0);
  wrong.note('10.0.0.1', 3_001);
  expect(wrong.secondsLeft('10.0.0.1', 3_001)).toBe(3);
});

it('a clock that is set back lets no one wait longer', () => {
  const wrong = new WrongTokens();
  const aheadMs = 30 * 24 * 3_600_000;
  for (let count = 0; count < 20; count += 1) wrong.note('10.0.0.1', aheadMs);

  expect(wrong.secondsLeft('10.0.0.1', aheadMs - 1)).toBe(3);
  expect(wrong.secondsLeft('10.0.0.1', 0)).toBe(0);
});

it('a flood of addresses does not grow what is remembered', () => {
  const wrong = new WrongTokens();
  for (let count = 0; count < 20; count += 1) wrong.note('first', 0);
  for (let count = 0; count < 10_000; count += 1) wrong.note(`address ${count}`, 0);

  expect(wrong.secondsLeft('first', 0)).toBe(0);
});
