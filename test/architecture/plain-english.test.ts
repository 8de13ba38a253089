import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/** Words of a dialect and British spellings, with what American technical English says instead. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhoever\b/giu, 'anyone who, or the role'],
  [/(?<![`'])\b(?:no|some|every)body\b(?!')/giu, 'no one, someone, everyone, or the role'],
  [/\banew\b/giu, 'again'],
  [/\bmend(?:s|ed|ing)?\b/giu, 'fix'],
  [/\b(?:behaviour|neighbour|favour|honour)\w*/giu, 'American spelling: -or'],
  [/\bcolour(?:s|ed|ing|less)?\b(?!\.ts)/giu, 'color'],
  [
    /\b(?:normalis|recognis|localis|summaris|organis|serialis|analys)(?:e|es|ed|ing)\b/giu,
    'American spelling: -ize, -yze',
  ],
];

const own = 'test/architecture/plain-english.test.ts';
const generated = 'web/src/api/api-types.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
];
const code = ['src', 'web/src', 'test', 'bench', 'scripts']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /\.(?:ts|tsx|css|mjs)$/u.test(file) && file !== own && file !== generated)
  // Texts in other languages.
  .filter((file) => !file.includes('/de/'));

describe('plain American technical English', () => {
  it.each([
    ['documents', documents],
    ['code: texts, comments, names and titles of tests', code],
  ])('in %s', (_name, files) => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap(findDialect)).toEqual([]);
  });
});

function findDialect(file: string): readonly string[] {
  const lines = readText(file).split('\n');
  return lines.flatMap((line, index) =>
    replacements.flatMap(([pattern, instead]) =>
      (line.match(pattern) ?? []).map((word) => `${file}:${index + 1}: "${word}". Write: ${instead}`),
    ),
  );
}
