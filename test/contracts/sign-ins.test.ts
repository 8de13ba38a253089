import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimNextPage } from './claim-next-page.ts';
import { loseSession } from '../../src/records/pages/lose-session.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { resumeScan } from '../../src/records/scans/resume-scan.ts';
import { openSignIn, SignInUnusable } from '../../src/finding-pages/sign-ins/open-sign-in.ts';
import { claimSigningIn, storeSession } from '../../src/finding-pages/sign-ins/scan-session.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { getSignIn } from '../../src/finding-pages/sign-ins/sign-in-store.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Answer, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScannedReport, ruleInfo } from './make-scans.ts';

const secretKey = createSecretKey(randomBytes(32));
const basic = {
  name: 'Members',
  origins: ['https://app.example.com'],
  kind: 'basic',
  check: { present: 'text:Sign out' },
  secret: { username: 'ada', password: 'correct-horse' },
};
const noId = '019a0000-0000-7000-8000-000000000000';

onEachDatabase('sign-ins', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { secretKey });
    return () => rest.close();
  });
  beforeEach(open);

  const create = async (change: object = {}) => rest.ask('POST', '/api/sign-ins', { body: { ...basic, ...change } });
  const idOf = ({ json }: Answer) => (json as { id: string }).id; // the answer was checked against its schema
  const scan = async (body: object) =>
    rest.ask('POST', '/api/scans', {
      body: { sitemap_url: 'https://app.example.com/', scan_type: 'single', ...body },
    });

  it('are created, listed, replaced and deleted, and no answer has a secret', async () => {
    const created = await create();
    const id = idOf(created);
    const replaced = await rest.ask('PUT', `/api/sign-ins/${id}`, {
      body: { ...basic, name: 'Staff', kind: 'headers', secret: { headers: { 'X-Token': 'correct-token' } } },
    });
    const listed = await rest.ask('GET', '/api/sign-ins');
    const read = await rest.ask('GET', `/api/sign-ins/${id}`);
    const deleted = await rest.ask('DELETE', `/api/sign-ins/${id}`);

    expect([created, replaced, listed, read, deleted].map(({ statusCode }) => statusCode)).toEqual([
      201, 200, 200, 200, 204,
    ]);
    expect(listed.json).toMatchObject({
      available: true,
      sign_ins: [{ id, name: 'Staff', kind: 'headers', problem: null }],
    });
    for (const { body } of [created, replaced, listed, read]) expect(body).not.toContain('correct');
    expect((await rest.ask('GET', `/api/sign-ins/${id}`)).statusCode).toBe(404);
    expect((await rest.ask('PUT', `/api/sign-ins/${noId}`, { body: basic })).statusCode).toBe(404);
    expect((await rest.ask('DELETE', `/api/sign-ins/none`)).statusCode).toBe(404);
  });

  it.each([
    ['a path in an origin', { origins: ['https://app.example.com/path'] }, 'origins.0'],
    ['no origin', { origins: [] }, 'origins'],
    ['no check', { check: {} }, 'check'],
    ['a check elsewhere', { check: { url: 'https://other.example/', present: 'a' } }, 'check.url'],
    ['a colon in a user name', { secret: { username: 'a:b', password: '' } }, 'secret.username'],
    ['a cookie as a header', { kind: 'headers', secret: { headers: { Cookie: 'a=b' } } }, 'secret.headers.Cookie'],
    ['a line break in a header', { kind: 'headers', secret: { headers: { 'X-A': 'a\r\nb' } } }, 'secret.headers.X-A'],
    ['a kind that does not exist', { kind: 'magic' }, 'kind'],
    ['an unknown field', { secret: { username: 'a', password: 'b', extra: 1 } }, 'secret.extra'],
  ])('are refused with %s', async (_what, change, path) => {
    const { statusCode, json } = await create(change);

    expect(statusCode).toBe(400);
    expect(JSON.stringify(json)).toContain(`"path":"${path}"`);
    expect((await rest.ask('GET', '/api/sign-ins')).json).toMatchObject({ sign_ins: [] });
  });

  it('are off without a key, and say which key is missing', async () => {
    const id = idOf(await create());
    const without = await openRest(db);
    const another = await openRest(db, { secretKey: createSecretKey(randomBytes(32)) });

    const created = await without.ask('POST', '/api/sign-ins', { body: basic });
    const listed = await another.ask('GET', '/api/sign-ins');
    const scanned = await another.ask('POST', '/api/scans', {
      body: { sitemap_url: 'https://app.example.com/', scan_type: 'single', sign_in: id },
    });

    expect(created.json).toMatchObject({ status: 409, code: 'sign_ins_off' });
    expect((await without.ask('GET', '/api/sign-ins')).json).toMatchObject({ available: false });
    expect(JSON.stringify(listed.json)).toContain('sealed with another CURBCUT_SECRET_KEY');
    expect(scanned.json).toMatchObject({ status: 409, code: 'sign_in_unusable' });
    await without.close();
    await another.close();
  });

  it('do not open after the stored origins were changed', async () => {
    const id = idOf(await create());
    await db
      .updateTable('sign_ins')
      .set({ origins: JSON.stringify(['https://evil.example']) })
      .execute();

    const row = await getSignIn(db, id);

    expect(() => openSignIn(row, secretKey)).toThrow(SignInUnusable);
    expect(JSON.stringify(row)).not.toContain('correct-horse');
  });

  it('are for scans of their origins alone, and stay as long as a scan needs them', async () => {
    const id = idOf(await create());

    const started = await scan({ sign_in: id });

    expect(started.json).toMatchObject({ sign_in: { id, name: 'Members' } });
    expect((await rest.ask('DELETE', `/api/sign-ins/${id}`)).json).toMatchObject({
      status: 409,
      code: 'sign_in_in_use',
    });
    expect((await scan({ sign_in: id, sitemap_url: 'https://example.com/' })).json).toMatchObject({
      status: 400,
      errors: [{ path: 'sign_in', message: expect.stringContaining('https://example.com') as string }],
    });
    expect((await scan({ sign_in: noId })).statusCode).toBe(400);
    await rest.ask('DELETE', `/api/scans/${idOf(started)}`);
    expect((await rest.ask('DELETE', `/api/sign-ins/${id}`)).statusCode).toBe(204);
  });

  const record = async (isProven: boolean) => {
    const page = await claimNextPage(db);
    if (page === undefined) throw new Error('There is no page to claim.');
    const report = { ...aScannedReport({ groups: [aGroup(1)] }), session: { generation: 1, isProven } };
    return { page, recorded: await recordPage({ db, ruleInfo }, page, report) };
  };
  const urls = ['a', 'b', 'c', 'd'].map((path) => `https://app.example.com/${path}`);

  it('that end take back the pages without a proof, and pause a scan that cannot sign in again', async () => {
    const id = idOf(await scan({ sign_in: idOf(await create()), scan_type: 'list', urls }));
    await claimSigningIn(db, id);
    await storeSession(db, id, { version: 1, sealed: null, proofUrl: null });
    const proven = await record(true);
    await record(false);
    const late = await claimNextPage(db);

    await loseSession(db, { scanId: id, generation: 1, canRenew: false });
    await loseSession(db, { scanId: id, generation: 1, canRenew: false });
    const session = { generation: 1, isProven: false };
    if (late !== undefined) await recordPage({ db, ruleInfo }, late, { ...aScannedReport(), session });

    const paused = await getScan(db, id);
    expect(paused).toMatchObject({
      status: 'paused',
      error_code: 'session_lost',
      pages_completed: 1,
      pages_pending: 3,
    });
    expect(paused.failed_occurrences).toBe(1);
    const done = await db.selectFrom('pages').select('id').where('status', '=', 'completed').execute();
    expect(done).toEqual([{ id: proven.page.id }]);
    expect(await resumeScan(db, id)).toMatchObject({ status: 'running', error_code: null });
  });

  it('are opened by one worker at a time', async () => {
    const id = idOf(await scan({ sign_in: idOf(await create()) }));

    const turns = await Promise.all([claimSigningIn(db, id), claimSigningIn(db, id), claimSigningIn(db, id)]);
    await storeSession(db, id, { version: 1, sealed: null, proofUrl: null });

    expect(turns.filter((isMine) => isMine)).toHaveLength(1);
    expect(await claimSigningIn(db, id)).toBe(true);
  });
});
