import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const decisions = listFiles('docs/decisions').filter((file) => file.endsWith('.md'));
const pages = listFiles('docs').filter((file) => posix.dirname(file) === 'docs' && file.endsWith('.md'));
const index = 'docs/README.md';

describe('the size of documents', () => {
  it('a page answers its question in at most 900 words', () => {
    const long = [...pages, 'README.md', 'CONTRIBUTING.md'].filter((file) => countWords(file) > 900);

    expect(pages.length).toBeGreaterThan(30);
    expect(long).toEqual([]);
  });

  it('a decision has at most 40 lines', () => {
    expect(decisions.length).toBeGreaterThan(10);
    expect(decisions.filter((file) => readText(file).trimEnd().split('\n').length > 40)).toEqual([]);
  });

  it('a line of prose has at most 120 columns', () => {
    const lines = [...pages, ...decisions, 'README.md', 'CONTRIBUTING.md'].flatMap(listLongLines);

    expect(lines).toEqual([]);
  });

  it('the index lists every page', () => {
    const listed = readText(index);

    expect(pages.filter((file) => file !== index && !listed.includes(`](${posix.basename(file)})`))).toEqual([]);
  });
});

/** Without comments, which readers do not see. */
function countWords(file: string): number {
  const text = readText(file).replaceAll(/<!--[\s\S]*?-->/gu, '');
  return text.trim().split(/\s+/u).length;
}

/** Without tables, which cannot be wrapped, and without code. */
function listLongLines(file: string): readonly string[] {
  const lines = readText(file)
    .replaceAll(/^ *```[\s\S]*?^ *```/gmu, (code) => code.replaceAll(/[^\n]/gu, ''))
    .split('\n');
  return lines.flatMap((line, at) => (line.length > 120 && !line.startsWith('|') ? [`${file}:${at + 1}`] : []));
}
