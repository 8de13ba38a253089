import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/**
 * The first looks for the place where React renders, the second waits for dialogs of React Aria to go, and the third
 * writes a call for the console of a scanned page. None moves the focus.
 */
const allowed = new Set(['web/src/main.tsx', 'web/src/parts/after-dialog.ts', 'web/src/issues/write-markdown.ts']);
const search = /\b(?:getElementsBy\w+|getElementById|querySelector(?:All)?)\(/gu;

it('components of the web UI reach elements by refs, not by their ids and classes', () => {
  const modules = listFiles('web/src').filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !allowed.has(file));

  const found = modules.flatMap((file) => (readText(file).match(search) ?? []).map((call) => `${file}: ${call}`));

  expect(found).toEqual([]);
});
