import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';

export type Engine = DatabaseLocation['kind'];
export const engines: readonly Engine[] = ['embedded', 'server'];

export type TestDatabase = {
  readonly location: DatabaseLocation;
  /** Removes the database: close it first. The end of the run removes all that are left. */
  readonly remove: () => Promise<void>;
};

/** A new database: without a table, or `migrated` to the newest schema. */
export async function makeDatabase(engine: Engine, content: 'empty' | 'migrated'): Promise<TestDatabase> {
  return engine === 'embedded' ? makeFolder(content) : makeServerDatabase(content);
}

async function makeFolder(content: 'empty' | 'migrated'): Promise<TestDatabase> {
  const template = inject('embeddedTemplates')[content];
  // Next to the templates, which are removed when the run ends: also a database that stays open until then goes.
  const folder = await mkdtemp(join(dirname(template), 'copy-'));
  await cp(template, folder, { recursive: true });
  return { location: { kind: 'embedded', folder }, remove: () => rm(folder, { recursive: true }) };
}

async function makeServerDatabase(content: 'empty' | 'migrated'): Promise<TestDatabase> {
  const { serverUrl, serverTemplate } = inject('databases');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = content === 'migrated' ? serverTemplate : 'template0';
  await askServer(`create database ${name} template ${template}`);
  return {
    location: { kind: 'server', url: serverUrl.replace('{database}', name), maxConnections: 20 },
    remove: () => askServer(`drop database ${name} with (force)`),
  };
}

async function askServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databases').serverUrl.replace('{database}', 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
