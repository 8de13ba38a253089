import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInRecordSchema } from '../../src/finding-pages/sign-ins/sign-in-record.ts';
import type { FormApp } from '../sign-ins/form-app.ts';
import { startFormApp } from '../sign-ins/form-app.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let service: TestService;
let app: FormApp;
let client: ScanClient;

beforeAll(async () => {
  [service, app] = await Promise.all([
    startTestService({ CURBCUT_SECRET_KEY: 'c'.repeat(64), LOG_LEVEL: 'trace' }),
    startFormApp(),
  ]);
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { operate_ms: 0, screenshots: false, concurrency: 2 } });
});

beforeEach(() => {
  app.endSessionsAfter(Infinity);
  app.endSessionsIf(() => false);
});

afterAll(async () => {
  await service.close();
  app.close();
});

async function createSignIn(check: object, password = app.password): Promise<string> {
  const steps = [
    { do: 'goto', url: `${app.origin}/login` },
    { do: 'fill', selector: '[name=user]', value: 'user' },
    { do: 'fill', selector: '[name=password]', value: 'password' },
    { do: 'click', selector: '#go' },
    { do: 'totp', selector: '[name=code]' },
    { do: 'press', selector: '[name=code]', key: 'Enter' },
    { do: 'wait_for', selector: 'a[href="/logout"]' },
  ];
  const secret = { steps, values: { user: 'ada', password }, totp: app.totpSecret };
  const answer = await fetch(`${service.origin}/api/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Form', origins: [app.origin], check, kind: 'form', secret }),
  });
  return signInRecordSchema.parse(await answer.json()).id;
}

const listOf = (...paths: readonly string[]) => ({
  scan_type: 'list',
  urls: paths.map((path) => `${app.origin}${path}`),
});

const patience = { interval: 250, timeout: 120_000 };

describe('a scan that signs in with a form and a second factor', () => {
  it('signs in once for all workers, crawls as a member, and keeps password, codes and session to itself', async () => {
    const before = app.signInCount();
    const signIn = await createSignIn({ present: 'text:Sign out' });

    const created = await client.create({ sitemap_url: `${app.origin}/`, scan_type: 'crawl', sign_in: signIn });
    const scan = await client.untilAtRest(created.id);

    const pages = await client.pages(scan.id);
    expect(scan.status).toBe('completed');
    expect(pages.map(({ title }) => title?.slice(0, 6))).toEqual(Array.from({ length: 7 }, () => 'Member'));
    expect(app.signInCount() - before).toBe(1);
    const files = await readFiles(service.dataFolder);
    for (const secret of [app.password, app.totpSecret, ...app.sessionIds()]) {
      expect(service.logged()).not.toContain(secret);
      expect(files.filter(({ bytes }) => bytes.includes(secret)).map(({ name }) => name)).toEqual([]);
    }
  });

  it('signs in again when its session ends, also while scripts load, and counts no page for visitors and none in part', async () => {
    app.endSessionsAfter(3);
    const ending = ['/data/teasers/1'];
    app.endSessionsIf((path) => ending[0] === path && ending.shift() !== undefined);
    const before = app.signInCount();
    const signIn = await createSignIn({ present: 'text:Sign out' });
    const numbers = [1, 2];

    const created = await client.create({
      ...listOf(...numbers.flatMap((number) => [`/reports/${number}`, `/teasers/${number}`])),
      sign_in: signIn,
    });

    const scan = await client.untilAtRest(created.id);
    const pages = await client.pages(scan.id);
    expect(scan).toMatchObject({ status: 'completed', error: null });
    expect(pages.map(({ title }) => title)).toEqual(
      numbers.flatMap((number) => [`Member /reports/${number}, complete`, `Member /teasers/${number}, complete`]),
    );
    expect(ending).toEqual([]);
    expect(app.signInCount() - before).toBeGreaterThan(1);
    expect(app.seen.some(({ isIn }) => !isIn)).toBe(true);
  });

  it('scans pages again that were shown to visitors, where only a later page says so', async () => {
    await client.putSettings({ performance: { concurrency: 1 } });
    // The page after the sign-in, and one report: then teasers are for visitors.
    app.endSessionsAfter(2);
    const signIn = await createSignIn({ absent: '[name=password]' });
    const { id } = await client.create({
      ...listOf('/reports/1', '/teasers/1', '/teasers/2', '/reports/2'),
      sign_in: signIn,
    });
    const isShown = async () => (await client.pages(id)).some(({ title }) => title?.startsWith('Public') === true);
    await vi.waitUntil(async () => (await isShown()) || (await client.get(id)).status === 'paused', patience);

    app.endSessionsAfter(Infinity);

    const scan = await client.untilAtRest(id);
    const pages = await client.pages(id);
    await client.putSettings({ performance: { concurrency: 2 } });
    expect(scan).toMatchObject({ status: 'completed', progress: { pages_completed: 4 } });
    expect(pages.map(({ title }) => title?.split(' ')[0])).toEqual(['Member', 'Member', 'Member', 'Member']);
  });

  it('pauses when the form does not let it in, and says where it was without what was typed', async () => {
    const signIn = await createSignIn({ present: 'text:Sign out' });
    const tried = await client.post(`/api/sign-ins/${signIn}/test`);
    app.refuseEveryone(true);

    const { id } = await client.create({ ...listOf('/reports/1'), sign_in: signIn });

    const scan = await client.untilAtRest(id);
    app.refuseEveryone(false);
    expect(tried).toMatchObject({ result: 'signed_in' });
    expect(scan.error?.code).toBe('session_lost');
    expect(scan.error?.message).toContain('Step 5 (fill [name=code]) could not be done.');
    expect(scan.error?.message).not.toContain(app.password);
    await client.post(`/api/scans/${id}/resume`);
    expect(await client.untilAtRest(id)).toMatchObject({ status: 'completed', error: null });
  });
});

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })));
}
