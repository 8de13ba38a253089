import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';
import { webArrows } from './web-arrows.ts';

const list = 'web/src/styles/all.css';
const sheets = listFiles('web/src').filter((file) => file.endsWith('.css') && file !== list);
const listed = [...readText(list).matchAll(/@import '(?<path>[^']+)'/gu)].map(({ groups }) =>
  posix.join('web/src/styles', groups?.['path'] ?? ''),
);
const code = listFiles('web/src')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ place: placeOf(file), words: listWords(readText(file)) }));

describe('the styles of the web UI', () => {
  it('are one list, in which a section comes after those that it builds on', () => {
    const sections = listed.map(placeOf).filter((place) => place !== 'styles');
    const early = sections.flatMap((section, index) =>
      sections.slice(index + 1).filter((later) => later !== section && webArrows[section]?.includes(later)),
    );

    expect(listed.toSorted()).toEqual(sheets.toSorted());
    expect(early).toEqual([]);
  });

  it('stand next to the section that uses them, and nothing is styled that does not exist', () => {
    expect(sheets.flatMap(findUnused)).toEqual([]);
  });

  it('of one section are used by those alone that import it', () => {
    expect(sheets.flatMap(findForeign)).toEqual([]);
  });
});

/** `web/src/scan/scan.css` → `scan`. */
function placeOf(file: string): string {
  return file.split('/')[2] ?? '';
}

/** A section may name a shared class to change it within its own. */
function findUnused(sheet: string): readonly string[] {
  const users = code.filter(({ place }) => ['parts', placeOf(sheet)].includes(place) || isShared(sheet));
  return listClasses(sheet)
    .filter((name) => !users.some(({ words }) => isUsed(name, words)))
    .map((name) => `${sheet}: .${name}`);
}

function findForeign(sheet: string): readonly string[] {
  if (isShared(sheet)) return [];
  const own = placeOf(sheet);
  const shared = new Set(sheets.filter(isShared).flatMap(listClasses));
  const others = code.filter(({ place }) => place !== own && webArrows[place]?.includes(own) !== true);
  return listClasses(sheet)
    .filter((name) => name.includes('-') && !shared.has(name))
    .flatMap((name) => others.filter(({ words }) => words.has(name)).map(({ place }) => `${place}: .${name}`));
}

function isShared(sheet: string): boolean {
  return ['parts', 'styles'].includes(placeOf(sheet));
}

function listClasses(sheet: string): readonly string[] {
  const selectors = readText(sheet)
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\{[^{}]*\}/gu, '{}');
  return [...new Set(selectors.match(/(?<=\.)[a-z][\w-]*/gu))];
}

/** Words of the code that can be classes. A class that is put together counts by its beginning: `badge-`. */
function listWords(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\w-])[a-z][\w-]*/gu));
}

function isUsed(name: string, words: ReadonlySet<string>): boolean {
  const beginnings = name.split('-').map((_part, index, parts) => `${parts.slice(0, index).join('-')}-`);
  return words.has(name) || beginnings.some((beginning) => words.has(beginning));
}
