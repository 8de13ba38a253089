import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { program } from '../program/program.ts';
import { ping } from './open-endpoint.ts';
import { switchOn } from './switch-on.ts';

type Service = { readonly origin: string; readonly written: () => string; readonly child: ChildProcess };

let folder: string;
let test: TestDatabase;
let database: OpenDatabase;
let services: readonly Service[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-mcp-'));
  test = await makeDatabase('server', 'migrated');
  database = await openDatabase(test.location);
  services = await Promise.all([startProcess(), startProcess()]);
});

afterAll(async () => {
  await Promise.all(services.map(({ child }) => end(child)));
  await database.close();
  await test.remove();
  await rm(folder, { recursive: true });
});

/** The web role in a separate process, which logs everything. */
async function startProcess(): Promise<Service> {
  const location = test.location.kind === 'server' ? test.location.url : '';
  const child = spawn(process.execPath, [program, 'serve', '--role', 'web', '--port', '0'], {
    env: {
      ...process.env,
      DATABASE_URL: location,
      CURBCUT_DATA_DIR: folder,
      LOG_LEVEL: 'trace',
      LOG_FORMAT: 'json',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text;
        const found = /Curbcut is at (http:[^"\s]+)/.exec(written)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.on('exit', () => reject(new Error(`The service did not start: ${written}`)));
  });
  return { origin, written: () => written, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}

async function post(origin: string, key: string, fields: object = ping): Promise<Response> {
  return fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

it('a key that one process replaced is refused by the other with the very next request, and so is all when it is switched off', async () => {
  const [first, second] = services;
  if (first === undefined || second === undefined) throw new Error('Two processes were started.');
  const old = await switchOn(first.origin);
  const before = await Promise.all([first, second].map(async ({ origin }) => (await post(origin, old)).status));

  const fresh = await switchOn(first.origin);
  const after = await Promise.all(
    [old, fresh].flatMap((key) => [first, second].map(async ({ origin }) => (await post(origin, key)).status)),
  );
  await fetch(`${first.origin}/api/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"integrations":{"mcp_enabled":false}}',
  });
  const off = (await post(second.origin, fresh)).status;

  expect({ before, after, off }).toEqual({ before: [200, 200], after: [401, 401, 200, 200], off: 403 });
});

it('the key is in no log at any level, in no error, and in no column of the database', async () => {
  const [service] = services;
  if (service === undefined) throw new Error('Two processes were started.');
  const { origin } = service;
  const keys = [await switchOn(origin), await switchOn(origin)];
  const answers: string[] = [];
  for (const key of keys) {
    const json = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const paths = [
      '/mcp',
      `/mcp?key=${key}`,
      `/mcp/${key}`,
      `/api/scans/${key}`,
      `/api/${key}?token=${key}`,
      `/${key}`,
      `/%${key}`,
    ];
    const asked = paths.flatMap((path) => [
      fetch(`${origin}${path}`, { method: 'POST', headers: json, body: `{"jsonrpc":"2.0","id":"${key}` }),
      fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${key}`, cookie: key } }),
    ]);
    const wrong = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: key, arguments: { scan_id: key } } };
    asked.push(
      post(origin, key, wrong),
      post(origin, key, { ...wrong, params: { name: 'get_scan', arguments: { scan_id: key, [key]: key } } }),
    );
    asked.push(
      fetch(`${origin}/api/settings`, {
        method: 'PUT',
        headers: json,
        body: JSON.stringify({ integrations: { mcp_key: key } }),
      }),
    );
    for (const answer of await Promise.all(asked))
      answers.push(JSON.stringify([...answer.headers]), await answer.text());
  }
  await Promise.all(services.map(({ child }) => end(child)));

  const kept = {
    log: services.map(({ written }) => written()).join('\n'),
    answers: answers.join('\n'),
    database: await dumpDatabase(),
  };

  expect(kept.log).toContain('Curbcut is at');
  expect(kept.database).toContain('mcp_key_hash');
  expect(
    Object.entries(kept)
      .filter(([, text]) => keys.some((key) => text.includes(key)))
      .map(([url]) => url),
  ).toEqual([]);
});

/** Every row of every table as text. */
async function dumpDatabase(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(database.db);
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.raw(name)} as t`.execute(database.db),
    ),
  );
  return z
    .array(z.string())
    .parse(rows.flatMap((result) => result.rows.map(({ row }) => row)))
    .join('\n');
}
