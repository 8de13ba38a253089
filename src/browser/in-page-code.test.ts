import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPageCall, inPageCallOnFunctions, SentModules } from './in-page-code.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-in-page-'));
  await mkdir(join(folder, 'in-page'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function aModule(name: string, lines: readonly string[]): Promise<URL> {
  const path = join(folder, 'in-page', name);
  await writeFile(path, `${lines.join('\n')}\n`);
  return pathToFileURL(path);
}

describe('a call of an in-page function', () => {
  it('brings what the module imports, in its own scope and without types', async () => {
    await aModule('base.ts', [
      "export const units = ['m', 'km'];",
      'export function name(index: number): string { return units[index] ?? "?"; }',
    ]);
    await aModule('text.ts', [
      "import { name as nameOf } from './base.ts';",
      'export async function name(count: number): Promise<string> { return `${count} ${nameOf(1)}…`; }',
    ]);
    const file = await aModule('top.ts', [
      "import { name } from './text.ts';",
      "import { units } from './base.ts';",
      "import type { Missing } from '../missing.ts';",
      'export type Own = Missing;',
      'export async function describeAll(counts: readonly number[]): Promise<string> {',
      '  return `${await Promise.all(counts.map(name))} of ${units.length}`;',
      '}',
    ]);

    const call = inPageCall<[counts: readonly number[]]>(file, 'describeAll')([3, 4]);

    await expect(runInNewContext(call)).resolves.toBe('3 km…,4 km… of 2');
    expect(call).toMatch(/^[\0-\x7F]*$/u);
  });

  it('is given functions of other modules, each module once', async () => {
    const shared = await aModule('shared.ts', ['export function double(one: number): number { return 2 * one; }']);
    const first = await aModule('first.ts', [
      "import { double } from './shared.ts';",
      'export function check(): number { return double(1); }',
    ]);
    const second = await aModule('second.in-page.ts', [
      "import { double } from './shared.ts';",
      'export function check(): number { return double(2); }',
    ]);
    const runner = await aModule('runner.ts', [
      'export function run(checks: Record<string, () => number>, names: readonly string[]): readonly unknown[] {',
      '  return names.map((name) => checks[name]?.());',
      '}',
    ]);
    const checks = { 'the-first': { file: first, name: 'check' }, second: { file: second, name: 'check' } };

    const call = inPageCallOnFunctions<[names: readonly string[]]>(runner, 'run', checks)(['second', 'the-first', 'x']);

    expect(runInNewContext(`JSON.stringify(${call})`)).toBe('[4,2,null]');
    expect(call.split('function double(').length - 1).toBe(1);
    const missing = inPageCallOnFunctions(runner, 'run', { shared: { file: shared, name: 'check' } });
    expect(() => missing()).toThrow('has no function check');
  });

  it('is refused for a function that is not there', async () => {
    const file = await aModule('empty.ts', ['export function other(): void {}']);

    expect(inPageCall(file, 'missing')).toThrow('has no function missing');
  });

  it('is refused for a value that does not survive as JSON', async () => {
    const file = await aModule('pattern.ts', ['export const pattern = /a/;', 'export function other(): void {}']);

    expect(inPageCall(file, 'other')).toThrow('pattern is neither a function nor a JSON value');
  });

  it('is refused for a module that imports what is not in-page', async () => {
    await writeFile(join(folder, 'here.ts'), 'export function here(): void {}\n');
    const file = await aModule('outside.ts', [
      "import { here } from '../here.ts';",
      'export function go(): void { here(); }',
    ]);

    expect(inPageCall(file, 'go')).toThrow('is not an in-page module');
  });
});

describe('calls to one world', () => {
  it('bring each module once, and leave nothing from one call to the next', async () => {
    await aModule('counted.ts', ['export const counts = { calls: 0 };']);
    const file = await aModule('counting.ts', [
      "import { counts } from './counted.ts';",
      'export function count(step: number): number { return (counts.calls += step); }',
    ]);
    const world = createContext({});
    const sent = new SentModules();
    const evaluated: string[] = [];
    const evaluate = async (expression: string): Promise<unknown> => {
      evaluated.push(expression);
      return runInContext(expression, world);
    };
    const count = inPageCall<[step: number]>(file, 'count');

    expect(await sent.evaluate(count(1), evaluate)).toBe(1);
    expect(await sent.evaluate(count(2), evaluate)).toBe(2);
    expect(await sent.evaluate('1 + 1', evaluate)).toBe(2);

    expect(evaluated.map((expression) => expression.includes('function count'))).toEqual([true, false, false]);
    expect(evaluated.map((expression) => expression.includes('calls'))).toEqual([true, false, false]);
  });

  it('bring a module again after a call that failed', async () => {
    const file = await aModule('failing.ts', ['export function fail(isLate: boolean): boolean { return isLate; }']);
    const sent = new SentModules();
    const fail = inPageCall<[isLate: boolean]>(file, 'fail');
    const refuse = async (): Promise<never> => {
      throw new Error('The world is gone.');
    };

    await expect(sent.evaluate(fail(true), refuse)).rejects.toThrow('gone');
    const answer = async (expression: string): Promise<unknown> => runInNewContext(expression);
    expect(await sent.evaluate(fail(true), answer)).toBe(true);
  });
});
