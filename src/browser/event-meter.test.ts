import { expect, it } from 'vitest';
import { EventMeter } from './event-meter.ts';

/** The limit that a page exceeds with so many errors. */
function excessOf(errors: number, stack: string): unknown {
  const meter = new EventMeter();
  for (let index = 0; index < errors; index += 1) meter.addError({ name: 'Error', message: `boom ${index}`, stack });
  return meter.excess?.code;
}

it('bears 100,000 short errors', () => {
  expect(excessOf(100_000, 'Error: boom\n    at https://shop.example/:12:34')).toBeUndefined();
});

it('ends a page whose errors are large', () => {
  expect(excessOf(20_000, 'x'.repeat(1_000))).toBe('visits.many_events');
});
