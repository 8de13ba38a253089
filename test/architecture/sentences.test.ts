import { describe, expect, it } from 'vitest';
import { spokenLanguages } from '../../src/texts/spoken.ts';
import { textsIn } from '../../src/texts/texts.ts';
import * as egress from '../../src/texts/en/sentences/egress.ts';
import * as network from '../../src/texts/en/sentences/network.ts';
import * as services from '../../src/texts/en/sentences/services.ts';
import * as standards from '../../src/texts/en/sentences/standards.ts';
import * as visits from '../../src/texts/en/sentences/visits.ts';
import { listFiles, readText } from './source-files.ts';

const themes = [egress, network, services, standards, visits];
const sentences = themes.flatMap((theme) => Object.values<readonly string[]>(theme).flat());

/** Folders whose sentences are read in terminals and logs, by programs, in reports and in the texts of rules, which have other catalogs; and what is answered below HTTP. */
const elsewhere =
  /^src\/(?:texts|edges\/cli|edges\/mcp|reports|engines|reading\/comparison|service\/metrics|config|adapters\/db|start|reading\/standards|edges\/http\/raw-connections)\b|\.test\.ts$/u;
const files = listFiles('src').filter((file) => file.endsWith('.ts'));
const made = new Set(
  files.filter((file) => !/^src\/texts\/(?!en\/said\/)/u.test(file)).flatMap((file) => listRuns(readText(file))),
);

/** A text with the end of a sentence that is no description of the interface. */
const sentence =
  /(?<!(?:\bdescribe\(|\b(?:summary|description):|[Ee]rror\(|=)\s*)(?:'((?:[^'\\\n]|\\.)+[.?])'|"([^"\n]+[.?])"|`([^`]+[.?])`)/gu;

/** Parts of sentences, and what only logs, receivers of webhooks or the document of the interface have. */
const others: ReadonlySet<string> = new Set([
  '7 7 and is never contacted, regardless of the settings.',
  '7 a page that the list already has.',
  '7 be 7.',
  '7 is 7, 7 To allow it, add 7 to 7.',
  '7 found its element in a page of 7, which is not an origin of the sign-in.',
  'A rule of an earlier engine version.',
  'CURBCUT_NETWORK=public-only reaches public addresses only.',
  'Compares scans of one site at two origins; without `base`, with the latest earlier scan at TO.',
  'Curbcut can write.',
  'Did you mean 7?',
  'If they belong to the configured database, remove that file and start again.',
  'Must have 7 7 characters.',
  'Start with the database that they belong to (DATABASE_URL), or choose another place with CURBCUT_DATA_DIR or CURBCUT_FILES.',
  'The URL cannot be read.',
  'The object store could not copy an object: 7.',
  'The page of the trial leads nowhere.',
  'The sealed text does not open.',
  'The server is temporarily unavailable. Scan again7.',
  'The time limit of 7 ms is over.',
  'Use one of 7.',
  'While steps sign in, connections follow requests.',
  'What identifies a finding (paths, fingerprints) is then that of the page at TO. Texts still name the URL that was scanned.',
]);

describe('the sentences that are said in other languages', () => {
  it('are those that the service makes: no entry is left over', () => {
    // Some are put together from parts, so not every run of words is in one place.
    const unknown = sentences.filter((english) => {
      const runs = listRuns(english);
      const own = runs.filter((run) => !run.includes('…'));
      return own.filter((run) => made.has(run)).length < own.length * 0.5;
    });

    expect(sentences.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  it.each(spokenLanguages.filter((language) => language !== 'en'))(
    'have entries in src/texts/en/sentences and in each language: %s',
    (language) => {
      const { say } = textsIn(language);
      const all = files.flatMap((file) =>
        readSentences(elsewhere.test(file) ? readPageFailures(file) : readText(file)).map((text) => `${file}: ${text}`),
      );
      const english = all.filter((one) => {
        const text = one.slice(one.indexOf(': ') + 2);
        return !others.has(text) && [text, text.replace(/^7 /u, '')].every((form) => say(form) === form);
      });

      expect(all.length).toBeGreaterThan(0);
      expect(english).toEqual([]);
    },
  );
});

/** Why an engine could not analyze a page is said of the page. Where a page could not be operated, it names the rules instead. */
function readPageFailures(file: string): string {
  const isSaid = file.startsWith('src/engines/') && !file.startsWith('src/engines/operate/');
  return isSaid ? (readText(file).match(/new PageFailure\([^;]+/gu) ?? []).join('\n') : '';
}

/** Sentences, with numbers for what they contain. */
function readSentences(code: string): readonly string[] {
  return [...code.matchAll(sentence)]
    .map(([, single, double, template]) => single?.replaceAll(String.raw`\'`, "'") ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/gu, '7'))
    .filter((text) => /^(?:7|[A-Z]\S*) \S+ .*[.?]$/u.test(text));
}

/** Every two words in a row. */
function listRuns(text: string): readonly string[] {
  const words =
    text
      .replaceAll(/\$\{[^}]*\}|\{\w+\}/gu, ' … ')
      .replaceAll('\\', '')
      .match(/[\p{L}\d…]+/gu) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
