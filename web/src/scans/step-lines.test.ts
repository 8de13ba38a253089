import { expect, it } from 'vitest';
import { readSteps, writeSteps } from './step-lines.ts';

const entries = [
  {
    name: 'Menu | main',
    url_pattern: '/',
    steps: [
      { do: 'click', selector: '#nav > button' },
      { do: 'wait_for', selector: '[data-state="open menu"]' },
    ],
  },
  {
    name: 'Search results',
    url_pattern: 're:/shop(?:/|$)',
    steps: [
      { do: 'goto', url: 'https://example.com/shop' },
      { do: 'fill', selector: '#q .in', value: 'a "green" tea\n\\' },
      { do: 'press', selector: '#q', key: 'Control+Enter' },
    ],
  },
] as const;

it('reads what it writes', () => {
  const written = writeSteps(entries);

  expect(readSteps(written)).toEqual({ steps: entries });
  expect(readSteps(`\n\n ${written.replaceAll('\n', '\r\n ')}\n\n`)).toEqual({ steps: entries });
  expect(readSteps(' \n')).toEqual({ steps: [] });
});

it.each([
  ['Menu', 'Menu'],
  ['Menu | /\nclick', 'click'],
  ['Menu | /\npress #a', 'press #a'],
  ['Menu | /\nfill tea #a', 'fill tea #a'],
  ['Menu | /\nfill "tea #a', 'fill "tea #a'],
  ['Menu | /\nclick #a\n\nOther | /\nhover #b', 'hover #b'],
])('names the first line that is no step: %j', (typed, wrongLine) => {
  expect(readSteps(typed)).toEqual({ wrongLine });
});
