import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { ProcessRegister } from '../../src/service/processes/process-register.ts';
import { presentHealth } from '../../src/service/health/health-details.ts';
import { readHealth } from '../../src/service/health/read-health.ts';
import type { HealthPart } from '../../src/texts/health-part.ts';
import { says } from '../../src/texts/saying.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { openRest } from './ask-rest.ts';
import { aScan } from './make-scans.ts';

const log = pino({ level: 'silent' });
const fine: HealthPart = { status: 'ok', detail: says('health.browser_works', { browser: 'Chromium 156' }) };
const fineInEnglish = { status: 'ok', detail: 'Chromium 156 opens and checks pages.' };
const broken: HealthPart = {
  status: 'failed',
  detail: says('health.browser_slow'),
  remedy: says('health.see_machine'),
};
const screenshots = { check: async () => ({ status: 'ok' as const, detail: says('health.store_works') }) };

async function readInEnglish(db: Database) {
  return presentHealth(await readHealth({ db, screenshots }), 'en');
}

type Role = 'all' | 'web' | 'worker';

/** A process that has written its state once. */
async function aProcess(db: Database, role: Role, browser: HealthPart): Promise<ProcessRegister> {
  const check = () => ({ browser, sandbox: fine });
  const register = new ProcessRegister({ db, log, processId: randomUUID(), role, check });
  register.start();
  await expect.poll(() => countProcesses(db)).toBeGreaterThan(0);
  return register;
}

async function countProcesses(db: Database): Promise<number> {
  return (await db.selectFrom('processes').select('id').execute()).length;
}

onEachDatabase('the health in detail', (open) => {
  it('is that of the only process, as the route reports it', async () => {
    const { db } = await open();
    const register = await aProcess(db, 'all', fine);
    const rest = await openRest(db);

    const { json } = await rest.ask('GET', '/api/health/details');

    expect(json).toEqual({
      browser: fineInEnglish,
      sandbox: fineInEnglish,
      database: { status: 'ok' },
      files: { status: 'ok', detail: expect.stringMatching(/^[\d,]+(?:\.\d)? GiB are free/) },
      queue: { status: 'ok', detail: '0 pages wait, 0 are being scanned.' },
      jobs: { status: 'ok', detail: expect.any(String) },
    });
    await rest.close();
    await register.close();
    expect(await countProcesses(db)).toBe(0);
  });

  it('is the worst of the processes that scan, whatever a web process reports', async () => {
    const { db } = await open();
    const registers = [await aProcess(db, 'worker', fine), await aProcess(db, 'web', broken)];

    const before = await readInEnglish(db);
    registers.push(await aProcess(db, 'worker', broken));
    await expect.poll(() => countProcesses(db)).toBe(3);
    const after = await readInEnglish(db);

    expect(before.browser).toEqual(fineInEnglish);
    expect(after.browser).toEqual({
      status: 'failed',
      detail: 'The browser did not respond within 30 s of its start. (1 of 2 processes)',
      remedy: expect.stringContaining('short of memory'),
    });
    for (const register of registers) await register.close();
  });

  it('forgets a process whose lease has passed, and names a queue that no process serves', async () => {
    const { db } = await open();
    await aScan(db);
    const register = await aProcess(db, 'worker', fine);
    await sql`update processes set lease_until = now() - interval '1 second'`.execute(db);

    const { browser, queue } = await readInEnglish(db);

    expect(browser).toMatchObject({ status: 'failed', detail: 'No process reports a browser.' });
    expect(queue).toEqual({
      status: 'failed',
      detail: 'No worker process is running. 1 page waits, 0 are being scanned.',
      remedy: expect.stringContaining('curbcut worker'),
    });
    await register.close();
  });

  it('says when pages wait for a long time and none is started', async () => {
    const { db } = await open();
    const { id } = await aScan(db);
    const register = await aProcess(db, 'worker', fine);
    await sql`update scans set created_at = now() - interval '20 minutes' where id = ${id}`.execute(db);

    const { queue } = await readInEnglish(db);

    expect(queue).toMatchObject({
      status: 'degraded',
      detail: expect.stringContaining('No page has been started for 20 min'),
    });
    await register.close();
  });
});

describe('the health in detail without a database', () => {
  it('says that it is away', async () => {
    // Every query fails, as with a server that is gone.
    const db = new Proxy({} as Database, {
      get: () => () => {
        throw new Error('The connection is closed.');
      },
    });

    const { database, queue, files } = await readInEnglish(db);

    expect(database).toMatchObject({ status: 'failed', remedy: expect.any(String) });
    expect(queue.status).toBe('failed');
    expect(files.status).toBe('ok');
  });
});
