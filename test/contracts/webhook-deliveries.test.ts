import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { pauseForSession } from '../../src/records/pages/lose-session.ts';
import { lockScan, settleScan } from '../../src/records/scans/change-scan.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { maxDeliveryAttempts } from '../../src/service/webhooks/plan-attempts.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { SentEvent, WebhookWorld } from '../webhooks/webhook-world.ts';
import { openWebhookWorld, publicUrl, verify } from '../webhooks/webhook-world.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';
import { aJobRunner, someJobRunners } from './run-jobs.ts';
import { says } from '../../src/texts/saying.ts';

const secretKey = createSecretKey(randomBytes(32));
const noId = '019a0000-0000-7000-8000-000000000000';

onEachDatabase('webhooks', (open) => {
  let db: Database;
  let world: WebhookWorld;
  beforeEach(async () => {
    ({ db } = await open());
    world = await openWebhookWorld(db, secretKey);
  });
  afterEach(async () => world.close());

  it('are sent the end of a scan, signed, with its counts and a link', async () => {
    const hook = await world.create();
    const scanId = await world.endScan();

    await world.send();

    const [sent, ...others] = world.receiver.received;
    const { type, timestamp, data } = verify(hook, sent);
    expect(others).toEqual([]);
    expect(type).toBe('scan.completed');
    expect(Date.parse(timestamp)).not.toBeNaN();
    expect(data).toMatchObject({
      scan: {
        id: scanId,
        url: 'https://example.com/',
        tag: 'release',
        status: 'completed',
        progress: { pages_total: 1, pages_completed: 1, pages_failed: 0 },
        summary: { failed_occurrences: 2, by_severity: { critical: 2 } },
        error: null,
      },
      change: null,
      link: `${publicUrl}/scans/${scanId}`,
    });
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Curbcut/1.2.3' });
    expect(await world.listDeliveries(hook)).toMatchObject([
      { id: sent?.headers['webhook-id'], event: 'scan.completed', state: 'delivered', attempts: 1, last_status: 204 },
    ]);
    const tampered = sent === undefined ? undefined : { ...sent, body: sent.body.replace('release', 'other') };
    expect(() => verify(hook, tampered)).toThrow('No matching signature');
  });

  it('say what changed since the scan before, with a link to the comparison', async () => {
    await world.create();
    await world.create({ kind: 'slack' });
    await world.endScan();
    await world.send();
    const scanId = await world.endScan(aScannedReport({ groups: [aGroup(1)] }));

    await world.send();
    // A comparison that ran after the delivery was looked at delays it by a second.
    await world.sendLater();

    const bodies = world.receiver.received.map(({ body }) => body).filter((body) => body.includes(scanId));
    const standard = bodies.find((body) => body.startsWith('{"type"')) ?? '{}';
    const { data } = JSON.parse(standard) as Partial<SentEvent>;
    expect(bodies).toHaveLength(2);
    expect(data).toMatchObject({
      change: {
        new_failures: 0,
        fixed_failures: 1,
        critical_pages_change: 0,
        link: `${publicUrl}/scans/${scanId}/comparison`,
      },
    });
    expect(bodies.find((body) => body.startsWith('{"text"'))).toMatch(
      /Since the previous scan: 0 new failures, 1 fixed\. <https:\/\/curbcut\.example\/scans\/[-\da-f]+\/comparison\|See what changed>/u,
    );
  });

  it('are sent while other receivers take their time', async () => {
    const { origin } = new URL(world.receiver.url);
    const slow = [await world.create({ url: `${origin}/slow/1` }), await world.create({ url: `${origin}/slow/2` })];
    const quick = await world.create();
    for (const hook of [...slow, quick, quick]) await world.test(hook);
    const slowUrls: string[] = [];
    const answer = Promise.withResolvers<void>();
    const { webhooks, ...deps } = world.deps();
    const post: typeof webhooks.post = async (message) => {
      if (!message.url.includes('/slow/')) return webhooks.post(message);
      slowUrls.push(message.url);
      await answer.promise;
      return { kind: 'failed', saying: says('network.receiver_silent', { n: 15 }) };
    };
    const runners = someJobRunners({ ...deps, webhooks: { ...webhooks, post } });

    runners.start();

    const isDelivered = async () =>
      (await world.listDeliveries(quick)).every(({ state }) => state === 'delivered') && slowUrls.length === 2;
    while (!(await isDelivered())) await nextTurn();
    const waiting = await Promise.all(slow.map(async (hook) => world.listDeliveries(hook)));
    answer.resolve();
    await runners.stop();
    expect(world.receiver.received).toHaveLength(2);
    expect(waiting.flat()).toMatchObject([
      { state: 'pending', attempts: 1, last_error: null },
      { state: 'pending', attempts: 1, last_error: null },
    ]);
  });

  it('are sent why a scan failed, and that one waits for a sign-in, but not that a person paused one', async () => {
    await world.create();
    await world.endScan(aFailedReport());
    const { id } = await aScan(db);
    await world.rest.ask('POST', `/api/scans/${id}/pause`);
    await world.rest.ask('POST', `/api/scans/${id}/resume`);
    await pauseForSession(db, id, says('scans.cannot_renew'));

    await world.send();

    expect(world.receiver.received.map(({ body }) => JSON.parse(body) as SentEvent)).toMatchObject([
      { type: 'scan.failed', data: { scan: { status: 'failed', error: { code: 'http_status' } } } },
      {
        type: 'scan.paused',
        data: {
          scan: {
            id,
            status: 'paused',
            error: {
              code: 'session_lost',
              message: expect.stringMatching(/^The pages do not show that they are signed in\. /u) as string,
            },
          },
        },
      },
    ]);
  });

  it('are sent that a schedule skipped a time', async () => {
    const hook = await world.create({ events: ['schedule.skipped'] });
    const scan = { sitemap_url: 'https://example.com/', scan_type: 'single' };
    const makeDue = () => sql`update schedules set next_run_at = now() - interval '1 minute'`.execute(db);
    await world.rest.ask('POST', '/api/schedules', { body: { scan, cron: '@yearly' } });
    await makeDue();
    await world.send();
    await makeDue();

    await world.sendLater();

    expect(verify(hook, world.receiver.received[0])).toMatchObject({
      type: 'schedule.skipped',
      data: { schedule: { url: 'https://example.com/', cron: '@yearly' }, skip: { reason: 'not_ended' } },
    });
  });

  it('are sent what is committed, and what they ask for', async () => {
    const failures = await world.create({ events: ['scan.partial', 'scan.failed'] });
    const off = await world.create({ enabled: false });
    const all = await world.create();
    const { id } = await aScan(db);
    const rolledBack = db.transaction().execute(async (tx) => {
      const locked = await lockScan(tx, id);
      if (locked !== undefined) await settleScan(tx, locked, { pages_pending: 0, pages_completed: 1 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const none = await world.listDeliveries(all);
    await scanNextPage(db, aScannedReport());

    await world.send();

    expect(none).toEqual([]);
    expect(await Promise.all([failures, off, all].map(async (hook) => world.listDeliveries(hook)))).toMatchObject([
      [],
      [],
      [{ event: 'scan.completed', state: 'delivered' }],
    ]);
    expect((await world.test(off)).json).toMatchObject({ status: 409, code: 'webhook_disabled' });
  });

  it('are tried ten times, each with the same id and a new signature, and can then be sent again', async () => {
    const { receiver, rest } = world;
    const hook = await world.create();
    receiver.answer = { status: 503 };
    await world.endScan();
    await world.send();
    const [waiting] = await world.listDeliveries(hook);
    for (let attempt = 1; attempt < maxDeliveryAttempts + 2; attempt += 1) await world.sendLater();
    const [given] = await world.listDeliveries(hook);
    const attempts = receiver.received.length;
    receiver.answer = { status: 200 };
    await rest.ask('POST', `/api/webhooks/${hook.id}/deliveries/${given?.id ?? ''}/retry`);
    await world.send();

    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, last_status: 503 });
    expect(given).toMatchObject({ state: 'failed', attempts: maxDeliveryAttempts, last_status: 503 });
    expect(attempts).toBe(maxDeliveryAttempts);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([given?.id]));
    for (const sent of receiver.received) expect(verify(hook, sent).type).toBe('scan.completed');
    expect(await world.listDeliveries(hook)).toMatchObject([{ state: 'delivered', attempts: 1, last_error: null }]);
    expect((await rest.ask('POST', `/api/webhooks/${hook.id}/deliveries/${noId}/retry`)).statusCode).toBe(404);
    expect(world.attempts).toEqual([...Array.from({ length: maxDeliveryAttempts }, () => 'failed'), 'delivered']);
  });

  it('are sent each event once, however many processes there are', async () => {
    await world.create();
    for (let scans = 0; scans < 3; scans += 1) await world.endScan();
    const runners = Array.from({ length: 4 }, () => aJobRunner(world.deps()));

    for (let round = 0; round < 6; round += 1) await Promise.all(runners.map(async (runner) => runner.runNextStep()));
    await world.sendLater();

    const ids = world.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it('wait as long as the receiver asks for', async () => {
    const hook = await world.create();
    world.receiver.answer = { status: 429, headers: { 'retry-after': '600' } };
    await world.endScan();

    await world.send();

    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_attempt_at - last_attempt_at)::double precision as seconds from webhook_deliveries
    `.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThanOrEqual(600);
    expect(await world.listDeliveries(hook)).toMatchObject([{ state: 'pending', last_status: 429 }]);
  });

  it('do not follow a redirect, and are turned off by a receiver that is gone', async () => {
    const { receiver, rest } = world;
    const hook = await world.create();
    receiver.answer = { status: 302, headers: { location: '/elsewhere' } };
    await world.endScan();
    await world.send();
    const [redirected] = await world.listDeliveries(hook);
    receiver.answer = { status: 410 };
    await world.sendLater();
    const gone = await rest.ask('GET', `/api/webhooks/${hook.id}`);
    await world.endScan();
    await world.sendLater();

    expect(redirected).toMatchObject({ last_status: 302, last_error: expect.stringContaining('redirect') as string });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/secret-path', '/hooks/secret-path']);
    expect(gone.json).toMatchObject({ enabled: false, problem: expect.stringContaining('gone') as string });
    expect(await world.listDeliveries(hook)).toMatchObject([{ state: 'failed', attempts: 2 }]);
    expect(await world.change(hook, { enabled: true })).toMatchObject({ enabled: true, problem: null });
  });

  it('reach no private address that is not allowed, and say so without the path', async () => {
    const hook = await world.create();
    await world.test(hook);

    await world.send({ allow: [] });

    const [refused] = await world.listDeliveries(hook);
    expect(world.receiver.received).toEqual([]);
    expect(refused).toMatchObject({ event: 'webhook.test', state: 'failed', attempts: 1, last_status: null });
    expect(refused?.last_error).toContain('to CURBCUT_WEBHOOK_ALLOW');
    expect(refused?.last_error).not.toContain('secret-path');
  });

  it('are signed with both secrets after a new one was made', async () => {
    const hook = await world.create();
    const renewed = await world.change(hook, { new_secret: true });
    await world.test(hook);

    await world.send();

    expect(renewed.secret).not.toBe(hook.secret);
    for (const one of [hook, renewed]) expect(verify(one, world.receiver.received[0]).type).toBe('webhook.test');
  });

  it('of kind slack get a text in the language of the reports, without mentions or links of the site, and no signature', async () => {
    const hook = await world.create({ kind: 'slack' });
    await aScan(db, { tag: '<!channel> & co' });
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2)] }));

    await world.send();

    const [sent] = world.receiver.received;
    expect(hook.secret).toBeNull();
    expect(Object.keys(sent?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([]);
    const { text, ...others } = JSON.parse(sent?.body ?? '{}') as { text: string };
    expect(others).toEqual({});
    expect(text).toContain('The scan of `https://example.com/` (`&lt;!channel&gt; & co`) completed.');
    expect(text).toContain('Failures: 2 critical, 0 serious');
    expect(text).toContain(`<${publicUrl}/scans/`);
    await world.rest.ask('PUT', '/api/settings', { body: { reporting: { language: 'de' } } });
    await world.test(hook);
    await world.send();
    expect(world.receiver.received[1]?.body).toContain('Das ist ein Test eines Webhooks von Curbcut.');
    expect(await world.rest.ask('PUT', `/api/webhooks/${hook.id}`, { body: { new_secret: true } })).toMatchObject({
      statusCode: 400,
    });
  });
});
