import { expect, it } from 'vitest';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';
import { PatternCounter } from './group-patterns.ts';

const look = { html: '<a href="/help"></a>', general: 'This link has no name.' };

function anOccurrence(fields: Partial<StoredOccurrence>): StoredOccurrence {
  return {
    ...look,
    id: '0',
    fingerprint: 'f',
    portable_fingerprint: 'p',
    page_id: '1',
    page_url: 'https://example.com/1',
    selector: 'main > a',
    message: look.general,
    problem: look.general,
    fix: '',
    details: null,
    screenshot: null,
    screenshot_of: null,
    states: ['default'],
    false_positive: false,
    verdict: null,
    came_back: false,
    ...fields,
  };
}

it('counts an element that repeats itself in other places as one pattern', () => {
  const counter = new PatternCounter();
  counter.add(anOccurrence({}));
  const inFooter = { selector: 'footer > div > a', page_url: 'https://example.com/2' };
  counter.add(anOccurrence(inFooter));
  // Its markup is another one, and its place is known.
  counter.add(anOccurrence({ ...inFooter, html: '<a href="/about"></a>' }));
  counter.add(anOccurrence({ selector: 'nav > a', html: '<a class="logo" href="/"></a>' }));

  const [message] = counter.list();

  expect(message?.patterns.map(({ occurrences, pages }) => [occurrences, pages])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});
