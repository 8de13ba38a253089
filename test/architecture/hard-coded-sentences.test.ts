import { expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/**
 * English by contract (docs/languages.md): what models and monitoring read. `src/engines` holds the texts of rules in all languages,
 * and `src/texts` all others.
 */
const elsewhere = /^src\/(?:texts|engines|edges\/mcp|service\/metrics)\/|\.test\.ts$/u;

/** For operators, in errors and logs. */
const inLogs: ReadonlySet<string> = new Set([
  '… is a link, so it keeps its modes.',
  '… is a link: what it leads to keeps its modes.',
  'Curbcut can write.',
  'Other users can write to …, and exchange what is in it.',
  'Other users can write to …, and exchange ….',
  'Stop that service first, or choose another folder with CURBCUT_DATA_DIR.',
  'The sealed text does not open.',
  'The time limit of … ms is over.',
]);

/** A text that describes no part of the interface and no metric, and is no message of an error that is logged. */
const text =
  /(?<!(?:\b(?:describe|mapOriginQuery)\(|\b(?:summary|description|help|\w*Schema):|[Ee]rror\(|=|\+)\s*)(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`)/gu;
const comment = /^\s*(?:\/\/|\/?\*).*$/gmu;

it('people read no sentence that is not in src/texts', () => {
  const files = listFiles('src').filter((file) => file.endsWith('.ts') && !elsewhere.test(file));

  const hardCoded = files.flatMap((file) => findSentences(readText(file)).map((sentence) => `${file}: ${sentence}`));

  expect(files.length).toBeGreaterThan(300);
  expect(hardCoded).toEqual([]);
});

/** With `…` for what they are filled with. */
function findSentences(code: string): readonly string[] {
  return [...code.replaceAll(comment, '').matchAll(text)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((one) => one.replaceAll(/\$\{[^}]*\}/gu, '…'))
    .filter((one) => /^(?:…|[A-Z]\S*) \S+ .*[.?!]$/u.test(one) && !inLogs.has(one));
}
