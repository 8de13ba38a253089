import { describe, expect, it } from 'vitest';
import { readTolerance, splitStatements } from '../../src/adapters/db/read-migrations.ts';
import { listFiles, readText } from './source-files.ts';

/**
 * What older programs do not notice: new tables with what belongs to them, and columns of existing ones that a row may leave out. Anything
 * else may be harmless too: then a second line, `-- Not only additive: …`, says why.
 */
const additive = [
  /^create table (?<table>\w+)\b/u,
  /^create index \w+ on \w+/u,
  /^create (?:or replace )?function\b/u,
  /^comment on\b/u,
] as const;

/** One of the changes of an `alter table`. */
const additiveColumn = /^add column \w+ (?!.*\breferences\b)(?:(?!.*\bnot null\b)|(?=.*\bdefault\b)).*$/su;

/** They are harmless for a table that this migration creates. */
const ofTable = [
  /^create unique index \w+ on (?<table>\w+)/u,
  /^create (?:constraint )?trigger \w+ .*? on (?<table>\w+)\b/su,
  /^insert into (?<table>\w+)\b/u,
  /^alter table (?<table>\w+)\b/u,
] as const;

const files = listFiles('migrations');
const numbers = new Set(files.map((file) => Number.parseInt(file.slice('migrations/'.length), 10)));

describe('migrations', () => {
  it('have a number that no other has, from 1', () => {
    expect([Math.min(...numbers), numbers.size]).toEqual([1, files.length]);
  });

  it.each(files)('%s says in its first line which programs keep working', (file) => {
    const text = readText(file);
    const isRefusal = /^-- No older program works: \S.*$/mu.test(text.split('\n', 1)[0] ?? '');

    expect(isRefusal || numbers.has(readTolerance(text) ?? -1)).toBe(true);
    const isExplained = isRefusal || /^-- Not only additive: \S/u.test(text.split('\n')[1] ?? '');
    expect(isExplained ? [] : findChanges(text)).toEqual([]);
  });

  it('are checked for what older programs would notice', () => {
    const harmless = [
      'create table notes (id uuid primary key, scan_id uuid not null references scans (id) on delete cascade);',
      'create unique index notes_by_scan on notes (scan_id);',
      'insert into notes select id from scans;',
      '-- Why.\nalter table scans add column note text;',
      "alter table scans add column parts jsonb not null default '[]';",
      'create index pages_by_note on pages (scan_id, note);',
      'create function f() returns trigger language plpgsql as $$\nbegin\n  return null;\nend;\n$$;',
      'create trigger t after insert on notes for each row execute function f();',
    ];
    const noticed = [
      'alter table scans add column note text not null;',
      'alter table scans drop column tag;',
      'alter table scans add column note text, drop column tag;',
      "alter table scans add column a text not null default '', add column b text not null;",
      'alter table scans rename column tag to label;',
      'alter table scans alter column tag set not null;',
      'alter table scans add constraint short check (length(tag) < 10);',
      'create unique index scans_by_tag on scans (tag);',
      'create trigger t after insert on scans for each row execute function f();',
      'drop index scans_open;',
      "update scans set status = 'completed';",
      'delete from pages;',
    ];

    expect(findChanges(harmless.join('\n'))).toEqual([]);
    expect(findChanges([...harmless, ...noticed].join('\n'))).toEqual(noticed.map((text) => text.slice(0, -1)));
  });
});

/** The statements that an older program may notice. */
function findChanges(text: string): readonly string[] {
  const statements = splitStatements(text.replaceAll(/^\s*--.*$/gmu, ''));
  const created = new Set(statements.flatMap((one) => additive[0].exec(one)?.groups?.['table'] ?? []));
  const isOfOwn = (one: string) => ofTable.some((form) => created.has(form.exec(one)?.groups?.['table'] ?? ''));
  return statements.filter((one) => !additive.some((form) => form.test(one)) && !addsColumns(one) && !isOfOwn(one));
}

function addsColumns(statement: string): boolean {
  const changes = /^alter table \w+ (?<changes>.*)$/su.exec(statement)?.groups?.['changes'];
  return (changes?.split(/,\s*(?=(?:add|alter|drop|rename)\b)/u) ?? ['']).every((one) => additiveColumn.test(one));
}
