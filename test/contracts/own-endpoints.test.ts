import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningService } from '../../src/app.ts';
import { startService } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { listServerEndpoints, nameServerDatabase } from '../../src/adapters/db/server-url.ts';
import { KnownEndpoints } from '../../src/service/processes/known-endpoints.ts';
import { ProcessRegister } from '../../src/service/processes/process-register.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { ScanClient } from '../e2e/scan-client.ts';

const log = pino({ level: 'silent' });

describe('a worker in a separate process', () => {
  let folder: string;
  let test: TestDatabase;
  let services: readonly RunningService[];

  const start = async (role: 'web' | 'worker') => {
    const url = test.location.kind === 'server' ? test.location.url : '';
    const given = { CURBCUT_ROLE: role, DATABASE_URL: url, CURBCUT_DATA_DIR: join(folder, role), PORT: '0' };
    return startService(readConfig({ ...given, CURBCUT_NETWORK: 'open' }), log);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-endpoints-'));
    test = await makeDatabase('server', 'migrated');
    services = [await start('worker'), await start('web')];
  });
  afterAll(async () => {
    for (const service of services) await service.close();
    await test.remove();
    await rm(folder, { recursive: true });
  });

  it('refuses to scan a web process that started after it, in every mode', async () => {
    const origin = services[1]?.address ?? '';
    const client = new ScanClient(origin);

    const scan = await client.scan({ sitemap_url: `${origin}/sitemap.xml`, scan_type: 'sitemap' });

    expect(scan.error?.code).toBe('blocked_by_policy');
    expect(scan.error?.message).toContain('belongs to Curbcut itself');
    expect(scan.error?.message).not.toContain('CURBCUT_NETWORK');
  });
});

onEachDatabase('the register of processes', (open) => {
  const web = { host: '192.0.2.7', port: 8080 };

  it('shows the endpoints of a process to the others, until it closes', async () => {
    const { db } = await open();
    const process = aProcess(db);
    await process.announce(() => [web]);

    const announced = await new KnownEndpoints(db).list('now');
    await process.close();

    expect(announced).toEqual([web]);
    expect(await new KnownEndpoints(db).list('now')).toEqual([]);
  });

  it('drops a process that died, when its lease has expired', async () => {
    const { db } = await open();
    const [dead, alive] = [aProcess(db), aProcess(db)];
    const known = new KnownEndpoints(db);
    await dead.announce(() => [web]);
    await sql`update processes set lease_until = now() - interval '1 second'`.execute(db);

    expect(await known.list('now')).toEqual([]);
    await alive.announce(() => [{ host: '192.0.2.8', port: 80 }]);
    expect(await known.list('now')).toEqual([{ host: '192.0.2.8', port: 80 }]);
    expect(await countRows(db)).toBe(1);
    await alive.close();
  });

  const aProcess = (db: Database) =>
    new ProcessRegister({ db, log, processId: randomUUID(), role: 'web', check: () => ({}) });
  const countRows = async (db: Database) => (await db.selectFrom('processes').select('id').execute()).length;
});

describe('the database server that no scan may reach', () => {
  it.each([
    ['postgres://user@db.example:6543/curbcut', { host: 'db.example', port: 6543 }],
    ['postgresql://db.example/curbcut', { host: 'db.example', port: 5432 }],
    ['postgresql://user@ignored.example/curbcut?host=db.example&port=6000', { host: 'db.example', port: 6000 }],
    ['postgresql:///curbcut?host=/var/run/postgresql', { host: '127.0.0.1', port: 5432 }],
    ['postgresql://%2Fvar%2Frun%2Fpostgresql/curbcut', { host: '127.0.0.1', port: 5432 }],
  ])('is read from %s as the driver reads it', (url, expected) => {
    expect(listServerEndpoints(url)).toEqual([expected]);
  });

  it.each([
    ['postgres://user:secret-word@a.example,b.example:5433/curbcut', 5432, 5433],
    ['postgres://a.example:5432,b.example:5433/curbcut?target_session_attrs=read-write', 5432, 5433],
    ['postgres:///curbcut?host=a.example,b.example&port=5432,5433', 5432, 5433],
    ['postgres:///curbcut?host=a.example,b.example&port=6000', 6000, 6000],
  ])('may be one of several: %s', (url, first, second) => {
    expect(listServerEndpoints(url)).toEqual([
      { host: 'a.example', port: first },
      { host: 'b.example', port: second },
    ]);
    expect(nameServerDatabase(url)).toBe(
      `the PostgreSQL database "curbcut" at a.example:${first} or b.example:${second}`,
    );
  });

  it.each([
    'postgres://user:secret-word@a.example,,b.example/curbcut',
    'postgres://user:secret-word@a.example:port,b.example/curbcut',
    'postgres://user:secret-word@a.example,b.example/curbcut?target_session_attrs=any',
  ])('must be named: a start with another URL stops with a sentence (%#)', async (url) => {
    const start = openDatabase({ kind: 'server', url, maxConnections: 1 });

    const error = await start.then(() => undefined).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/^Error: DATABASE_URL is not a valid URL\. Name one server[^\n]+\.$/u);
    expect(String(error)).not.toContain('secret-word');
  });
});
