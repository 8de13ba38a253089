import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInRecordSchema } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import type { FormApp } from '../sign-ins/form-app.ts';
import { startFormApp } from '../sign-ins/form-app.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

let service: TestService;
let client: ScanClient;
let refused: ReturnType<typeof scanRefused>;
const apps: FormApp[] = [];

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 4 } });
  // It mostly waits for steps that fail, so it does that while the other tests run. One of the tests awaits it.
  refused = scanRefused();
  refused.catch(() => undefined);
});

afterAll(async () => {
  await service.close();
  for (const app of apps) app.close();
});

/** An application for one test alone. */
async function openApp(): Promise<FormApp> {
  const app = await startFormApp();
  apps.push(app);
  return app;
}

async function createSignIn(app: FormApp, check: object = { present: 'text:Sign out' }): Promise<string> {
  const steps = [
    { do: 'goto', url: `${app.origin}/login` },
    { do: 'fill', selector: '[name=user]', value: 'user' },
    { do: 'fill', selector: '[name=password]', value: 'password' },
    { do: 'click', selector: '#go' },
    { do: 'totp', selector: '[name=code]' },
    { do: 'press', selector: '[name=code]', key: 'Enter' },
    { do: 'wait_for', selector: 'a[href="/logout"]' },
  ];
  const secret = { steps, values: { user: 'ada', password: app.password }, totp: app.totpSecret };
  const answer = await fetch(`${service.origin}/api/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Form', origins: [app.origin], check, kind: 'form', secret }),
  });
  return signInRecordSchema.parse(await answer.json()).id;
}

/** Only one of these tests is about keys and pictures. */
const light = { operate: false, screenshots: false };
const listOf = (app: FormApp, ...paths: readonly string[]) => ({
  scan_type: 'list',
  urls: paths.map((path) => `${app.origin}${path}`),
  ...light,
});

async function createScan(body: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = await client.create(body);
  return id;
}

/** A sign-in that is tried, a scan that the form then refuses, and the scan after it was resumed. */
async function scanRefused() {
  const app = await openApp();
  const signIn = await createSignIn(app);
  const tried = await client.post(`/api/sign-ins/${signIn}/test`);
  app.refuseEveryone(true);
  const id = await createScan({ ...listOf(app, '/reports/1'), sign_in: signIn });
  const paused = await client.untilAtRest(id);
  app.refuseEveryone(false);
  await client.post(`/api/scans/${id}/resume`);
  return { password: app.password, tried, paused, resumed: await client.untilAtRest(id) };
}

// Each test has its own application, and mostly waits for it.
describe.concurrent('a scan that signs in with a form and a second factor', () => {
  it('signs in once for all workers, and crawls as a member', async () => {
    const app = await openApp();
    const signIn = await createSignIn(app);

    const id = await createScan({ sitemap_url: `${app.origin}/`, scan_type: 'crawl', sign_in: signIn, ...light });

    const scan = await client.untilAtRest(id);
    const pages = await client.pages(id);
    expect(scan.status).toBe('completed');
    expect(pages.map(({ title }) => title?.slice(0, 6))).toEqual(['Member', 'Member', 'Member', 'Member']);
    expect(app.signInCount()).toBe(1);
  });

  it('signs in again when its session ends, also while scripts load, and counts no page for visitors and none in part', async () => {
    const app = await openApp();
    const endings = new Set(['/reports/2', '/data/teasers/1']);
    app.endSessionsIf((path) => endings.delete(path));
    const signIn = await createSignIn(app);

    const id = await createScan({ ...listOf(app, '/reports/1', '/teasers/1', '/reports/2'), sign_in: signIn });

    const scan = await client.untilAtRest(id);
    const pages = await client.pages(id);
    expect(scan).toMatchObject({ status: 'completed', error: null });
    expect(pages.map(({ title }) => title)).toEqual([
      'Member /reports/1, complete',
      'Member /teasers/1, complete',
      'Member /reports/2, complete',
    ]);
    expect([...endings]).toEqual([]);
    expect(app.signInCount()).toBeGreaterThan(1);
    expect(app.seen.some(({ isIn }) => !isIn)).toBe(true);
  });

  it('scans pages again that were shown to visitors, where only a later page says so', async () => {
    const app = await openApp();
    const endings = new Set(['/teasers/1']);
    app.endSessionsIf((path) => endings.delete(path));
    const shown = Promise.withResolvers<undefined>();
    app.hold('/reports/1', shown.promise);
    const signIn = await createSignIn(app, { absent: '[name=password]' });

    const id = await createScan({ ...listOf(app, '/teasers/1', '/reports/1'), sign_in: signIn });
    const isShown = async () => (await client.pages(id)).some(({ title }) => title?.startsWith('Public') === true);
    await vi.waitUntil(isShown, { interval: 250, timeout: 120_000 });
    shown.resolve(undefined);

    const scan = await client.untilAtRest(id);
    const pages = await client.pages(id);
    expect(scan).toMatchObject({ status: 'completed', progress: { pages_completed: 2 } });
    expect(pages.map(({ title }) => title?.split(' ')[0])).toEqual(['Member', 'Member']);
  });

  it('scans and operates a page that its own site refuses something, with the settings of a new installation', async () => {
    const app = await openApp();
    const signIn = await createSignIn(app);

    const scan = await client.scan({ sitemap_url: `${app.origin}/`, scan_type: 'single', sign_in: signIn });

    const [page] = await client.pages(scan.id);
    expect(scan).toMatchObject({ status: 'completed', error: null, progress: { pages_completed: 1, pages_failed: 0 } });
    expect(page).toMatchObject({ status: 'completed', title: 'Member /, complete' });
    expect(scan.engine).toContain('curbcut-operate');
  });

  it('scans a page that its own site refuses something, where the page after the sign-in is gone', async () => {
    const app = await openApp();
    app.welcomeOnce();
    const signIn = await createSignIn(app);

    const scan = await client.scan({ ...listOf(app, '/reports/9'), sign_in: signIn });

    expect(scan).toMatchObject({ status: 'completed', progress: { pages_completed: 1, pages_failed: 0 } });
  });

  it('pauses when the form does not let it in, and says where it was without what was typed', async () => {
    const { password, tried, paused, resumed } = await refused;

    expect(tried).toMatchObject({
      result: 'signed_in',
      picture: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//u),
    });
    expect(paused.error?.code).toBe('session_lost');
    expect(paused.error?.message).toContain('Step 5 (fill [name=code]) could not be done.');
    expect(paused.error?.message).not.toContain(password);
    expect(resumed).toMatchObject({ status: 'completed', error: null });
  });
});

describe('the service that signed in', () => {
  it('keeps passwords, codes and sessions to itself', async () => {
    const secrets = apps.flatMap((app) => [app.password, app.totpSecret, ...app.sessionIds()]);

    const files = await readFiles(service.dataFolder);

    expect(secrets.length).toBeGreaterThan(3 * apps.length);
    expect(secrets.filter((secret) => service.logged().includes(secret))).toEqual([]);
    for (const secret of secrets)
      expect(files.filter(({ bytes }) => bytes.includes(secret)).map(({ name }) => name)).toEqual([]);
  });
});

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })));
}
