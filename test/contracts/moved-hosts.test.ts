import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { createSystemResolve } from '../../src/adapters/net/resolve-by-system.ts';
import { ScopeCache } from '../../src/worker/scope-cache.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { NameServer } from '../name-server.ts';
import { startNameServer } from '../name-server.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import type { InsideServer } from './inside-server.ts';
import { startInsideServer } from './inside-server.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';
import { takeDiscovery } from './take-discovery.ts';

const publicAddress = '93.184.216.34';
const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
const withId = z.object({ id: z.string() });
const answered = z.object({
  id: z.string(),
  status: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** What the name server says. A site moves when its line changes. */
const names: Record<string, string> = {};
let nameServer: NameServer;
let inside: InsideServer;
let port: number;
let reachedBefore: number;

beforeAll(async () => {
  nameServer = await startNameServer(names);
  inside = await startInsideServer();
  ({ port } = inside);
});
afterAll(() => {
  nameServer.close();
  inside.close();
});

onEachDatabase('a site that was public, and moves inside', (open) => {
  let db: Database;
  let rest: Rest;
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    Object.assign(names, { 'site.test': publicAddress, 'www.site.test': publicAddress });
    reachedBefore = inside.reached();
  });
  afterEach(() => rest.close());

  const wanted = () => ({ sitemap_url: `http://site.test:${port}/sitemap.xml`, scan_type: 'sitemap' });
  const post = async (path: string, body?: object) =>
    withId.parse((await rest.ask('POST', path, body && { body })).json);
  const move = () => Object.assign(names, { 'site.test': '127.0.0.1', 'www.site.test': '127.0.0.1' });

  /** Scopes of a process that has just started: it has asked for no name yet. */
  const aNetwork = () => {
    const resolve = createSystemResolve({ servers: [nameServer.address], hosts: '/dev/null', resolvConf: '/dev/null' });
    return createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [], resolve });
  };
  const someScopes = () => new ScopeCache({ db, network: aNetwork() });
  /** What a worker does before the first connection of a scan. */
  const openScope = (scanId: string) => someScopes().get({ scanId, scanUrl: `http://site.test:${port}/` });
  /** Reads the sitemap of the scan that waits, and shows the scan. */
  const readSitemap = async (id: string) => {
    await takeDiscovery(db, someScopes());
    return answered.parse((await rest.ask('GET', `/api/scans/${id}`)).json);
  };
  const startSchedule = async () => {
    await sql`update schedules set next_run_at = now() - interval '1 minute'`.execute(db);
    await runJobsLater({ db, screenshots });
    const scan = await db.selectFrom('scans').select('id').orderBy('sequence', 'desc').executeTakeFirstOrThrow();
    return scan.id;
  };
  const remove = async (id: string) => {
    await rest.ask('DELETE', `/api/scans/${id}`);
    await runJobsLater({ db, screenshots });
  };
  const isRefused = () => ({
    status: 'failed',
    error: {
      code: 'blocked_by_policy',
      message: expect.stringContaining(
        `site.test:${port}, which is at 127.0.0.1, is an address of this machine itself, but site.test was public when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so. If the site has moved, create the scan or the schedule again.`,
      ) as string,
    },
  });

  it('is not followed by a rescan that starts while the first scan still runs', async () => {
    const first = await post('/api/scans', wanted());
    const second = await post(`/api/scans/${first.id}/rescan`);
    await openScope(first.id);
    move();

    await expect(openScope(second.id).then((scope) => scope.connect('site.test', port))).rejects.toThrow('was public');
  });

  it('is not followed by the rescan of a rescan that starts before that one', async () => {
    const first = await post('/api/scans', wanted());
    const second = await post(`/api/scans/${first.id}/rescan`);
    const third = await post(`/api/scans/${second.id}/rescan`);
    await openScope(first.id);
    move();

    await expect(openScope(third.id).then((scope) => scope.connect('site.test', port))).rejects.toThrow('was public');
  });

  it('is not followed by the rescan of a rescan when the scans before it are deleted meanwhile', async () => {
    const first = await post('/api/scans', wanted());
    const second = await post(`/api/scans/${first.id}/rescan`);
    const third = await post(`/api/scans/${second.id}/rescan`);
    await remove(second.id);
    await openScope(first.id);
    await remove(first.id);
    move();

    expect(await readSitemap(third.id)).toMatchObject(isRefused());
  });

  it('is not followed by a rescan, nor by the rescan of that one after the first scan is deleted', async () => {
    const first = await post('/api/scans', wanted());
    await openScope(first.id);
    const second = await post(`/api/scans/${first.id}/rescan`);
    await remove(first.id);
    const third = await post(`/api/scans/${second.id}/rescan`);
    move();

    expect(await readSitemap(second.id)).toMatchObject(isRefused());
    expect(await readSitemap(third.id)).toMatchObject(isRefused());
    expect(inside.reached() - reachedBefore).toBe(0);
  });

  it('is not followed by its redirects in a rescan', async () => {
    const first = await post('/api/scans', { ...wanted(), sitemap_url: `http://127.0.0.1:${port}/sitemap.xml` });
    const scanUrl = `http://127.0.0.1:${port}/`;
    const twin = new URL(`http://www.site.test:${port}/`);
    const before = await (await someScopes().get({ scanId: first.id, scanUrl })).checkDocument(twin);
    const second = await post(`/api/scans/${first.id}/rescan`);
    move();

    const after = await (await someScopes().get({ scanId: second.id, scanUrl })).checkDocument(twin);

    expect(before).toEqual({ allowed: true });
    expect(after).toMatchObject({ allowed: false });
  });

  it('is not followed by a schedule, whose first scan may be deleted and whose times may change', async () => {
    const body = { scan: wanted(), cron: '0 3 * * 1', time_zone: 'UTC' };
    const schedule = await post('/api/schedules', body);
    const first = await startSchedule();
    await openScope(first);
    await remove(first);
    await rest.ask('PUT', `/api/schedules/${schedule.id}`, { body: { ...body, cron: '@daily' } });
    move();

    const second = await startSchedule();

    expect(second).not.toBe(first);
    expect(await readSitemap(second)).toMatchObject(isRefused());
    expect(await readSitemap((await post(`/api/scans/${second}/rescan`)).id)).toMatchObject(isRefused());
    expect(inside.reached() - reachedBefore).toBe(0);
  });

  it('is followed by a scan and a schedule that are created again', async () => {
    const first = await post('/api/scans', wanted());
    await openScope(first.id);
    const body = { scan: wanted(), cron: '0 3 * * 1', time_zone: 'UTC' };
    const schedule = await post('/api/schedules', body);
    await openScope(await startSchedule());
    await rest.ask('DELETE', `/api/schedules/${schedule.id}`);
    move();

    const scope = await openScope((await post('/api/scans', wanted())).id);
    await post('/api/schedules', body);
    const scheduled = await openScope(await startSchedule());

    (await scope.connect('site.test', port)).destroy();
    (await scheduled.connect('site.test', port)).destroy();
    await expect.poll(() => inside.reached() - reachedBefore).toBe(2);
  });

  it('is not followed by the rescan of a scan of a schedule that is deleted before the first scan starts', async () => {
    const schedule = await post('/api/schedules', { scan: wanted(), cron: '@daily' });
    const first = await startSchedule();
    const second = await post(`/api/scans/${first}/rescan`);
    await rest.ask('DELETE', `/api/schedules/${schedule.id}`);
    await openScope(first);
    move();

    await expect(openScope(second.id).then((scope) => scope.connect('site.test', port))).rejects.toThrow('was public');
  });

  it('is not followed by the first scan of a schedule that was created before', async () => {
    await post('/api/schedules', { scan: wanted(), cron: '@daily' });
    await runJobs({ db, screenshots, network: aNetwork() });
    move();

    expect(await readSitemap(await startSchedule())).toMatchObject(isRefused());
  });

  it('is not followed by a schedule that a person changed before', async () => {
    const { id } = await post('/api/schedules', {
      scan: { ...wanted(), sitemap_url: 'http://a.test/' },
      cron: '@daily',
    });
    await runJobs({ db, screenshots, network: aNetwork() });
    await rest.ask('PUT', `/api/schedules/${id}`, { body: { scan: wanted(), cron: '@daily' } });
    await runJobs({ db, screenshots, network: aNetwork() });
    move();

    expect(await readSitemap(await startSchedule())).toMatchObject(isRefused());
  });

  it('is held by the first scan of a schedule if its name did not resolve before', async () => {
    const scan = { ...wanted(), sitemap_url: 'http://a.nowhere.test/sitemap.xml' };
    await post('/api/schedules', { scan, cron: '@daily' });
    await runJobs({ db, screenshots, network: aNetwork() });

    expect(await db.selectFrom('agreed_hosts').selectAll().execute()).toEqual([]);
    const held = await db.selectFrom('jobs').select('state').where('kind', '=', 'hold-host').execute();
    expect(held).toEqual([{ state: 'done' }]);
  });

  it('is remembered until the schedule and its last scan are deleted', async () => {
    const schedule = await post('/api/schedules', { scan: wanted(), cron: '@daily' });
    const first = await startSchedule();
    await openScope(first);
    const second = await post(`/api/scans/${first}/rescan`);
    const remembered = async () => db.selectFrom('agreed_hosts').select(['host', 'address_space']).execute();
    const rows = [{ host: 'site.test', address_space: 'public' }];

    await remove(first);
    expect(await remembered()).toEqual(rows);
    await rest.ask('DELETE', `/api/schedules/${schedule.id}`);
    expect(await remembered()).toEqual(rows);
    await remove(second.id);
    expect(await remembered()).toEqual([]);
  });
});
