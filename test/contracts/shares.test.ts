import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSharp } from '../../src/adapters/pictures/load-sharp.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createLog } from '../../src/edges/cli/create-log.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import { createToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, anOccurrence, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import { runJobs } from './run-jobs.ts';

const access = createAccessPolicy({ CURBCUT_AUTH: 'tokens', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] });
const dayMs = 86_400_000;
const unknown = 'x'.repeat(43);

type Created = {
  readonly id: string;
  readonly url: string;
  readonly expires_at: string;
  readonly subject: object;
};
type Kind = 'scan' | 'page' | 'issue' | 'component';
type Pictures = { readonly page: string; readonly card: string; readonly banner: string; readonly elsewhere: string };

async function aPicture(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 10, height: 10, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
}

onServer('share links', (open) => {
  let db: Database;
  let rest: Rest;
  let written = '';
  let scanId: string;
  let otherId: string;
  let occurrenceId: string;
  let pages: readonly string[];
  let pictures: Pictures;
  const bearer = { read: {}, scan: {} };

  beforeAll(async () => {
    ({ db } = await open());
    const log = await createLog({ level: 'trace', format: 'json' }, { write: (line) => (written += line) });
    rest = await openRest(db, { access, log, publicUrl: new URL('https://curbcut.example') });
    for (const scope of ['read', 'scan'] as const) {
      const { token } = await createToken(db, { name: scope, scope }, commandLine);
      bearer[scope] = { authorization: `Bearer ${token}` };
    }
    otherId = await aScanWithFindings();
    scanId = await aScanWithFindings();
    const rows = await db.selectFrom('pages').select('id').where('scan_id', '=', scanId).orderBy('ordinal').execute();
    pages = rows.map(({ id }) => String(id));
    ({ id: occurrenceId } = await db
      .selectFrom('occurrences')
      .select('id')
      .where('scan_id', '=', scanId)
      .where('selector', '=', '#card')
      .executeTakeFirstOrThrow());
  });
  afterAll(() => rest.close());

  /** Two pages. The first has findings of two issues in two components, and pictures of them. */
  async function aScanWithFindings(): Promise<string> {
    const { id } = await aSitemapScan(db, 2);
    const put = async (name: string) => rest.screenshots.put(id, Buffer.from(`${id} ${name}`));
    const tile = await rest.screenshots.put(id, await aPicture());
    const names = { card: await put('card'), banner: await put('banner'), elsewhere: await put('elsewhere') };
    const found = (component: 'card' | 'banner' | 'elsewhere') =>
      anOccurrence({ selector: `#${component}`, component, screenshot: names[component] });
    const images = aGroup(2, { occurrences: [found('card'), found('banner')] });
    const regions = aGroup(1, { rule: 'region', occurrences: [anOccurrence({ component: 'card' })] });
    const tiles = [{ name: tile, firstRow: 0, lastRow: 9 }];
    const picture = { tiles, width: 10, height: 10, pageHeight: 10 };
    await scanNextPage(db, aScannedReport({ picture, groups: [images, regions] }));
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1, { occurrences: [found('elsewhere')] })] }));
    const page = await rest.ask('GET', `/api/scans/${id}/pages`, { headers: bearer.read });
    const [first] = (page.json as { pages: readonly { screenshot_url: string }[] }).pages;
    pictures = { ...names, page: first?.screenshot_url.split('/').at(-1) ?? '' };
    return id;
  }

  const subjects = (): Readonly<Record<Kind, object>> => ({
    scan: { kind: 'scan' },
    page: { kind: 'page', id: pages[0] },
    issue: { kind: 'issue', key: 'image-alt' },
    component: { kind: 'component', key: 'card' },
  });
  const post = async (fields: object, scope: 'read' | 'scan' = 'scan') =>
    rest.ask('POST', '/api/shares', {
      headers: bearer[scope],
      body: { scan_id: scanId, subject: { kind: 'scan' }, ...fields },
    });
  const create = async (fields: object = {}) => (await post(fields)).json as Created;
  const share = async (kind: Kind) => tokenOf(await create({ subject: subjects()[kind] }));
  const tokenOf = ({ url }: Created) => new URL(url).pathname.slice('/s/'.length);
  /** `path`: below `/api`. Not checked against the routes, whose paths are others. */
  const read = async (token: string, path: string, method: 'GET' | 'POST' | 'DELETE' | 'PUT' = 'GET') =>
    rest.app.inject({ method, url: `/api/shared/${token}${path}` });
  const statusOf = async (token: string, path: string) => (await read(token, path)).statusCode;

  it('are made by those who may scan, for 30 days, and listed without their token', async () => {
    const reader = await post({}, 'read');
    const made = await post({ subject: subjects().issue, label: 'Agency' });
    const created = made.json as Created;
    const { json } = await rest.ask('GET', '/api/shares', { headers: bearer.read });
    const { url, ...record } = created;

    expect([reader.statusCode, made.statusCode]).toEqual([403, 201]);
    expect(url).toMatch(/^https:\/\/curbcut\.example\/s\/[\w-]{43}$/);
    expect(Math.round((Date.parse(created.expires_at) - Date.now()) / dayMs)).toBe(30);
    expect((json as { readonly shares: readonly unknown[] }).shares).toContainEqual({
      ...record,
      scan_id: scanId,
      target: 'https://example.com/sitemap.xml',
      label: 'Agency',
      subject: { kind: 'issue', issue_kind: 'failed', key: 'image-alt' },
    });
    expect(JSON.stringify(json)).not.toContain(tokenOf(created));
  });

  it('show only what is there, for at most a year, under a label of one line', async () => {
    const refused = [
      { scan_id: '00000000-0000-7000-8000-000000000000' },
      { subject: { kind: 'scan', id: otherId } },
      { subject: { kind: 'page', id: '1' } },
      { subject: { kind: 'issue', key: 'no-such-rule' } },
      { subject: { kind: 'issue', key: 'image-alt', issue_kind: 'needs_review' } },
      { subject: { kind: 'component', key: 'no-such-component' } },
      { subject: { kind: 'settings' } },
      { subject: { kind: 'page' } },
      { expires_at: new Date(Date.now() - dayMs).toISOString() },
      { expires_at: new Date(Date.now() + 370 * dayMs).toISOString() },
      { label: 'two\nlines' },
      { token: 'mine' },
    ];
    const statuses = [];
    for (const fields of refused) statuses.push((await post(fields)).statusCode);

    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 400, 400, 400, 400, 400, 400]);
    expect((await post({ expires_at: new Date(Date.now() + 364 * dayMs).toISOString() })).statusCode).toBe(201);
  });

  it('of a scan show the scan, its parts, its pictures and its reports, and no earlier scan', async () => {
    const token = await share('scan');
    const scan = `/scans/${scanId}`;
    const paths = [
      '',
      scan,
      `${scan}/pages`,
      `${scan}/pages/${pages[1]}`,
      `${scan}/issues/chunks`,
      `${scan}/issues/details?kind=failed&key=image-alt`,
      `${scan}/issues/patterns?kind=failed&key=image-alt`,
      `${scan}/occurrences/${occurrenceId}`,
      `${scan}/components`,
      `${scan}/standards/wcag22-aa`,
      '/standards',
      `${scan}/screenshots/${pictures.card}`,
      `${scan}/reports`,
      `${scan}/issues/report.csv`,
      `${scan}/issues/report.html`,
    ];
    const statuses = [];
    for (const path of paths) statuses.push(await statusOf(token, path));

    expect(statuses).toEqual(paths.map(() => 200));
    const page = (await read(token, `${scan}/pages/${pages[0]}`)).json<{ readonly history: readonly unknown[] }>();
    expect(page.history).toEqual([]);
    const report = await read(token, `${scan}/issues/report.html`);
    expect(report.body).not.toContain('Compared with');
  });

  it('name pictures and reports by paths that the link reads', async () => {
    const token = await share('scan');
    const details = await read(token, `/scans/${scanId}/issues/details?kind=failed&key=image-alt`);
    const [first] = details.json<{ readonly occurrences: readonly { readonly screenshot_url: string }[] }>()
      .occurrences;
    const { reports } = (await read(token, `/scans/${scanId}/reports`)).json<{
      readonly reports: readonly { readonly path: string; readonly downloads: readonly { readonly path: string }[] }[];
    }>();
    const paths = reports.flatMap(({ path, downloads }) => [path, ...downloads.map((download) => download.path)]);
    const picture = await rest.app.inject({ url: first?.screenshot_url ?? '' });
    const json = await read(token, `/scans/${scanId}/issues/report.json`);

    expect(picture.body).toContain(scanId);
    expect(paths.filter((path) => !path.startsWith(`/api/shared/${token}/scans/${scanId}/issues/report.`))).toEqual([]);
    expect(json.body).not.toContain(`"/api/scans/`);
  });

  it.each(['page', 'issue', 'component'] as const)('of a %s show its findings and nothing of others', async (kind) => {
    const token = await share(kind);
    const scan = `/scans/${scanId}`;
    const image = 'kind=failed&key=image-alt';
    const allowed: Readonly<Record<string, readonly Kind[]>> = {
      '': ['page', 'issue', 'component'],
      '/standards': ['page', 'issue', 'component'],
      [`${scan}/pages/${pages[0]}`]: ['page'],
      [`${scan}/pages/${pages[1]}`]: [],
      [`${scan}/issues/details?${image}`]: ['issue'],
      [`${scan}/issues/details?${image}&page_id=${pages[0]}`]: ['issue', 'page'],
      [`${scan}/issues/details?${image}&page_id=0${pages[0]}`]: ['issue'],
      [`${scan}/issues/details?${image}&page_id=${pages[1]}`]: ['issue'],
      [`${scan}/issues/details?${image}&component=card`]: ['issue', 'component'],
      [`${scan}/issues/details?${image}&component=banner`]: ['issue'],
      [`${scan}/issues/details?kind=failed&key=region`]: [],
      [`${scan}/issues/details?kind=failed&key=region&component=card`]: ['component'],
      [`${scan}/issues/patterns?${image}`]: ['issue'],
      [`${scan}/issues/patterns?${image}&component=card`]: ['issue', 'component'],
      [`${scan}/components?key=card`]: ['component'],
      [`${scan}/components?key=banner`]: [],
      [`${scan}/components`]: [],
      [`${scan}/screenshots/${pictures.page}`]: ['page'],
      [`${scan}/screenshots/${pictures.card}`]: ['page', 'issue', 'component'],
      [`${scan}/screenshots/${pictures.banner}`]: ['page', 'issue'],
      [`${scan}/screenshots/${pictures.elsewhere}`]: ['issue'],
      [`${scan}/occurrences/${occurrenceId}`]: [],
      [scan]: [],
    };
    const shown = [];
    for (const path of Object.keys(allowed)) if ((await statusOf(token, path)) < 400) shown.push(path);

    expect(shown).toEqual(Object.keys(allowed).filter((path) => allowed[path]?.includes(kind) === true));
  });

  it('of a component list no pattern of another one', async () => {
    const token = await share('component');
    const path = `/scans/${scanId}/issues/details?kind=failed&key=image-alt&component=card&pattern=`;
    const listed = async (pattern: string) =>
      (await read(token, `${path}${pattern}`)).json<{
        readonly occurrences: readonly { readonly selector: string }[];
        readonly page: { readonly total: number };
      }>();

    const [own, others] = [await listed('pattern-card'), await listed('pattern-banner')];

    expect([own.occurrences.map(({ selector }) => selector), own.page.total]).toEqual([['#card'], 1]);
    expect([others.occurrences, others.page.total]).toEqual([[], 0]);
  });

  it('answer one and the same 404 to everything else, and to a link that shows nothing', async () => {
    const refusal = await read(unknown, '');
    const ids = {
      ':id': otherId,
      ':page_id': pages[0] ?? '',
      ':occurrence_id': occurrenceId,
      ':standard': 'wcag22-aa',
    };
    const kinds = ['scan', 'page', 'issue', 'component'] as const;
    const query = `?kind=failed&key=image-alt&page_id=${pages[0]}&component=card`;
    const differing: string[] = [];
    for (const token of [unknown, ...(await Promise.all(kinds.map(share)))])
      for (const { method, path } of rest.routes) {
        if (!path.startsWith('/api/') || path === '/api/standards' || method === 'HEAD') continue;
        // Another scan, for every path that names one.
        const asked = path.replaceAll(/:\w+/g, (name) => (ids as Readonly<Record<string, string>>)[name] ?? 'x');
        const answer = await read(token, `${asked.slice('/api'.length)}${query}`, method as 'GET'); // as it was declared
        const isSame = answer.statusCode === 404 && answer.body === refusal.body;
        if (!isSame && path !== '/api/shared/:token') differing.push(`${method} ${path} ${answer.statusCode}`);
      }

    expect(refusal.json()).toMatchObject({ code: 'link_not_found' });
    expect(differing).toEqual([]);
  });

  it('reach nothing by a change, a path that climbs, or another spelling', async () => {
    const token = await share('page');
    const scan = `/scans/${scanId}`;
    const refusal = (await read(unknown, '')).body;
    const asked = [
      await read(token, scan, 'DELETE'),
      await read(token, `${scan}/rescan`, 'POST'),
      await read(token, `${scan}/false-positives`, 'POST'),
      await read(token, `${scan}/events`),
      await read(token, `${scan}/comparison`),
      await read(token, `${scan}/comparison?base=${otherId}`),
      await read(token, `/targets?q=`),
      await read(token, '/mcp', 'POST'),
      await read(token, '/settings'),
      await read(token, `${scan}/pages/../pages/${pages[1]}`),
      await read(token, `${scan}/pages/${pages[0]}/../${pages[1]}`),
      await read(token, `/scans/${scanId.toUpperCase()}/pages/${pages[0]}`),
      await read(token, `${scan}/screenshots/..%2F..%2F${otherId}%2F${pictures.card}`),
      await read(token, `${scan}/issues/report.pdf?kind=failed&key=image-alt`),
      await read(token, `${scan}/issues/report.csv?page_id=${pages[0]}`),
    ];
    const elsewhere = await rest.app.inject({ url: `/api/scans/${scanId}?token=${token}` });
    const asBearer = await rest.app.inject({
      url: `/api/scans/${scanId}`,
      headers: { authorization: `Bearer ${token}` },
    });

    expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 404));
    expect(asked.filter(({ body }) => body !== refusal)).toEqual([]);
    expect([elsewhere.statusCode, asBearer.statusCode]).toEqual([401, 401]);
    expect(await db.selectFrom('scans').select('id').where('id', '=', scanId).execute()).toHaveLength(1);
    const repeated = await read(
      token,
      `${scan}/issues/details?kind=failed&key=image-alt&page_id=1&page_id=${pages[0]}`,
    );
    expect(repeated.statusCode).toBe(400);
  });

  it('end when they expire, are revoked, or their scan is deleted, all with the same bytes', async () => {
    const refusal = await read(unknown, '');
    const [expired, revoked, deleted] = [await create(), await create(), await create()];
    await sql`update shares set expires_at = now() where id = ${expired.id}`.execute(db);
    const before = await statusOf(tokenOf(revoked), '');
    const gone = await rest.ask('DELETE', `/api/shares/${revoked.id}`, { headers: bearer.scan });
    const again = await rest.ask('DELETE', `/api/shares/${revoked.id}`, { headers: bearer.scan });
    const other = await aSitemapScan(db, 1);
    await scanNextPage(db, aScannedReport());
    const ofOther = await create({ scan_id: other.id });
    await deleteScan(db, other.id);

    const bodies = await Promise.all(
      [expired, revoked, ofOther].map(async (one) => (await read(tokenOf(one), `/scans/${scanId}`)).body),
    );
    expect([before, gone.statusCode, again.statusCode]).toEqual([200, 204, 404]);
    expect(bodies).toEqual([refusal.body, refusal.body, refusal.body]);
    expect(await statusOf(tokenOf(deleted), '')).toBe(200);
    await runJobs({ db, screenshots: rest.screenshots });
    expect(await db.selectFrom('shares').select('id').where('scan_id', '=', other.id).execute()).toEqual([]);
  });

  it('show the page of the interface, 404 for a link that shows nothing, and are not indexed, kept or named', async () => {
    const token = await share('scan');
    const shown = await rest.app.inject({ url: `/s/${token}`, headers: { accept: 'text/html' } });
    const others = await Promise.all(
      [`/s/${unknown}`, '/s/x', '/s/%00', `/s/${token}/settings`].map((url) => rest.app.inject({ url })),
    );
    const data = await read(token, `/scans/${scanId}`);

    expect(new Set(others.map(({ body }) => body)).size).toBe(1);
    for (const { headers } of [shown, data, ...others])
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': expect.stringContaining('private'),
        'x-robots-tag': 'noindex, nofollow',
      });
  });

  it('leave their token in no log, audit entry or row', async () => {
    const created = await create();
    const token = tokenOf(created);
    await read(token, `/scans/${scanId}`);
    await read(token, '/nothing');
    await rest.app.inject({ url: `/s/${token}` });
    const tables = ['shares', 'audit_events'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()));

    expect(`${written}${JSON.stringify(rows)}`).not.toContain(token);
    expect(rows[1]?.at(-1)).toMatchObject({
      action: 'share.created',
      actor_name: 'scan',
      subject_id: created.id,
      subject_name: 'https://example.com/sitemap.xml',
      details: { kind: 'scan', scan_id: scanId, expires_at: created.expires_at },
    });
  });
});
