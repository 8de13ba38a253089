import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const keys = 'web/src/api/query-keys.ts';
const changes = 'web/src/api/query-changes.ts';
const modules = listFiles('web/src').filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file));

/** A key that is written where it is used, also as the argument of a call: `getQueryData<Scan>(['scan', id])`. */
const keyLiteral = /\b(?:queryKey|mutationKey)\s*[:=]\s*\[|[gs]etQuer(?:y|ies)(?:Data|State)(?:<[^()]*>)?\(\s*\[/gu;
const cacheChange =
  /\.(?:invalidateQueries|refetchQueries|resetQueries|removeQueries|cancelQueries|setQuer(?:y|ies)Data)\b/gu;

describe('the queries of the web UI', () => {
  it('have their keys in one file', () => {
    expect(findIn(keyLiteral, keys)).toEqual([]);
  });

  it('are read again, changed and forgotten by the functions of one file', () => {
    expect(findIn(cacheChange, changes)).toEqual([]);
  });

  it.each([
    ["queryOptions({ queryKey: ['scan', id] })", keyLiteral],
    ["const queryKey = ['scan', id];", keyLiteral],
    ["queries.getQueryData<Scan>(['scan', id])", keyLiteral],
    ['queries.invalidateQueries(scanQuery(id))', cacheChange],
  ])('are found in %s', (code, pattern) => {
    expect(code.match(pattern)).not.toBeNull();
  });
});

function findIn(pattern: RegExp, allowed: string): readonly string[] {
  return modules
    .filter((file) => file !== allowed)
    .flatMap((file) => (readText(file).match(pattern) ?? []).map((found) => `${file}: ${found}`));
}
