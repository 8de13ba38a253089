import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Hook, WebhookWorld } from '../webhooks/webhook-world.ts';
import { openWebhookWorld } from '../webhooks/webhook-world.ts';
import { openRest } from './ask-rest.ts';

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

  it('are created, listed, changed and deleted, show their host alone, and their secret once', async () => {
    const { rest, receiver } = world;
    const created = await rest.ask('POST', '/api/webhooks', { body: { url: receiver.url } });
    const { id, secret } = created.json as Hook; // the answer was checked against its schema
    const changed = await rest.ask('PUT', `/api/webhooks/${id}`, { body: { events: ['scan.failed'], enabled: false } });
    const listed = await rest.ask('GET', '/api/webhooks');
    const read = await rest.ask('GET', `/api/webhooks/${id}`);
    const stored = await db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    const deleted = await rest.ask('DELETE', `/api/webhooks/${id}`);

    const { origin } = new URL(receiver.url);
    expect(created.json).toMatchObject({ url: origin, kind: 'standard', enabled: true, problem: null });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(listed.json).toMatchObject({ available: true, webhooks: [{ id, events: ['scan.failed'], enabled: false }] });
    expect(deleted.statusCode).toBe(204);
    for (const shown of [
      created.body.replace(secret, ''),
      changed.body,
      listed.body,
      read.body,
      JSON.stringify(stored),
    ])
      expect(shown).not.toMatch(/secret-path|whsec_\w/);
    expect((await rest.ask('GET', `/api/webhooks/${id}`)).statusCode).toBe(404);
    expect((await rest.ask('PUT', `/api/webhooks/${noId}`, { body: {} })).statusCode).toBe(404);
    expect((await rest.ask('GET', '/api/webhooks/none/deliveries')).statusCode).toBe(404);
  });

  it.each([
    ['another scheme', { url: 'ftp://example.com/' }, 'url'],
    ['a password in the URL', { url: 'https://a:b@example.com/' }, 'url'],
    ['a port that is blocked', { url: 'https://example.com:25/' }, 'url'],
    ['an event that does not exist', { events: ['scan.lost'] }, 'events.0'],
    ['no event', { events: [] }, 'events'],
    ['another kind', { kind: 'teams' }, 'kind'],
    ['a secret of the caller', { secret: 'whsec_1234' }, 'secret'],
  ])('are refused with %s', async (_what, change, path) => {
    const body = { url: world.receiver.url, ...change };
    const { statusCode, json } = await world.rest.ask('POST', '/api/webhooks', { body });

    expect(statusCode).toBe(400);
    expect(JSON.stringify(json)).toContain(`"path":"${path}"`);
  });

  it('are off without a key, and say which key is missing', async () => {
    const hook = await world.create();
    const without = await openRest(db);

    const created = await without.ask('POST', '/api/webhooks', { body: { url: world.receiver.url } });
    const listed = await without.ask('GET', '/api/webhooks');
    await world.test(hook);
    await world.send({ secretKey: createSecretKey(randomBytes(32)) });

    expect(created.json).toMatchObject({ status: 409, code: 'webhooks_off' });
    expect(listed.json).toMatchObject({ available: false });
    expect(await world.listDeliveries(hook)).toMatchObject([
      { state: 'failed', last_error: expect.stringContaining('sealed with another CURBCUT_SECRET_KEY') as string },
    ]);
    expect(world.receiver.received).toEqual([]);
    await without.close();
  });

  it('do not open after the stored row was changed', async () => {
    const hook = await world.create();
    await db.updateTable('webhooks').set({ kind: 'slack' }).execute();
    await world.test(hook);

    await world.send();

    expect(await world.listDeliveries(hook)).toMatchObject([
      { state: 'failed', last_error: expect.stringContaining('changed or damaged') as string },
    ]);
    expect(world.receiver.received).toEqual([]);
  });

  it('lose old deliveries after a while, and all of them when they are deleted', async () => {
    const hook = await world.create();
    await sql`
      insert into webhook_deliveries (id, webhook_id, event, data, state, next_attempt_at, finished_at)
      select gen_random_uuid(), ${hook.id}::uuid, 'webhook.test', '{}', 'delivered', null, now() - interval '31 days'
      from generate_series(1, 3)
    `.execute(db);
    await world.test(hook);

    await world.send();
    const left = await world.listDeliveries(hook);
    await world.test(hook);
    await world.rest.ask('DELETE', `/api/webhooks/${hook.id}`);
    await world.sendLater();

    expect(left).toMatchObject([{ event: 'webhook.test', state: 'delivered' }]);
    expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    expect(world.receiver.received).toHaveLength(1);
  });
});
