import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import { createToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import type { Actor } from '../../src/service/audit/actor.ts';
import type { AuditEvent } from '../../src/service/audit/list-events.ts';
import { recordAction } from '../../src/service/audit/record-action.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Asked, Method, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';

const access = createAccessPolicy({ CURBCUT_AUTH: 'tokens', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] });
const secretKey = createSecretKey(randomBytes(32));
const target = { sitemap_url: 'https://example.com/a?key=correct-horse#b', scan_type: 'single' };
const signIn = {
  name: 'Members',
  origins: ['https://app.example.com'],
  kind: 'basic',
  check: { present: 'text:Sign out' },
  secret: { username: 'ada', password: 'correct-horse' },
};

const nameSubject = (subject: AuditEvent['subject']) => subject && { id: subject.id, name: subject.name };

onEachDatabase('the audit trail', (open) => {
  let db: Database;
  let rest: Rest;
  let authorization = '';
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db, { access, secretKey });
    const { token } = await createToken(db, { name: 'Ada', scope: 'admin' }, commandLine);
    authorization = `Bearer ${token}`;
  });
  afterEach(() => rest.close());

  const ask = async (method: Method, path: string, asked: Asked = {}) => {
    const answer = await rest.ask(method, path, { ...asked, headers: { authorization } });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
    return (answer.json ?? {}) as { id: string; token?: string }; // checked against its schema
  };
  const list = async (query = '') =>
    (await rest.ask('GET', `/api/audit${query}`, { headers: { authorization } })).json as {
      readonly events: readonly AuditEvent[];
      readonly next: string | null;
    }; // checked against its schema
  const note = async (by: Actor, id: string) =>
    db.transaction().execute((tx) => recordAction(tx, by, { action: 'scan.paused', subject: { id } }));

  it('says who did what to what, without secrets', async () => {
    const { id } = await ask('POST', '/api/scans', { body: target });
    await ask('POST', `/api/scans/${id}/pause`);
    await ask('POST', `/api/scans/${id}/resume`);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
    const again = await ask('POST', `/api/scans/${id}/rescan`);
    const mark = await ask('POST', `/api/scans/${id}/false-positives`, {
      body: { kind: 'failed', key: 'image-alt', scope: 'group', reason: 'correct-horse' },
    });
    await ask('DELETE', `/api/scans/${id}/false-positives/${mark.id}`);
    await ask('DELETE', `/api/scans/${again.id}`);
    await ask('PUT', '/api/settings', {
      body: {
        reporting: { organization_name: 'Acme' },
        performance: { page_timeout_seconds: 60 },
        integrations: { generate_mcp_key: true },
      },
    });
    const stored = await ask('POST', '/api/sign-ins', { body: signIn });
    await ask('PUT', `/api/sign-ins/${stored.id}`, { body: { ...signIn, name: 'Staff' } });
    await ask('DELETE', `/api/sign-ins/${stored.id}`);
    const made = await ask('POST', '/api/tokens', { body: { name: 'CI', scope: 'scan' } });
    await rest.ask('POST', '/api/session', { body: { token: made.token } });
    await ask('DELETE', `/api/tokens/${made.id}`);

    const { events } = await list('?limit=100');

    const name = 'https://example.com/a';
    expect(events.toReversed().map(({ action, subject, details }) => [action, nameSubject(subject), details])).toEqual([
      ['token.created', { id: expect.any(String) as string, name: 'Ada' }, { scope: 'admin' }],
      ['scan.created', { id, name }, { scan_type: 'single' }],
      ['scan.paused', { id, name }, {}],
      ['scan.resumed', { id, name }, {}],
      ['scan.created', { id: again.id, name }, { scan_type: 'single', rescan_of: id }],
      [
        'mark.created',
        { id: mark.id, name: 'image-alt' },
        { scan_id: id, kind: 'failed', scope: 'group', verdict: 'false_positive' },
      ],
      [
        'mark.removed',
        { id: mark.id, name: 'image-alt' },
        { scan_id: id, kind: 'failed', scope: 'group', verdict: 'false_positive' },
      ],
      ['scan.deleted', { id: again.id, name }, {}],
      ['settings.changed', null, { fields: ['reporting.organization_name', 'integrations.generate_mcp_key'] }],
      ['sign_in.created', { id: stored.id, name: 'Members' }, { kind: 'basic' }],
      ['sign_in.replaced', { id: stored.id, name: 'Staff' }, { kind: 'basic' }],
      ['sign_in.deleted', { id: stored.id, name: 'Staff' }, {}],
      ['token.created', { id: made.id, name: 'CI' }, { scope: 'scan' }],
      ['session.opened', null, {}],
      ['token.deleted', { id: made.id, name: 'CI' }, {}],
    ]);
    const kinds = events.toReversed().map(({ actor }) => `${actor.kind} ${String(actor.name)}`);
    expect([kinds[0], kinds[13]]).toEqual(['command_line null', 'token CI']);
    expect(new Set(kinds.filter((_kind, index) => index !== 0 && index !== 13))).toEqual(new Set(['token Ada']));
    expect(JSON.stringify(events)).not.toMatch(/correct-horse|ccut_/);
  });

  it('says who changed a schedule or a webhook, without secrets', async () => {
    const body = { scan: target, cron: '@daily', time_zone: 'UTC' };
    const schedule = await ask('POST', '/api/schedules', { body });
    await ask('PUT', `/api/schedules/${schedule.id}`, { body: { ...body, enabled: false } });
    await ask('DELETE', `/api/schedules/${schedule.id}`);
    const url = 'https://hooks.example.com/correct-horse';
    const hook = await ask('POST', '/api/webhooks', { body: { url, events: ['scan.failed'] } });
    await ask('PUT', `/api/webhooks/${hook.id}`, { body: { url, new_secret: true } });
    await ask('DELETE', `/api/webhooks/${hook.id}`);

    const { events } = await list();

    const times = { cron: '@daily', time_zone: 'UTC' };
    const scanned = { id: schedule.id, name: 'https://example.com/a' };
    const receiver = { id: hook.id, name: 'https://hooks.example.com' };
    expect(events.toReversed().map(({ action, subject, details }) => [action, nameSubject(subject), details])).toEqual([
      ['token.created', { id: expect.any(String) as string, name: 'Ada' }, { scope: 'admin' }],
      ['schedule.created', scanned, { ...times, enabled: true }],
      ['schedule.replaced', scanned, { ...times, enabled: false }],
      ['schedule.deleted', scanned, {}],
      ['webhook.created', receiver, { kind: 'standard', events: ['scan.failed'], enabled: true }],
      ['webhook.changed', receiver, { fields: ['url', 'new_secret'] }],
      ['webhook.deleted', receiver, {}],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/correct-horse|whsec_/);
  });

  it('says which subjects are still there', async () => {
    const made = async (path: string, body: object) => (await ask('POST', `/api/${path}`, { body })).id;
    const makeAll = async (name: string) => {
      const scan = await made('scans', { ...target, sitemap_url: `https://example.com/${name}` });
      await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
      await ask('POST', `/api/scans/${scan}/false-positives`, {
        body: { kind: 'failed', key: 'image-alt', scope: 'group' },
      });
      return {
        shares: await made('shares', { scan_id: scan, subject: { kind: 'scan' } }),
        scans: scan,
        'sign-ins': await made('sign-ins', { ...signIn, name }),
        schedules: await made('schedules', { scan: target, cron: '@daily', time_zone: 'UTC' }),
        webhooks: await made('webhooks', { url: 'https://hooks.example.com/a', events: ['scan.failed'] }),
        tokens: await made('tokens', { name, scope: 'read' }),
      };
    };
    const gone = await makeAll('gone');
    for (const [kind, id] of Object.entries(gone)) await ask('DELETE', `/api/${kind}/${id}`);
    const kept = await makeAll('kept');
    await note(commandLine, 'not an id');

    const { events } = await list('?limit=100');

    const exists = (subjects: readonly string[]) =>
      events
        .filter(({ subject }) => subject !== null && subjects.includes(subject.id))
        .map(({ action, subject }) => [action, subject?.exists]);
    expect(exists(Object.values(gone)).filter(([, is]) => is === true)).toEqual([]);
    expect(exists(Object.values(kept))).toEqual([
      ['token.created', true],
      ['webhook.created', true],
      ['schedule.created', true],
      ['sign_in.created', true],
      ['share.created', true],
      ['scan.created', true],
    ]);
    expect(exists(['not an id'])).toEqual([['scan.paused', false]]);
    const marks = events.filter(({ action }) => action === 'mark.created');
    expect(marks.map(({ subject, details }) => [details['scan_id'], subject?.exists])).toEqual([
      [kept.scans, true],
      [gone.scans, false],
    ]);
  });

  it('knows no one without access control, and notes nothing else about them', async () => {
    const without = await openRest(db);
    await without.ask('POST', '/api/scans', {
      body: target,
      headers: { 'user-agent': 'Someone/1.0', 'x-forwarded-for': '192.0.2.7' },
    });

    const rows = await db.selectFrom('audit_events').selectAll().where('action', '=', 'scan.created').execute();

    expect(rows).toMatchObject([{ actor_kind: 'anonymous', actor_name: null }]);
    expect(JSON.stringify(rows)).not.toMatch(/Someone|192\.0\.2\.7|127\.0\.0\.1/);
    await without.close();
  });

  it('has a retry of failed pages', async () => {
    const scan = await aScan(db);
    await scanNextPage(db, aFailedReport());

    await ask('POST', `/api/scans/${scan.id}/retry-failed`);

    expect((await list('?action=scan.retried')).events).toMatchObject([{ details: { pages: 1 } }]);
  });

  it('has no entry of a change that was refused or failed', async () => {
    const { id } = await aScan(db);
    const headers = { authorization };
    await rest.ask('POST', `/api/scans/${id}/resume`, { headers });
    await rest.ask('DELETE', `/api/scans/${id}x`, { headers });
    await rest.ask('PUT', '/api/settings', { headers, body: { performance: { concurrency: 0 } } });
    await rest.ask('POST', '/api/tokens', { headers, body: { name: 'Ada', scope: 'read' } });
    const failing = db.transaction().execute(async (tx) => {
      await recordAction(tx, commandLine, { action: 'scan.deleted' });
      throw new Error('The change failed.');
    });

    await expect(failing).rejects.toThrow('The change failed.');
    expect((await list()).events.map(({ action }) => action)).toEqual(['token.created']);
  });

  it('is read page by page, newest first, while new entries come', async () => {
    for (let index = 0; index < 5; index += 1) await note({ kind: 'user', name: 'bob' }, `scan ${index}`);
    const first = await list('?limit=2&actor=bob');
    await note({ kind: 'user', name: 'bob' }, 'scan 5');

    const second = await list(`?limit=2&actor=bob&before=${first.next ?? ''}`);
    const third = await list(`?limit=2&actor=bob&before=${second.next ?? ''}`);

    const ids = [first, second, third].map(({ events }) => events.map(({ subject }) => subject?.id));
    expect(ids).toEqual([['scan 4', 'scan 3'], ['scan 2', 'scan 1'], ['scan 0']]);
    expect(third.next).toBeNull();
  });

  it('is filtered by actor, action and subject', async () => {
    await note({ kind: 'user', name: 'bob' }, 'x');
    await note({ kind: 'token', name: 'CI' }, 'y');

    const counts = async (query: string) => (await list(query)).events.length;

    expect(await counts('?actor=bob')).toBe(1);
    expect(await counts('?action=scan.paused')).toBe(2);
    expect(await counts('?subject=y&action=scan.paused')).toBe(1);
    expect(await counts('?actor=b%00obb')).toBe(0);
    for (const query of ['?action=scan.exploded', '?before=x', '?before=1%20or%201', '?limit=x'])
      expect((await rest.ask('GET', `/api/audit${query}`, { headers: { authorization } })).statusCode).toBe(400);
  });

  it('shows no entry that is older than a year, and removes them as new ones come', async () => {
    await note({ kind: 'user', name: 'bob' }, 'old');
    await db
      .updateTable('audit_events')
      .set({ created_at: new Date(Date.now() - 367 * 24 * 60 * 60 * 1_000) })
      .where('subject_id', '=', 'old')
      .execute();

    const shown = await list();
    await note({ kind: 'user', name: 'bob' }, 'new');

    expect(shown.events.map(({ action }) => action)).toEqual(['token.created']);
    const left = await db.selectFrom('audit_events').select('subject_id').where('actor_name', '=', 'bob').execute();
    expect(left).toEqual([{ subject_id: 'new' }]);
  });
});
