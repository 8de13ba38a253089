import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { JobKind, StepOutcome } from '../../src/service/jobs/job-kind.ts';
import { jobKinds } from '../../src/service/jobs/job-kinds.ts';
import { sendWebhookJob } from '../../src/service/webhooks/webhook-job.ts';
import { JobRunner } from '../../src/service/jobs/job-runner.ts';
import { claimJob, reopenJobs } from '../../src/adapters/queue/claim-job.ts';
import { enqueueJob } from '../../src/adapters/queue/enqueue-job.ts';
import type { ClaimedJob } from '../../src/adapters/queue/job.ts';
import { readJobCounts } from '../../src/adapters/queue/read-jobs.ts';
import { finishJob, maxJobFailures } from '../../src/adapters/queue/settle-job.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { openRest } from './ask-rest.ts';
import { ruleInfo } from './make-scans.ts';

const kind = 'count';
const done: StepOutcome = { kind: 'done' };

onEachDatabase('a job', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  function aRunner(step: JobKind['step']): JobRunner {
    const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
    return new JobRunner({ db, screenshots, ruleInfo, kinds: [{ kind, step }], log: pino({ level: 'silent' }) });
  }

  const readJob = () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  const makeDue = () => sql`update jobs set run_at = now() - interval '1 second'`.execute(db);
  const loseProcess = () => sql`update jobs set lease_until = now() - interval '1 second'`.execute(db);

  it('exists exactly when the transaction that decides it is committed, and once for each key', async () => {
    const decide = async (key: string, isFailing: boolean) =>
      db.transaction().execute(async (tx) => {
        await enqueueJob(tx, { kind, key });
        if (isFailing) throw new Error('decided otherwise');
      });

    await expect(decide('a', true)).rejects.toThrow('decided otherwise');
    await decide('b', false);
    await decide('b', false);

    expect(await db.selectFrom('jobs').select(['kind', 'key', 'state']).execute()).toEqual([
      { kind, key: 'b', state: 'waiting' },
    ]);
  });

  it('runs in steps, each of which knows where the one before stopped; another with the same key may follow', async () => {
    const seen: ClaimedJob[] = [];
    const runner = aRunner(async (_context, job) => {
      seen.push(job);
      if (seen.length === 3) return { kind: 'done', progress: { done: 2, total: 2 } };
      return { kind: 'continue', cursor: { at: seen.length }, progress: { done: seen.length - 1, total: 2 } };
    });
    await enqueueJob(db, { kind, key: 'a', payload: { by: 'a test' } });

    while (await runner.runNextStep());
    await enqueueJob(db, { kind, key: 'a' });

    expect(seen.map(({ payload, cursor, progress }) => ({ payload, cursor, progress }))).toEqual([
      { payload: { by: 'a test' }, cursor: null, progress: null },
      { payload: { by: 'a test' }, cursor: { at: 1 }, progress: { done: 0, total: 2 } },
      { payload: { by: 'a test' }, cursor: { at: 2 }, progress: { done: 1, total: 2 } },
    ]);
    expect(await readJobCounts(db)).toEqual({ waiting: 1, running: 0, done: 1, failed: 0 });
  });

  it('that is requested again while it runs starts once more when it is finished', async () => {
    const cursors: unknown[] = [];
    const runner = aRunner(async (_context, { key, cursor }) => {
      cursors.push(cursor);
      if (cursors.length < 3) await enqueueJob(db, { kind, key });
      return cursor === null ? { kind: 'continue', cursor: 'second' } : done;
    });
    await enqueueJob(db, { kind, key: 'a' });
    await enqueueJob(db, { kind, key: 'a' });

    while (await runner.runNextStep());

    expect(cursors).toEqual([null, 'second', null, 'second']);
    expect(await readJobCounts(db)).toEqual({ waiting: 0, running: 0, done: 1, failed: 0 });
  });

  it('gives way to other jobs after each step', async () => {
    const order: string[] = [];
    const runner = aRunner(async (_context, { key }) => {
      order.push(key);
      return order.filter((one) => one === key).length === 3 ? done : { kind: 'continue', cursor: null };
    });
    await enqueueJob(db, { kind, key: 'a' });
    await enqueueJob(db, { kind, key: 'b' });

    while (await runner.runNextStep());

    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('that fails waits longer each time, says why without paths, and starts from nothing after a success', async () => {
    const errors = [
      Object.assign(new Error('EACCES: permission denied, rmdir /secret'), { code: 'EACCES', syscall: 'rmdir' }),
      new TypeError('a fault'),
    ];
    const runner = aRunner(async () => {
      const error = errors.shift();
      if (error !== undefined) throw error;
      return { kind: 'continue', cursor: null, afterSeconds: 60 };
    });
    await enqueueJob(db, { kind, key: 'a' });
    const rows = [];
    for (let step = 0; step < 3; step += 1) {
      await makeDue();
      await runner.runNextStep();
      const { state, attempts, last_error: lastError, run_at: runAt, updated_at: updatedAt } = await readJob();
      rows.push({ state, attempts, lastError, waitsMs: runAt.getTime() - updatedAt.getTime() });
    }

    expect(rows).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'Error EACCES (rmdir)' },
      { state: 'waiting', attempts: 2, lastError: 'TypeError' },
      { state: 'waiting', attempts: 0, lastError: null, waitsMs: 60_000 },
    ]);
    expect(rows[0]?.waitsMs).toBeGreaterThanOrEqual(1_000);
    expect(rows[0]?.waitsMs).toBeLessThanOrEqual(2_000);
    expect(rows[1]?.waitsMs).toBeGreaterThanOrEqual(2_000);
    expect(rows[1]?.waitsMs).toBeLessThanOrEqual(4_000);
  });

  it('that never succeeds fails, and is tried again by the next start', async () => {
    const runner = aRunner(async () => {
      throw new Error('always');
    });
    await enqueueJob(db, { kind, key: 'a' });
    let tries = 0;
    while (await runner.runNextStep()) {
      tries += 1;
      await makeDue();
    }
    const givenUp = await readJob();

    await reopenJobs(db, { everyLease: false });

    expect(tries).toBe(maxJobFailures);
    expect(givenUp).toMatchObject({ state: 'failed', attempts: maxJobFailures, last_error: 'Error' });
    expect(givenUp.finished_at).not.toBeNull();
    expect(await readJob()).toMatchObject({ state: 'waiting', attempts: 0, finished_at: null });
  });

  it('whose process ended is taken by another, and the first can no longer report anything', async () => {
    await enqueueJob(db, { kind, key: 'a' });
    const lost = await claimJob(db, [kind]);
    const taken = await claimJob(db, [kind]);
    await loseProcess();

    const again = await claimJob(db, [kind]);
    if (lost !== undefined) await finishJob(db, lost, null);

    expect(taken).toBeUndefined();
    expect(again).toMatchObject({ id: lost?.id, claim: 2, attempts: 1 });
    expect(await readJob()).toMatchObject({ state: 'running' });
  });

  it('whose process ends in every step fails as well', async () => {
    await enqueueJob(db, { kind, key: 'a' });
    for (let crash = 0; crash < maxJobFailures; crash += 1) {
      await claimJob(db, [kind]);
      await loseProcess();
    }

    await aRunner(async () => done).runNextStep();

    expect(await readJob()).toMatchObject({ state: 'failed' });
  });

  it('of a kind that this version does not know waits for one that does', async () => {
    await enqueueJob(db, { kind: 'of tomorrow', key: 'a' });

    expect(await aRunner(async () => done).runNextStep()).toBe(false);
    expect(await readJob()).toMatchObject({ state: 'waiting' });
  });

  it('runs at once in a process that is woken, and is released untouched by a stop', async () => {
    const steps: string[] = [];
    const runner = aRunner(async ({ signal }, { key }) => {
      steps.push(key);
      if (key === 'b') await once(signal, 'abort');
      signal.throwIfAborted();
      return done;
    });
    runner.start();
    await enqueueJob(db, { kind, key: 'a' });
    runner.wake();
    await vi.waitUntil(async () => (await readJobCounts(db)).done === 1, { timeout: 20_000 });
    await enqueueJob(db, { kind, key: 'b' });
    runner.wake();
    await vi.waitUntil(() => steps.length === 2, { timeout: 20_000 });

    await runner.stop();

    expect(steps).toEqual(['a', 'b']);
    expect(await readJobCounts(db)).toEqual({ waiting: 1, running: 0, done: 1, failed: 0 });
    expect(await db.selectFrom('jobs').select('attempts').where('key', '=', 'b').execute()).toEqual([{ attempts: 0 }]);
  });

  it('is listed page by page, newest first, by its state', async () => {
    for (const key of ['a', 'b', 'c']) await enqueueJob(db, { kind, key });
    const failed = await claimJob(db, [kind]);
    await db
      .updateTable('jobs')
      .set({ state: 'failed' })
      .where('id', '=', failed?.id ?? '')
      .execute();
    const rest = await openRest(db);

    const first = await rest.ask('GET', '/api/jobs?limit=2');
    const broken = await rest.ask('GET', '/api/jobs?state=failed');
    const unknown = await rest.ask('GET', '/api/jobs?state=lost');
    await rest.close();

    expect(first.json).toMatchObject({
      jobs: [{ key: 'c' }, { key: 'b' }],
      page: { limit: 2, offset: 0, total: 3, next_offset: 2 },
    });
    expect(broken.json).toMatchObject({ jobs: [{ key: 'a', state: 'failed' }], page: { total: 1 } });
    expect(unknown.statusCode).toBe(400);
  });
});

it('every kind of job has its own name', () => {
  const names = [...jobKinds.map((one) => one.kind), sendWebhookJob];

  expect(new Set(names).size).toBe(names.length);
});
