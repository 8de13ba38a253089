import { expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

it('gives each caller a turn before one caller gets another', async () => {
  const turns = new FairTurns();
  const done: string[] = [];
  const take = (caller: string, name: string) => turns.take(caller, async () => void done.push(name));

  const all = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('b', 'b2'), take('c', 'c1')];
  const waiting = [turns.waitingOf('a'), turns.waitingOf('b'), turns.waitingOf('none')];
  await Promise.all(all);

  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(waiting).toEqual([2, 2, 0]);
  expect([turns.waitingOf('a'), turns.waitingOf('b')]).toEqual([0, 0]);
});

it('goes on after work that fails', async () => {
  const turns = new FairTurns();

  const failed = turns.take('a', async () => {
    throw new Error('failed');
  });
  const next = turns.take('b', async () => 'done');

  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
  expect(await turns.take('a', async () => 'again')).toBe('again');
});
