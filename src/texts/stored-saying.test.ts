import { expect, it } from 'vitest';
import { says } from './saying.ts';
import { readSaying, storeSaying } from './stored-saying.ts';

it('keeps a sentence, with texts that the database takes', () => {
  const text = `\u0000 \uD800 ${'x'.repeat(600)}`;
  const saying = [says('visits.script_error', { text }), says('visits.many_requests', { n: 3_000 })];

  const stored = storeSaying(saying);

  expect(readSaying(JSON.parse(stored ?? ''))).toEqual([
    says('visits.script_error', { text: `\uFFFD \uFFFD ${'x'.repeat(496)}` }),
    says('visits.many_requests', { n: 3_000 }),
  ]);
  expect([storeSaying(null), readSaying(null)]).toEqual([null, null]);
});
