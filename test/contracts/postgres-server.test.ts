import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { findPostgres } from '../databases/find-postgres.ts';
import { startPostgres } from '../databases/postgres-server.ts';

describe('the PostgreSQL server of the tests', () => {
  it('comes from npm where the system has none, and leaves nothing behind', async () => {
    const found = findPostgres('/nowhere');
    const server = await startPostgres(found);
    const url = server.urlOf('postgres');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    await server.stop();

    const folder = new URL(url).searchParams.get('host') ?? '';
    expect(found.isPackaged).toBe(true);
    expect(rows).toEqual([{ server_version: expect.stringMatching(/^\d+\.\d+/) }]);
    expect(folder).toContain('curbcut-pg-');
    expect(existsSync(folder)).toBe(false);
  });
});
