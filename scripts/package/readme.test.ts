import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/edges/cli/commands.ts';

const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const typed = [...text.matchAll(/^(?:\w+=\S+ )*curbcut (?<words>.+)$/gmu)].map(({ groups }) => groups?.['words'] ?? '');

describe('the README of the package', () => {
  it('names only commands and flags that the program has', () => {
    const unknown = typed.flatMap((words) => {
      const [name = '', ...args] = words.split(' ');
      const command = commands.find((one) => one.name === name);
      if (command === undefined) return [words];
      const defined = new Command();
      command.define(defined);
      const flags = new Set(defined.options.map(({ long }) => long));
      return args.filter((arg) => arg.startsWith('--') && !flags.has(arg));
    });

    expect(typed.length).toBeGreaterThan(4);
    expect(unknown).toEqual([]);
  });

  it('speaks to people who installed it: of no checkout, and with no link into one', () => {
    expect(text).not.toMatch(/\]\((?!https?:)/u);
    expect(text).not.toMatch(/npm (?:start|run|test|ci)|scripts\//u);
  });
});
