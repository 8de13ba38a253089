import { expect, it } from 'vitest';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';
import { PatternCounter } from './group-patterns.ts';

const general = 'This link has no name.';

function anOccurrence(fields: Partial<StoredOccurrence>): StoredOccurrence {
  return {
    html: '<a href="/help"></a>',
    general,
    id: '0',
    fingerprint: 'f',
    portable_fingerprint: 'p',
    page_id: '1',
    page_url: 'https://example.com/1',
    page_path: [],
    pattern: 'link',
    selector: 'main > a',
    message: general,
    problem: general,
    fix: '',
    details: null,
    screenshot: null,
    box: null,
    box_missing: 'no_picture',
    states: ['default'],
    path: [],
    false_positive: false,
    verdict: null,
    first_seen: { scan_id: '0', created_at: '2026-01-02T03:04:05.006Z' },
    came_back: false,
    ...fields,
  };
}

it('counts the occurrences and pages of each pattern, and widens the message to the range of its numbers', () => {
  const counter = new PatternCounter();
  counter.add(anOccurrence({ general: 'Its width is 12 px.' }));
  counter.add(anOccurrence({ general: 'Its width is 9 px.' }));
  counter.add(anOccurrence({ general: 'Its width is 20 px.', page_id: '2' }));
  counter.add(anOccurrence({ general: 'Its width is 20 px.', pattern: 'logo' }));

  const [found] = counter.list();

  expect(found?.message).toBe('Its width is 9–20 px.');
  expect(found?.patterns.map(({ occurrences, pages }) => [occurrences, pages])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});
