import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What stays in a session of PostgreSQL after its transaction. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'LISTEN or NOTIFY': /^\s*(listen|unlisten|notify)\b/iu,
  'a named statement': /^\s*(prepare|execute|deallocate)\b/iu,
  'a cursor of the session': /\bwith hold\b/iu,
  'SET without LOCAL': /^\s*set\s+(?!local\b)/iu,
  'set_config of the session': /\bset_config\([^)]*\bfalse\s*\)/iu,
  'a lock of the session': /\bpg_(try_)?advisory_lock/iu,
  'a temporary table': /\bcreate\s+(local\s+|global\s+)?temp(orary)?\b/iu,
};

const root = new URL('../../', import.meta.url);

it('statements leave nothing in a session: PgBouncer may give each transaction another connection', () => {
  const statements = globSync('src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => listStatements(file));

  const found = statements.flatMap(({ file, text }) =>
    Object.entries(forbidden).flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}`] : [])),
  );

  expect(found).toEqual([]);
  expect(statements.length).toBeGreaterThan(100);
});

it('finds each of them', () => {
  const examples = [
    'listen jobs',
    'prepare one as select 1',
    'declare rows cursor with hold for select 1',
    'set statement_timeout = 0',
    "select set_config('jit', 'off', false)",
    'select pg_advisory_lock(1)',
    'create temp table one (id int)',
  ];

  const found = examples.map((text) => Object.entries(forbidden).find(([, pattern]) => pattern.test(text))?.[0]);

  expect(found).toEqual(Object.keys(forbidden));
  expect(Object.values(forbidden).some((pattern) => pattern.test('set local jit = off'))).toBe(false);
});

/** The texts of tagged templates. */
function listStatements(file: string): readonly { readonly file: string; readonly text: string }[] {
  const source = readFileSync(new URL(file, root), 'utf8');
  return [...source.matchAll(/\bsql(?:<[^`]*?>)?`(?<text>[^`]*)`/gu)].map(({ groups }) => ({
    file,
    text: groups?.['text'] ?? '',
  }));
}
