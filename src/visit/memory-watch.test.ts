import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { killTree } from '../browser/process-tree.ts';
import { MemoryWatch, memoryShare } from './memory-watch.ts';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;
const started: ChildProcess[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const child of started.splice(0)) await killTree(child.pid ?? -1);
});

/** A process that takes so much more memory at every line it is sent. */
async function aProcess(): Promise<ChildProcess> {
  const source = `
    const held = [];
    process.stdin.on('data', () => { held.push(Buffer.alloc(100 * 2 ** 20, 1)); console.log(held.length); });
    console.log('ready');`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function takeMore(child: ChildProcess): Promise<void> {
  child.stdin?.write('more\n');
  if (child.stdout !== null) await once(child.stdout, 'data');
}

describe('the watch on memory', whereThereIs('linux'), () => {
  it('tells when a process holds more than it may', async () => {
    const child = await aProcess();
    const watch = new MemoryWatch({ everyMs: 20 });

    const { exceeded, end } = watch.watch(child.pid, 250 * mebibyte);
    for (let times = 0; times < 3; times += 1) await takeMore(child);

    expect(await exceeded).toBeGreaterThan(250 * mebibyte);
    expect(end()).toBe(true);
  });

  it('says nothing of one that keeps to its share, however much the other holds', async () => {
    const [modest, greedy] = await Promise.all([aProcess(), aProcess()]);
    const watch = new MemoryWatch({ everyMs: 20 });

    const kept = watch.watch(modest.pid, 1_000 * mebibyte);
    const left = watch.watch(greedy.pid, 50 * mebibyte);
    await takeMore(greedy);
    const first = await Promise.race([kept.exceeded.then(() => 'modest'), left.exceeded.then(() => 'greedy')]);

    expect(first).toBe('greedy');
    expect(kept.end()).toBe(false);
  });

  it('looks only while a page is in flight', async () => {
    vi.useFakeTimers();
    let looks = 0;
    const measure = (pids: readonly number[]) => {
      looks += 1;
      return pids.map((root) => ({ root, bytes: 60 }));
    };
    const watch = new MemoryWatch({ everyMs: 10, measure });

    const { end } = watch.watch(1, 100);
    await vi.advanceTimersByTimeAsync(35);
    const isHeavy = end();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(isHeavy).toBe(true);
    expect(looks).toBe(3);
  });
});

describe('a share of memory', () => {
  it.each([
    { machine: 24, concurrency: 2, share: 3 },
    { machine: 4, concurrency: 2, share: 1.5 },
    { machine: 2, concurrency: 4, share: 1 },
  ])('is $share GiB for each of $concurrency pages on $machine GiB', ({ machine, concurrency, share }) => {
    expect(memoryShare(concurrency, machine * gibibyte) / gibibyte).toBe(share);
  });
});
