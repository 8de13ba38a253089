import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { recallJobs } from '../../src/adapters/queue/claim-job.ts';
import { recallSchedules } from '../../src/service/schedules/recall-schedules.ts';
import { runDueSchedule } from '../../src/service/schedules/run-due-schedule.ts';
import { maxOpenScans } from '../../src/records/scans/admit-scan.ts';
import { newId } from '../../src/ids/ids.ts';
import { onServer } from '../databases/each-database.ts';
import type { Answer, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { fillQueue } from './fill-queue.ts';
import { aFailedReport, aScannedReport, scanNextPage } from './make-scans.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';

const scan = { sitemap_url: 'https://example.com/', scan_type: 'single', tag: 'weekly' };
const weekly = { scan, cron: '0 3 * * 1', time_zone: 'Europe/Berlin' };
const noId = '019a0000-0000-7000-8000-000000000000';

type Record = {
  readonly id: string;
  readonly enabled: boolean;
  readonly next_runs: readonly string[];
  readonly last_scan_id: string | null;
  readonly last_skip: { readonly reason: string; readonly scan_id: string | null; readonly at: string } | null;
  readonly problem: string | null;
};
// Each answer was checked against its schema.
const recordOf = ({ json }: Answer) => json as Record;

onServer('schedules', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
  const create = async (change: object = {}) =>
    recordOf(await rest.ask('POST', '/api/schedules', { body: { ...weekly, ...change } }));
  const read = async ({ id }: { readonly id: string }) => recordOf(await rest.ask('GET', `/api/schedules/${id}`));
  const makeDue = (ago = '1 minute') =>
    sql`update schedules set next_run_at = date_trunc('minute', now()) - ${ago}::interval`.execute(db);
  const scans = () => db.selectFrom('scans').select(['id', 'url', 'tag', 'status']).orderBy('sequence').execute();
  const pass = async () => {
    await makeDue();
    await runJobsLater({ db, screenshots });
  };

  it('are named in the audit trail as who started their scans', async () => {
    const { id } = await create();
    await pass();

    const [scanned] = await scans();
    const { json } = await rest.ask('GET', `/api/audit?actor=${id}`);

    expect(json).toMatchObject({
      events: [
        {
          actor: { kind: 'schedule', name: id },
          action: 'scan.created',
          subject: { id: scanned?.id, name: 'https://example.com/' },
        },
      ],
    });
  });

  it('run again when the clock of the database was a month ahead, and only those whose time is too late', async () => {
    const { id, next_runs: right } = await create({ cron: '0 3 29 2 *' });
    const other = await create({ cron: '0 3 29 2 *' });
    await sql`update schedules set next_run_at = next_run_at + interval '35 days' where id = ${id}::uuid`.execute(db);
    await sql`update jobs set run_at = run_at + interval '35 days', updated_at = updated_at + interval '35 days'`.execute(
      db,
    );

    const recalled = [await recallJobs(db), await recallSchedules(db), await recallSchedules(db)];

    // One job runs both, and two hold their hosts.
    expect(recalled).toEqual([3, 1, 0]);
    expect((await read({ id })).next_runs).toEqual(right);
    expect((await read(other)).next_runs).toEqual(other.next_runs);
    expect(await runJobs({ db, screenshots })).toBeGreaterThan(0);
  });

  it('are refused if two times are less than five minutes apart', async () => {
    const { statusCode, json } = await rest.ask('POST', '/api/schedules', { body: { ...weekly, cron: '* * * * *' } });

    expect([statusCode, json]).toMatchObject([
      400,
      { errors: [{ path: 'cron', message: 'Must leave at least 5 minutes between two times.' }] },
    ]);
  });

  it('are created, listed, replaced and deleted, and show when they run next', async () => {
    const created = await create();
    const other = await create({ cron: '@daily', time_zone: undefined });
    const replaced = await rest.ask('PUT', `/api/schedules/${created.id}`, { body: { ...weekly, cron: '30 2 1 * *' } });
    const listed = await rest.ask('GET', '/api/schedules?limit=1');
    const deleted = await rest.ask('DELETE', `/api/schedules/${created.id}`);

    expect(created).toMatchObject({
      scan,
      cron: '0 3 * * 1',
      time_zone: 'Europe/Berlin',
      enabled: true,
      problem: null,
    });
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(created.next_runs.map((time) => clock.format(new Date(time)))).toEqual([
      'Mon 03:00',
      'Mon 03:00',
      'Mon 03:00',
    ]);
    expect(new Set(created.next_runs).size).toBe(3);
    expect(other).toMatchObject({ time_zone: 'UTC', last_scan_id: null, last_skip: null });
    expect(recordOf(replaced)).toMatchObject({ id: created.id, cron: '30 2 1 * *' });
    expect(listed.json).toMatchObject({ schedules: [{ id: created.id }], page: { total: 2, next_offset: 1 } });
    expect(deleted.statusCode).toBe(204);
    expect((await rest.ask('GET', `/api/schedules/${created.id}`)).statusCode).toBe(404);
    expect((await rest.ask('PUT', `/api/schedules/${noId}`, { body: weekly })).statusCode).toBe(404);
    expect((await rest.ask('DELETE', '/api/schedules/none')).statusCode).toBe(404);
  });

  it.each([
    ['no cron expression', { cron: 'each Monday' }, 'cron'],
    ['seconds', { cron: '0 0 3 * * 1' }, 'cron'],
    ['a day that never comes', { cron: '0 0 31 2 *' }, 'cron'],
    ['no time zone', { time_zone: 'Mars/Base' }, 'time_zone'],
    ['an offset as a time zone', { time_zone: '+02:00' }, 'time_zone'],
    ['a scan that could not be started', { scan: { ...scan, sitemap_url: 'ftp://example.com/' } }, 'scan.sitemap_url'],
    ['an unknown field of the scan', { scan: { ...scan, depth: 1 } }, 'scan.depth'],
    ['a sign-in that is not there', { scan: { ...scan, sign_in: noId } }, 'scan.sign_in'],
    ['an unknown field', { every: 'week' }, 'every'],
  ])('are refused with %s', async (_what, change, path) => {
    const { statusCode, json } = await rest.ask('POST', '/api/schedules', { body: { ...weekly, ...change } });

    expect(statusCode).toBe(400);
    expect(JSON.stringify(json)).toContain(`"path":"${path}"`);
    expect((await rest.ask('GET', '/api/schedules')).json).toMatchObject({ schedules: [] });
  });

  it('start their scan when it is due, with the settings of that time, and then wait for the next time', async () => {
    const schedule = await create();
    await rest.ask('PUT', '/api/settings', { body: { performance: { states: ['dark'] } } });

    await runJobsLater({ db, screenshots });
    const before = await scans();
    await pass();
    await runJobsLater({ db, screenshots });

    expect(before).toEqual([]);
    const [started, ...others] = await scans();
    expect(started).toMatchObject({ url: 'https://example.com/', tag: 'weekly', status: 'queued' });
    expect(others).toEqual([]);
    expect(await read(schedule)).toMatchObject({
      last_scan_id: started?.id,
      last_skip: null,
      next_runs: schedule.next_runs,
    });
    expect(await db.selectFrom('scans').select('states').executeTakeFirst()).toEqual({ states: ['dark'] });
  });

  it('start one scan for each time, however many processes look at once', async () => {
    for (let index = 0; index < 5; index += 1) await create({ scan: { ...scan, tag: `site ${index}` } });
    await makeDue();

    const runs = await Promise.all(Array.from({ length: 12 }, () => runDueSchedule(db)));
    while (await runDueSchedule(db)) runs.push(true);

    expect(runs.filter((hasRun) => hasRun)).toHaveLength(5);
    const tags = (await scans()).map(({ tag }) => tag);
    expect(tags).toHaveLength(5);
    expect(new Set(tags)).toEqual(new Set([0, 1, 2, 3, 4].map((index) => `site ${index}`)));
  });

  it('start one scan for all times that were missed, and say so', async () => {
    const schedule = await create({ cron: '@yearly' });
    await sql`update schedules set next_run_at = now() - interval '3 years'`.execute(db);

    await runJobsLater({ db, screenshots });

    const [started, ...others] = await scans();
    expect(others).toEqual([]);
    const after = await read(schedule);
    expect(after).toMatchObject({
      last_scan_id: started?.id,
      last_skip: { reason: 'missed', scan_id: started?.id, detail: null },
    });
    expect(after.next_runs).toEqual(schedule.next_runs);
  });

  it('skip a time while their previous scan has not ended, also a paused one, and start again after it', async () => {
    const schedule = await create();
    await pass();
    const first = (await scans())[0]?.id ?? '';
    await rest.ask('POST', `/api/scans/${first}/pause`);
    await pass();
    const skipped = await read(schedule);
    await rest.ask('POST', `/api/scans/${first}/resume`);
    await scanNextPage(db, aScannedReport());
    await pass();
    const second = (await scans())[1]?.id;
    await rest.ask('DELETE', `/api/scans/${second ?? ''}`);
    const deleted = await read(schedule);
    await pass();

    expect(skipped).toMatchObject({ last_scan_id: first, last_skip: { reason: 'not_ended', scan_id: first } });
    expect(deleted.last_scan_id).toBeNull();
    // A job has removed the deleted one.
    const left = await scans();
    expect(left).toMatchObject([{ id: first }, { status: 'queued' }]);
    expect(left[1]?.id).not.toBe(second);
  });

  it('say that their scan can no longer be started, and continue when it can', async () => {
    const schedule = await create();
    await sql`update schedules set scan = scan || '{"viewport_preset": "wristwatch"}'`.execute(db);

    await pass();
    const broken = await read(schedule);
    await rest.ask('PUT', `/api/schedules/${schedule.id}`, { body: weekly });
    await pass();

    expect(broken).toMatchObject({
      last_scan_id: null,
      last_skip: { reason: 'invalid_scan', detail: expect.stringContaining('viewport_preset') as string },
      problem: expect.stringContaining('no longer valid') as string,
    });
    expect(broken.next_runs).toHaveLength(3);
    expect(await read(schedule)).toMatchObject({ problem: null, last_scan_id: (await scans())[0]?.id });
  });

  it('say that their sign-in was deleted, and do not scan without it', async () => {
    const schedule = await create();
    await sql`update schedules set scan = scan || ${JSON.stringify({ sign_in: newId() })}::jsonb`.execute(db);

    await pass();

    expect(await read(schedule)).toMatchObject({
      last_skip: { reason: 'invalid_scan', detail: expect.stringContaining('sign-in') as string },
      problem: expect.stringContaining('sign-in') as string,
    });
    expect(await scans()).toEqual([]);
  });

  it('skip a time when too many scans have not ended', async () => {
    const schedule = await create();
    await fillQueue(db, maxOpenScans, ['queued']);

    await pass();

    expect(await read(schedule)).toMatchObject({ last_scan_id: null, last_skip: { reason: 'queue_full' } });
  });

  it('skip a time when the scan cannot be written again and again, so that the others continue', async () => {
    const broken = await create({ scan: { ...scan, tag: 'broken' } });
    const whole = await create();
    await makeDue();
    await sql`update schedules set next_run_at = next_run_at - interval '1 minute' where id = ${broken.id}::uuid`.execute(
      db,
    );
    await sql`alter table scans add constraint no_broken_tag check (tag is distinct from 'broken')`.execute(db);

    try {
      for (let step = 0; step < 4; step += 1) await runJobsLater({ db, screenshots });
    } finally {
      await sql`alter table scans drop constraint no_broken_tag`.execute(db);
    }

    expect(await read(broken)).toMatchObject({ last_scan_id: null, last_skip: { reason: 'error' } });
    expect(await read(whole)).toMatchObject({ last_scan_id: (await scans())[0]?.id });
  });

  it('do nothing while they are disabled, and do not make up for that time', async () => {
    const schedule = await create({ enabled: false });
    await runJobsLater({ db, screenshots });
    const jobs = await db.selectFrom('jobs').select('state').where('kind', '=', 'run-schedules').execute();

    const enabled = await rest.ask('PUT', `/api/schedules/${schedule.id}`, { body: weekly });
    await runJobsLater({ db, screenshots });

    expect(schedule.next_runs).toEqual([]);
    expect(jobs).toEqual([{ state: 'done' }]);
    expect(recordOf(enabled).next_runs).toHaveLength(3);
    expect(await scans()).toEqual([]);
  });

  it('keep their next time when only the scan changes', async () => {
    const schedule = await create();
    await makeDue();

    const changed = await rest.ask('PUT', `/api/schedules/${schedule.id}`, {
      body: { ...weekly, scan: { ...scan, tag: 'other' } },
    });
    await runJobsLater({ db, screenshots });

    expect(recordOf(changed).next_runs[0]).not.toBe(schedule.next_runs[0]);
    expect((await scans())[0]).toMatchObject({ tag: 'other' });
  });

  it('whose last scan failed start the next one', async () => {
    await create();
    await pass();
    await scanNextPage(db, aFailedReport());
    await pass();

    expect((await scans()).map(({ status }) => status)).toEqual(['failed', 'queued']);
  });
});
