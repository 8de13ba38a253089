import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import { createToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import type { AuditAction } from '../../src/service/audit/audit-actions.ts';
import { auditActions } from '../../src/service/audit/audit-actions.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { reportFormats } from '../../src/reports/report-formats.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { Refused } from '../../src/texts/refused.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';
import { says } from '../../src/texts/saying.ts';

const access = createAccessPolicy({ CURBCUT_AUTH: 'tokens', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] });
const secretKey = createSecretKey(randomBytes(32));
const noPreview = async () => {
  throw new Refused({ code: 'preview_impossible', saying: says('refusals.opens_no_pages') });
};
const noTrial = async () => ({ result: 'failed', saying: says('visits.not_opened') }) as const;

const url = 'https://example.com/a?key=correct-horse#b';
const scan = { sitemap_url: url, scan_type: 'single' };
const schedule = { scan, cron: '@daily', time_zone: 'UTC' };
const webhook = { url: 'https://hooks.example.com/correct-horse', events: ['scan.failed'] };
const signIn = {
  name: 'Members',
  origins: ['https://app.example.com'],
  kind: 'basic',
  check: { present: 'text:Sign out' },
  secret: { username: 'ada', password: 'correct-horse' },
};
const clauseAnswer = { viewport: 'desktop', standard: 'wcag22-aa', clause: '1.4.3', verdict: 'passed' };
const mark = { kind: 'failed', key: 'image-alt', scope: 'group' };

type Sent = { readonly path?: string; readonly body?: unknown; readonly cookie?: string };
type World = {
  readonly db: Database;
  readonly token: string;
  /** Creates what a change needs, and returns its id. */
  readonly make: (path: string, body: unknown) => Promise<string>;
  readonly signIn: () => Promise<string>;
};
type Change = {
  readonly action: AuditAction;
  /** What the request needs beforehand. */
  readonly request: (world: World) => Promise<Sent>;
  /** By default the request succeeds. */
  readonly status?: number;
};

const just = (body: unknown) => async () => ({ body });
const scanned = async ({ db }: World) => {
  const { id } = await aScan(db);
  await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
  return id;
};

/** A request to each route that changes something, or that acts for a caller. */
const changes: Readonly<Record<string, Change>> = {
  'POST /api/scans': { action: 'scan.created', request: just(scan) },
  // What was sent to the site counts, not what came of it.
  'POST /api/scans/preview': { action: 'scan.previewed', request: just(scan), status: 503 },
  'POST /api/scans/:id/pause': {
    action: 'scan.paused',
    request: async ({ db }) => ({ path: `/api/scans/${(await aScan(db)).id}/pause` }),
  },
  'POST /api/scans/:id/resume': {
    action: 'scan.resumed',
    request: async ({ make }) => {
      const id = await make('/api/scans', scan);
      await make(`/api/scans/${id}/pause`, undefined);
      return { path: `/api/scans/${id}/resume` };
    },
  },
  'POST /api/scans/:id/end': {
    action: 'scan.ended',
    request: async ({ db }) => ({ path: `/api/scans/${(await aScan(db)).id}/end` }),
  },
  'POST /api/scans/:id/retry-failed': {
    action: 'scan.retried',
    request: async ({ db }) => {
      const { id } = await aScan(db);
      await scanNextPage(db, aFailedReport());
      return { path: `/api/scans/${id}/retry-failed` };
    },
  },
  'POST /api/scans/:id/rescan': {
    action: 'scan.created',
    request: async (world) => ({ path: `/api/scans/${await scanned(world)}/rescan` }),
  },
  'DELETE /api/scans/:id': {
    action: 'scan.deleted',
    request: async (world) => ({ path: `/api/scans/${await scanned(world)}` }),
  },
  'POST /api/scans/:id/false-positives': {
    action: 'mark.created',
    request: async (world) => ({ path: `/api/scans/${await scanned(world)}/false-positives`, body: mark }),
  },
  'DELETE /api/scans/:id/false-positives/:mark_id': {
    action: 'mark.removed',
    request: async (world) => {
      const marks = `/api/scans/${await scanned(world)}/false-positives`;
      return { path: `${marks}/${await world.make(marks, mark)}` };
    },
  },
  'PUT /api/targets/verdicts': {
    action: 'verdict.changed',
    request: async (world) => {
      await scanned(world);
      return { path: '/api/targets/verdicts', body: { ...clauseAnswer, target: 'https://example.com/' } };
    },
  },
  'PUT /api/settings': { action: 'settings.changed', request: just({ reporting: { organization_name: 'Acme' } }) },
  ...changesOf('/api/schedules', {
    names: ['schedule.created', 'schedule.replaced', 'schedule.deleted'],
    body: schedule,
  }),
  ...changesOf('/api/sign-ins', { names: ['sign_in.created', 'sign_in.replaced', 'sign_in.deleted'], body: signIn }),
  'POST /api/sign-ins/:id/test': {
    action: 'sign_in.tested',
    request: async ({ make }) => ({ path: `/api/sign-ins/${await make('/api/sign-ins', signIn)}/test` }),
  },
  ...changesOf('/api/webhooks', { names: ['webhook.created', 'webhook.changed', 'webhook.deleted'], body: webhook }),
  'POST /api/webhooks/:id/test': {
    action: 'webhook.tested',
    request: async ({ make }) => ({ path: `/api/webhooks/${await make('/api/webhooks', webhook)}/test` }),
  },
  'POST /api/webhooks/:id/deliveries/:delivery_id/retry': {
    action: 'webhook.retried',
    request: async ({ make }) => {
      const path = `/api/webhooks/${await make('/api/webhooks', webhook)}`;
      return { path: `${path}/deliveries/${await make(`${path}/test`, undefined)}/retry` };
    },
  },
  'POST /api/shares': {
    action: 'share.created',
    request: async (world) => ({ body: { scan_id: await scanned(world), subject: { kind: 'scan' } } }),
  },
  'DELETE /api/shares/:id': {
    action: 'share.deleted',
    request: async (world) => {
      const body = { scan_id: await scanned(world), subject: { kind: 'scan' } };
      return { path: `/api/shares/${await world.make('/api/shares', body)}` };
    },
  },
  'POST /api/tokens': { action: 'token.created', request: just({ name: 'CI', scope: 'scan' }) },
  'DELETE /api/tokens/:id': {
    action: 'token.deleted',
    request: async ({ make }) => ({
      path: `/api/tokens/${await make('/api/tokens', { name: 'CI', scope: 'scan' })}`,
    }),
  },
  'POST /api/session': { action: 'session.opened', request: async ({ token }) => ({ body: { token } }) },
  'DELETE /api/session': {
    action: 'session.closed',
    request: async (world) => ({ cookie: await world.signIn() }),
  },
};

/** The tools of MCP only read (`test/architecture/mcp-only-reads.test.ts`). A judgement is not stored. */
const readingRoutes = [
  'POST /mcp',
  ...reportFormats.flatMap(({ extension, judged }) =>
    judged === undefined ? [] : [`POST /api/scans/:id/issues/report.${extension}`],
  ),
];

function changesOf(
  path: string,
  { names, body }: { readonly names: readonly [AuditAction, AuditAction, AuditAction]; readonly body: object },
): Readonly<Record<string, Change>> {
  const made = async ({ make }: World) => `${path}/${await make(path, body)}`;
  return {
    [`POST ${path}`]: { action: names[0], request: just(body) },
    [`PUT ${path}/:id`]: { action: names[1], request: async (world) => ({ path: await made(world), body }) },
    [`DELETE ${path}/:id`]: { action: names[2], request: async (world) => ({ path: await made(world) }) },
  };
}

onEachDatabase('every route that changes something', (open) => {
  let db: Database;
  let rest: Rest;
  let origin = '';
  let token = '';
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db, { access, secretKey, previewScan: noPreview, testSignIn: noTrial });
    origin = await rest.app.listen({ host: '127.0.0.1', port: 0 });
    ({ token } = await createToken(db, { name: 'Ada', scope: 'admin' }, commandLine));
  });
  afterEach(() => rest.close());

  const send = async (method: string, { path = '', body, cookie }: Sent) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const who = cookie === undefined ? { authorization: `Bearer ${token}` } : { cookie };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${origin}${path}`, { method, headers: { ...json, ...who }, ...payload });
  };
  const make: World['make'] = async (path, body) => {
    const answer = await send('POST', { path, body });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id; // as the routes declare it
  };
  const signInByBrowser = async () => {
    const answer = await send('POST', { path: '/api/session', body: { token } });
    return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  };
  const world = (): World => ({ db, token, make, signIn: signInByBrowser });
  const trail = async () => db.selectFrom('audit_events').selectAll().orderBy('id').execute();

  it('is in the table of this test, and so is every action', () => {
    const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
    const changing = rest.routes.filter(({ method }) => !reading.has(method));
    const named = Object.values(changes).map(({ action }) => action);

    expect([...Object.keys(changes), ...readingRoutes].toSorted()).toEqual(
      [...new Set(changing.map(({ method, path }) => `${method} ${path}`))].toSorted(),
    );
    expect([...new Set(named)].toSorted()).toEqual(auditActions.toSorted());
  });

  it.each(Object.entries(changes))('%s leaves one entry of its caller', async (route, { action, request, status }) => {
    const [method = '', declared = ''] = route.split(' ');
    const sent = await request(world());
    const before = await trail();

    const answer = await send(method, { path: declared, ...sent });
    await answer.arrayBuffer();

    expect(status === undefined ? answer.ok : answer.status === status).toBe(true);
    const added = (await trail()).slice(before.length);
    expect(added).toMatchObject([{ action, actor_kind: 'token', actor_name: 'Ada' }]);
    expect(JSON.stringify(added)).not.toMatch(/correct-horse|ccut_|whsec_/);
  });

  it('leaves none when it is refused: what is not there is not tested, sent again or signed out', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    const hook = await make('/api/webhooks', webhook);
    const before = await trail();

    const statuses = [
      await send('POST', { path: `/api/sign-ins/${none}/test` }),
      await send('POST', { path: `/api/webhooks/${none}/test` }),
      await send('POST', { path: `/api/webhooks/${hook}/deliveries/${none}/retry` }),
      await send('POST', { path: '/api/scans/preview', body: { ...scan, sitemap_url: 'ftp://example.com/' } }),
      await send('DELETE', { path: '/api/session' }),
      await send('DELETE', { path: '/api/session', cookie: `curbcut-session=${'x'.repeat(43)}` }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([404, 404, 404, 400, 204, 204]);
    expect(await trail()).toEqual(before);
  });

  it('signs out once: a second sign-out with the same cookie leaves no entry', async () => {
    const cookie = await signInByBrowser();
    await send('DELETE', { path: '/api/session', cookie });
    const before = await trail();

    await send('DELETE', { path: '/api/session', cookie });

    expect(await trail()).toEqual(before);
  });
});
