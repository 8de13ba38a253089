import { beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';
import { endsWithin, OutOfTime, within } from './time-limit.ts';

const { promise: never } = Promise.withResolvers<never>();
const warn = vi.spyOn(process, 'emitWarning');

beforeEach(() => void warn.mockClear());

it('a time limit that is over already ends the work at once, without a warning', async () => {
  await expect(within(-1_838, never)).rejects.toEqual(new OutOfTime('The time limit of 0 ms is over.'));
  expect(await endsWithin(-1_838, never)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

it('a pause that is over already does not wait, without a warning', async () => {
  await pause(-1_838);

  expect(warn).not.toHaveBeenCalled();
});
