import { expect, it } from 'vitest';
import { parseRepositoryFile } from './repository-file.ts';

it.each([
  ['index.html', 'index.html'],
  [' ./src/pages/über uns.html', 'src/pages/über uns.html'],
  ['a:b', 'a:b'],
])('%j is the file %j', (text, file) => {
  expect(parseRepositoryFile(text)).toBe(file);
});

it.each([
  '',
  '.',
  '/etc/passwd',
  '../a',
  'a/../b',
  'a//b',
  'a/',
  'C:\\a',
  'https://example.com/a',
  'a\nb',
  'a'.repeat(401),
])('%j is no file of a repository', (text) => {
  expect(parseRepositoryFile(text)).toBeUndefined();
});
