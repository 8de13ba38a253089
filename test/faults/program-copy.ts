import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readNewest } from '../databases/later-schema.ts';

export type Release = {
  readonly version: string;
  /** Text of further migrations by their names, which sort after all others. */
  readonly migrations: Readonly<Record<string, string>>;
};

const root = join(import.meta.dirname, '../..');

/** Copies this program with its migrations to a folder, as another release. Returns the file that runs it. */
export async function copyProgram(folder: string, { version, migrations }: Release): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const part of ['src', 'migrations']) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const packed = z.looseObject({}).parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...packed, version }));
  for (const [name, text] of Object.entries(migrations))
    await writeFile(join(folder, 'migrations', `${name}.sql`), text);
  return join(folder, 'src/main.ts');
}

/** A migration that programs of this version tolerate: columns of the busiest tables that a row may leave out, and another table. */
export async function writeTolerant(): Promise<string> {
  return [
    `-- Programs since ${String(await readNewest()).padStart(4, '0')} keep working.`,
    'create table later_things (id integer primary key, scan_id uuid);',
    ...['scans', 'pages', 'issue_groups', 'occurrences', 'jobs', 'processes'].map(
      (table) => `alter table ${table} add column later_note text, add column later_count integer not null default 7;`,
    ),
    '',
  ].join('\n');
}
