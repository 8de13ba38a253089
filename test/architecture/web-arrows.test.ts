import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import type { Import } from './source-files.ts';
import { listFiles, readImports } from './source-files.ts';
import { webArrows } from './web-arrows.ts';

const modules = listFiles('web/src').filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file));
const imports = modules.flatMap(readImports).filter(({ target }) => /\.tsx?$/u.test(target));
const arrowOf = ({ file, target }: Import) => `${placeOf(file)} → ${placeOf(target)}`;
const between = imports.filter(({ file, target }) => placeOf(file) !== placeOf(target));

/** `web/src/scan/trend.tsx` → `scan`, `web/src/app.tsx` → `app.tsx`. */
function placeOf(file: string): string {
  return file.split('/')[2] ?? '';
}

describe('the arrows between the folders of the web UI', () => {
  const table = Object.entries(webArrows).flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`));

  it('every import follows an arrow of the table in web-arrows.ts', () => {
    const forbidden = between.filter((one) => !table.includes(arrowOf(one)));

    expect(forbidden).toEqual([]);
  });

  it('every arrow of the table is needed by an import', () => {
    const needed = new Set(between.map(arrowOf));

    expect(table.filter((arrow) => !needed.has(arrow))).toEqual([]);
  });

  it('no files import each other in a circle', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it('nothing outside web/src is imported', () => {
    expect(imports.filter(({ target }) => !target.startsWith('web/src/'))).toEqual([]);
  });
});
