import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { namespaceFlag, whereThereIs } from '../applicable.ts';
import { findPostgres } from '../databases/find-postgres.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { listRun, runScript } from '../examples/command-blocks.ts';
import { fillInstallation, readInstallation } from './make-installation.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-commands-'));
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 3 }));

async function readRows(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const rows = await readInstallation(database.db);
  await database.close();
  return rows;
}

async function fill(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const store = new FolderStore(join(folder, 'data', 'screenshots'));
  const { scanId } = await fillInstallation(database.db, store);
  const rows = await readInstallation(database.db);
  await database.close();
  return { scanId, rows };
}

const inData = (): DatabaseLocation => ({ kind: 'embedded', folder: join(folder, 'data') });

async function aServer() {
  const { location, remove } = await makeDatabase('server', 'empty');
  if (location.kind !== 'server') throw new Error('Another database was asked for.');
  return { location, url: location.url, remove };
}

describe('the commands of the page', () => {
  it('on backups restore the data folder into another one', async () => {
    const [embedded = ''] = await listRun('backup.md');
    const { scanId, rows } = await fill(inData());

    await runScript(embedded, { folder });

    expect(await readRows({ kind: 'embedded', folder: join(folder, 'restored') })).toEqual(rows);
    expect(await readdir(join(folder, 'restored', 'screenshots', scanId))).toHaveLength(2);
  });

  it(
    'on backups restore a server by pg_dump, after it and its pictures were destroyed',
    whereThereIs('pgDump'),
    async () => {
      const [, dump = '', restore = ''] = await listRun('backup.md');
      const programs = [join(findPostgres().home, 'bin')];
      const original = await aServer();
      const { scanId, rows } = await fill(original.location);

      await runScript(dump, { folder, programs, environment: { DATABASE_URL: original.url } });
      await original.remove();
      await rm(join(folder, 'data'), { recursive: true });
      const target = await aServer();
      await runScript(restore, { folder, programs, environment: { DATABASE_URL: target.url } });

      expect(await readRows(target.location)).toEqual(rows);
      expect(await readdir(join(folder, 'data', 'screenshots', scanId))).toHaveLength(2);
      await target.remove();
    },
  );

  it('on moving bring the embedded database to a server', async () => {
    const [move = ''] = await listRun('moving.md');
    const target = await aServer();
    const { scanId, rows } = await fill(inData());

    await runScript(move, { folder, environment: { NEW_DATABASE_URL: target.url } });

    expect(await readRows(target.location)).toEqual(rows);
    expect(await readdir(join(folder, 'files', 'screenshots', scanId))).toHaveLength(2);
    await target.remove();
  });

  // In a network of its own, port 8080 is free and nothing leaves the machine.
  it(
    'on the secret key, MCP and the interface work with a service as it starts',
    whereThereIs('networkNamespace'),
    async () => {
      await cp(inject('embeddedTemplates').migrated, join(folder, 'data'), { recursive: true });
      const [key = ''] = await listRun('secret-key.md');
      const ofService = [
        await listRun('mcp.md'),
        await listRun('README.md'),
        await listRun('leaving-out.md'),
        await listRun('schedules.md'),
        await listRun('sign-ins.md'),
        await listRun('webhooks.md'),
      ].flat();
      const health = 'curl --silent --fail --retry 100 --retry-connrefused --retry-delay 1 127.0.0.1:8080/api/health';
      const script = [
        key,
        'curbcut serve --role web > serve.log & service=$!',
        // Nothing is left if a command fails.
        "trap 'kill $service' EXIT",
        `${health} > health.json`,
        ...ofService,
      ];
      const within = ['unshare', namespaceFlag(), 'sh', '-euc', 'ip link set lo up; exec "$@"', 'sh'];

      const { stdout } = await runScript(script.join('\n'), { folder, within });

      expect(stdout).toContain('"structuredContent":{"scans":[]');
      // No request was refused.
      expect(stdout).not.toMatch(/"status":\s?[45]\d\d/u);
      for (const part of [
        '"exclude_selectors":["#cookie-banner"]',
        '"next_runs":["',
        '"name":"Members"',
        '"secret":"',
      ]) {
        expect(stdout).toContain(part);
      }
      expect(await readFile(join(folder, 'health.json'), 'utf8')).toContain('ok');
    },
  );
});
