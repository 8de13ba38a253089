import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import type { SecretKey } from '../../src/service/secrets/secret-key.ts';
import { newSignInSchema } from '../../src/finding-pages/sign-ins/new-sign-in.ts';
import { SignInUnusable, openSignIn } from '../../src/finding-pages/sign-ins/open-sign-in.ts';
import { createSignIn, listSignIns } from '../../src/finding-pages/sign-ins/sign-in-store.ts';
import { renewSeals } from '../../src/start/open-secret-key.ts';
import { ScanSessions } from '../../src/worker/scan-sessions.ts';
import { openWebhook } from '../../src/service/webhooks/sealed-webhook.ts';
import { createWebhook, listWebhooks } from '../../src/service/webhooks/webhook-store.ts';
import { onEachDatabase } from '../databases/each-database.ts';

const [oldBytes, newBytes] = [randomBytes(32), randomBytes(32)];
const oldKey = createSecretKey(oldBytes);
const bothKeys = createSecretKey(newBytes, [randomBytes(32), oldBytes]);
const newKey = createSecretKey(newBytes);

const origin = 'https://app.example.com';
const member = newSignInSchema.parse({
  name: 'Members',
  origins: [origin],
  kind: 'basic',
  check: { present: 'text:Sign out' },
  secret: { username: 'ada', password: 'correct-horse' },
});
const form = { steps: [{ do: 'goto' as const, url: `${origin}/login` }], values: {} };
const aSitemapScan = { sitemap_url: `${origin}/sitemap.xml`, scan_type: 'sitemap' } as const;
const hook = { url: 'https://hooks.example/path', kind: 'standard', events: ['scan.failed'], enabled: true } as const;

onEachDatabase('the key of stored secrets', (open) => {
  let db: Database;
  let lines: string[];
  beforeEach(async () => {
    ({ db } = await open());
    lines = [];
  });

  const start = async (secretKey: SecretKey) => {
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await renewSeals({ db, log }, secretKey);
  };
  const store = async (key: SecretKey) => {
    await createSignIn({ db, key }, member);
    await createWebhook({ db, key }, { ...hook, events: [...hook.events] });
  };
  const read = async (key: SecretKey) => {
    const [signIn] = await listSignIns(db);
    const [webhook] = await listWebhooks(db);
    if (signIn === undefined || webhook === undefined) throw new Error('Something is missing.');
    return { signIn, access: openSignIn(signIn, key).access, url: openWebhook(webhook, key).url };
  };

  it('can be replaced: the old one opens what it sealed, until the next start has sealed it with the new one', async () => {
    await store(oldKey);
    const before = await read(oldKey);

    const meanwhile = await read(bothKeys);
    await start(bothKeys);
    await start(bothKeys);

    const after = await read(newKey);
    expect([meanwhile.access, after.access]).toEqual([before.access, before.access]);
    expect([meanwhile.url, after.url]).toEqual([hook.url, hook.url]);
    expect(after.signIn).toMatchObject({ key_id: newKey.id, version: before.signIn.version });
    await expect(read(oldKey)).rejects.toThrow(SignInUnusable);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'stored secrets were sealed again with CURBCUT_SECRET_KEY',
      'CURBCUT_SECRET_KEY_OLD is no longer needed, once all processes have the new key',
      'CURBCUT_SECRET_KEY_OLD is no longer needed, once all processes have the new key',
    ]);
    expect(lines.join('')).not.toContain('correct-horse');
  });

  it('can be replaced while a scan is signed in: a session that no key opens any more is followed by a new one', async () => {
    const row = await createSignIn({ db, key: oldKey }, { ...member, kind: 'form', secret: form });
    const { id } = await createScan(db, { ...aSitemapScan, sign_in: row.id });
    let signIns = 0;
    const carryOut = async () => ((signIns += 1), { state: { cookies: [], storage: [] }, proofUrl: `${origin}/home` });
    const enter = async (secretKey: SecretKey) => {
      const sessions = new ScanSessions({ db, secretKey, stop: new AbortController().signal, carryOut });
      const session = await sessions.get({ scanId: id, signInId: row.id });
      return [session?.generation, signIns];
    };
    const entered = [await enter(oldKey)];
    await start(bothKeys);

    entered.push(await enter(bothKeys), await enter(newKey), await enter(newKey));

    expect(entered).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
  });

  it('leaves what no key opens as it is, and says so at each start', async () => {
    await store(oldKey);

    await start(newKey);

    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 40, signIns: 1, webhooks: 1 });
    await expect(read(newKey)).rejects.toThrow('CURBCUT_SECRET_KEY_OLD');
    expect((await read(oldKey)).url).toBe(hook.url);
  });

  it('is replaced for all other rows if one is damaged', async () => {
    await store(oldKey);
    await createSignIn({ db, key: oldKey }, { ...member, name: 'Staff' });
    await db.updateTable('sign_ins').set({ sealed: 'AAAA' }).where('name', '=', 'Staff').execute();

    await start(bothKeys);

    const keys = (await listSignIns(db)).map(({ name, key_id: key }) => [name, key]);
    expect(keys).toEqual([
      ['Members', newKey.id],
      ['Staff', oldKey.id],
    ]);
    expect(lines).toHaveLength(2);
  });
});
