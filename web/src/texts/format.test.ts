import { expect, it } from 'vitest';
import { createFormat } from './create-format.ts';
import { formatDuration } from './format.ts';

const { count } = createFormat('en');

it.each([
  [1, '1 page'],
  [0, '0 pages'],
  [12_345, '12,345 pages'],
])('%d is counted as %s', (value, text) => {
  expect(count(value, { one: 'page', other: 'pages' })).toBe(text);
});

it.each([
  [0, '< 1 s'],
  [12_400, '12 s'],
  [270_000, '4 min 30 s'],
  [7_500_000, '2 h 5 min'],
])('%d ms is %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
