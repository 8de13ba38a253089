import sharp from 'sharp';
import { nameCrop } from '../../src/findings/page-picture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { newId } from '../../src/ids/ids.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { collectText } from './collect-text.ts';
import {
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  scanNextPage,
} from './make-scans.ts';

const wanted = { sitemap_url: 'https://example.com/sitemap.xml', scan_type: 'sitemap' } as const;

onServer('the REST interface for scans', (open) => {
  let db: Database;
  let rest: Rest;
  let wakings = 0;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { wakeWorker: () => (wakings += 1) });
  });
  afterAll(() => rest.close());

  it('keeps the outcomes that a scan accepts, and a rescan has them unless it names others', async () => {
    const accept = ['soft_not_found', 'auth_required'];
    const { json } = await rest.ask('POST', '/api/scans', { body: { ...wanted, accept } });
    const path = `/api/scans/${(json as { id: string }).id}/rescan`; // it was just created

    const same = await rest.ask('POST', path);
    const other = await rest.ask('POST', path, { body: { accept: ['bot_challenge'] } });
    const none = await rest.ask('POST', path, { body: { accept: [] } });

    expect(json).toMatchObject({ accept: ['auth_required', 'soft_not_found'] });
    expect(same.json).toMatchObject({ accept: ['auth_required', 'soft_not_found'] });
    expect([other.json, none.json]).toMatchObject([{ accept: ['bot_challenge'] }, { accept: [] }]);
  });

  it.each([[['http_status']], [['auth_required', 'auth_required']], ['auth_required']])(
    'refuses to accept %j',
    async (accept) => {
      const answer = await rest.ask('POST', '/api/scans', { body: { ...wanted, accept } });

      expect(answer).toMatchObject({ statusCode: 400, json: { code: 'invalid_request' } });
    },
  );

  it('starts a scan and returns its location', async () => {
    wakings = 0;

    const answer = await rest.ask('POST', '/api/scans', {
      body: { ...wanted, tag: ' nightly ', viewport_preset: 'mobile' },
    });

    const id = new URL(String(answer.headers['location']), 'http://localhost').pathname.split('/')[3] ?? '';
    expect(answer.statusCode).toBe(201);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(answer.json).toEqual({
      id,
      url: wanted.sitemap_url,
      scan_type: 'sitemap',
      status: 'queued',
      tag: 'nightly',
      viewport: { preset: 'mobile', width: 390, height: 844, device_scale_factor: 3, mobile: true },
      progress: {
        phase: 'waiting',
        percent: 0,
        pages_total: 0,
        pages_completed: 0,
        pages_failed: 0,
        pages_pending: 0,
        pages_running: 0,
      },
      summary: {
        failed_groups: 0,
        failed_occurrences: 0,
        needs_review_groups: 0,
        needs_review_occurrences: 0,
        by_severity: { critical: 0, serious: 0, moderate: 0, minor: 0 },
        accepted_count: 0,
        fixed_pending_count: 0,
        reviewed_count: 0,
        pages_by_worst: { critical: 0, serious: 0, moderate: 0, minor: 0, none: 0 },
      },
      score: null,
      score_version: 1,
      engine: null,
      browser: null,
      fonts: null,
      rescan_of: null,
      scope: null,
      max_pages: null,
      robots: null,
      sample: null,
      accept: [],
      fresh: false,
      locale: 'en-US',
      disable: [],
      exclude_selectors: [],
      operate: true,
      screenshots: null,
      dismiss_consent: false,
      level: 'aa',
      steps: [],
      states: [],
      sign_in: null,
      error: null,
      notes: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.stringMatching(/Z$/),
      started_at: null,
      finished_at: null,
      data_removed_at: null,
    });
    expect((await rest.ask('GET', `/api/scans/${id}`)).json).toEqual(answer.json);
    expect(wakings).toBe(1);
  });

  it('has the states that it names, else those of the settings, and a rescan keeps them unless it names others', async () => {
    const create = async (fields: object) =>
      (await rest.ask('POST', '/api/scans', { body: { ...wanted, ...fields } })).json;
    const rescan = async (given: unknown, body?: object) =>
      (await rest.ask('POST', `/api/scans/${(given as { id: string }).id}/rescan`, { body })).json; // checked by `ask`

    const named = await create({ states: ['reflow_320', 'dark'] });
    expect(named).toMatchObject({ states: ['dark', 'reflow_320'] });
    expect(await rescan(named)).toMatchObject({ states: ['dark', 'reflow_320'] });
    expect(await rescan(named, { states: [] })).toMatchObject({ states: [] });

    await rest.ask('PUT', '/api/settings', { body: { performance: { states: ['text_spacing'] } } });
    expect(await create({})).toMatchObject({ states: ['text_spacing'] });
    expect(await create({ states: [] })).toMatchObject({ states: [] });
    await rest.ask('PUT', '/api/settings', { body: { performance: { states: [] } } });
  });

  it('uses a desktop viewport and no tag by default', async () => {
    const { json } = await rest.ask('POST', '/api/scans', { body: { ...wanted, scan_type: 'single' } });

    expect(json).toMatchObject({
      tag: null,
      viewport: { preset: 'desktop', width: 1280, height: 800 },
      progress: { pages_total: 1 },
    });
  });

  it.each([
    ['nothing at all', {}, ['sitemap_url', 'scan_type']],
    ['no object', [], ['']],
    ['null', null, ['']],
    ['a relative address', { ...wanted, sitemap_url: '/sitemap.xml' }, ['sitemap_url']],
    ['another scheme', { ...wanted, sitemap_url: 'ftp://example.com/' }, ['sitemap_url']],
    ['a script', { ...wanted, sitemap_url: 'javascript:alert(1)' }, ['sitemap_url']],
    ['a password in the address', { ...wanted, sitemap_url: 'https://user:word@example.com/' }, ['sitemap_url']],
    ['port 0', { ...wanted, sitemap_url: 'https://example.com:0/' }, ['sitemap_url']],
    ['a port that browsers refuse', { ...wanted, sitemap_url: 'http://example.com:6000/' }, ['sitemap_url']],
    ['an international name that is none', { ...wanted, sitemap_url: 'http://xn--zzzzzz-/' }, ['sitemap_url']],
    ['a backslash before the path', { ...wanted, sitemap_url: 'http://127.0.0.1\\@a.test/' }, ['sitemap_url']],
    [
      'an address that is too long',
      { ...wanted, sitemap_url: `https://example.com/${'a'.repeat(2_048)}` },
      ['sitemap_url'],
    ],
    [
      'an address with a control character',
      { ...wanted, sitemap_url: 'https://example.com/a\u0000b' },
      ['sitemap_url'],
    ],
    ['an address with a line break', { ...wanted, sitemap_url: 'https://example.com/a\nb' }, ['sitemap_url']],
    ['a number for an address', { ...wanted, sitemap_url: 7 }, ['sitemap_url']],
    ['an unknown type', { ...wanted, scan_type: 'spider' }, ['scan_type']],
    ['an empty tag', { ...wanted, tag: '  ' }, ['tag']],
    ['a tag that is too long', { ...wanted, tag: 'a'.repeat(65) }, ['tag']],
    ['a tag with a control character', { ...wanted, tag: 'a\u0007b' }, ['tag']],
    [
      'a tag that is no well-formed text',
      '{"sitemap_url":"https://example.com/","scan_type":"single","tag":"\\ud800"}',
      ['tag'],
    ],
    ['an unknown preset', { ...wanted, viewport_preset: 'watch' }, ['viewport_preset']],
    ['an unknown state', { ...wanted, states: ['bright'] }, ['states.0']],
    ['a state twice', { ...wanted, states: ['dark', 'dark'] }, ['states']],
    ['an unknown field', { ...wanted, tags: 'a' }, ['tags']],
    [
      'several faults',
      { sitemap_url: 'x', scan_type: 'y', tag: '', viewport_preset: 1, one: 1, two: 2 },
      ['sitemap_url', 'scan_type', 'tag', 'viewport_preset', 'one', 'two'],
    ],
  ])('refuses %s, and names each bad field', async (_case, body, paths) => {
    const before = (await rest.ask('GET', '/api/scans')).headers['x-total-count'];

    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body });

    expect(statusCode).toBe(400);
    expect(json).toMatchObject({ title: 'Bad request', status: 400, code: 'invalid_request' });
    // checked by `ask`
    const { errors } = json as { errors: { path: string; message: string }[] };
    expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(paths));
    expect(errors.every(({ message }) => message.length > 3)).toBe(true);
    expect((await rest.ask('GET', '/api/scans')).headers['x-total-count']).toBe(before);
  });

  it.each([
    ['half a document', '{"sitemap_url":', {}, 400, 'malformed_request'],
    [
      'no JSON',
      'sitemap_url=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['more than 1 MiB', JSON.stringify({ tag: 'a'.repeat(1_100_000) }), {}, 413, 'payload_too_large'],
  ])('refuses a body of %s', async (_case, body, headers, status, code) => {
    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body, headers });

    expect(statusCode).toBe(status);
    expect(json).toMatchObject({ status, code });
  });

  it('reads a body that is declared as UTF-8, and names the header of one that is not', async () => {
    const send = async (charset: string) =>
      rest.ask('POST', '/api/scans', {
        body: JSON.stringify(wanted),
        headers: { 'content-type': `application/json; Charset=${charset}` },
      });

    expect(await send('"UTF-8"')).toMatchObject({ statusCode: 201 });
    for (const charset of ['utf-16', '"latin1"', 'none; charset=utf-8']) {
      expect(await send(charset)).toMatchObject({ statusCode: 415, json: { errors: [{ path: 'Content-Type' }] } });
    }
  });

  it('requires a body', async () => {
    expect(await rest.ask('POST', '/api/scans')).toMatchObject({ statusCode: 400, json: { code: 'invalid_request' } });
  });

  it.each([
    ['a stranger', newId()],
    ['a word', 'no-uuid'],
    ['a zero byte', '%00'],
    ['a picture', '%F0%9F%92%A9'],
    ['SQL', "' or 1=1 --"],
    ['an id with more behind it', `${newId()}x`],
    ['a very long word', 'a'.repeat(3_000)],
  ])('finds no scan with the id %s', async (_case, id) => {
    const paths = [
      '',
      '/pages',
      '/issues',
      '/issues/chunks',
      '/issues/details?kind=failed&key=label',
      '/events',
      '/screenshots/a.webp',
    ];

    for (const path of paths) {
      const answer = await rest.ask('GET', `/api/scans/${encodeURI(id).replaceAll('%25', '%')}${path}`);
      expect(answer).toMatchObject({ statusCode: 404, json: { code: 'scan_not_found' } });
    }
  });
});

onServer('the REST list of scans', (open) => {
  let rest: Rest;
  const ids: string[] = [];

  beforeAll(async () => {
    const { db } = await open();
    rest = await openRest(db);
    ids.length = 0;
    for (let index = 0; index < 7; index += 1)
      ids.unshift((await aScan(db, { tag: index < 3 ? 'a&b ü' : 'other' })).id);
  });
  afterAll(() => rest.close());

  // every answer has passed its schema
  const idsOf = (json: unknown) => (json as { id: string }[]).map(({ id }) => id);

  it('is an array, newest first, with the total in a header', async () => {
    const { json, headers } = await rest.ask('GET', '/api/scans');

    expect(idsOf(json)).toEqual(ids);
    expect(headers).toMatchObject({ 'x-total-count': '7', 'content-type': 'application/json; charset=utf-8' });
    expect(headers).not.toHaveProperty('link');
  });

  it('can be followed along its links from end to end, with the filter', async () => {
    const first = await rest.ask('GET', `/api/scans?tag=${encodeURIComponent('a&b ü')}&limit=2`);
    const links = parseLinks(first.headers['link']);
    const second = await rest.ask('GET', links.get('next') ?? '');
    const back = parseLinks(second.headers['link']);

    expect([idsOf(first.json), idsOf(second.json)]).toEqual([ids.slice(4, 6), ids.slice(6)]);
    expect([...links.keys()]).toEqual(['next']);
    expect([...back.keys()].toSorted()).toEqual(['first', 'prev']);
    expect(idsOf((await rest.ask('GET', back.get('prev') ?? '')).json)).toEqual(ids.slice(4, 6));
    expect(second.headers['x-total-count']).toBe('3');
  });

  it('finds nothing for a tag or status that no scan has', async () => {
    for (const query of ['tag=none', 'tag=', 'tag=%00', 'status=failed', 'tag=other&status=paused']) {
      expect(await rest.ask('GET', `/api/scans?${query}`)).toMatchObject({
        statusCode: 200,
        json: [],
        headers: { 'x-total-count': '0' },
      });
    }
  });

  it.each([
    ['limit=0', 1],
    ['limit=-5', 1],
    ['limit=3', 3],
    ['limit=%2B3', 3],
    ['limit=', 7],
    ['limit=99999999999999999999999', 7],
    ['offset=-1', 7],
    ['offset=6', 1],
    ['offset=99999999999999999999999', 0],
    ['unknown=parameter&sort=evil', 7],
  ])('clamps and ignores: %s returns %d', async (query, count) => {
    expect(idsOf((await rest.ask('GET', `/api/scans?${query}`)).json)).toHaveLength(count);
  });

  it.each([
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=1e3', 'offset'],
    ['offset=0x10', 'offset'],
    ['limit=1&limit=2', 'limit'],
    ['status=done', 'status'],
    ['status=', 'status'],
    ['tag=a&tag=b', 'tag'],
  ])('refuses %s', async (query, field) => {
    const { statusCode, json } = await rest.ask('GET', `/api/scans?${query}`);

    expect(statusCode).toBe(400);
    expect(json).toMatchObject({ code: 'invalid_request', errors: [{ path: field }] });
  });
});

onServer('the REST interface for what a scan found', (open) => {
  let db: Database;
  let rest: Rest;
  let scanId = '';

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    scanId = (await aSitemapScan(db, 4)).id;
    const view = sharp({ create: { width: 640, height: 400, channels: 3, background: '#c80000' } });
    const tile = await rest.screenshots.put(scanId, await view.jpeg().toBuffer());
    const screenshot = nameCrop({ tile, outline: { x: 600, y: 380, width: 90, height: 90 } });
    await scanNextPage(
      db,
      aScannedReport({ groups: [aGroup(3), aGroup(1, { kind: 'needs_review', rule: 'color-contrast' })] }),
    );
    await scanNextPage(
      db,
      aScannedReport({
        groups: [
          aGroup(1, { occurrences: [anOccurrence({ screenshot, html: '<b>' })] }),
          aGroup(1, { rule: 'region' }),
        ],
      }),
    );
    await scanNextPage(db, aFailedReport());
  });
  afterAll(() => rest.close());

  const get = (path: string) => rest.ask('GET', `/api/scans/${scanId}${path}`);

  it('lists pages with their outcomes', async () => {
    const { json } = await get('/pages?limit=3');

    expect(json).toMatchObject({
      pages: [
        {
          url: 'https://example.com/0',
          status: 'completed',
          outcome: 'scanned',
          advice: null,
          counts: { failed_occurrences: 3, needs_review_occurrences: 1 },
        },
        { status: 'completed' },
        { status: 'failed', outcome: 'http_status', http_status: 404, advice: expect.stringContaining('status 404') },
      ],
      page: { limit: 3, offset: 0, total: 4, next_offset: 3 },
    });
    expect((await get('/pages?status=failed')).json).toMatchObject({ page: { total: 1 } });
    expect((await get('/pages?outcome=http_status')).json).toMatchObject({ page: { total: 1 } });
    expect((await get('/pages?outcome=dns_error')).json).toMatchObject({ pages: [], page: { total: 0 } });
    expect((await get('/pages?outcome=nonsense')).statusCode).toBe(400);
    expect((await get('/pages?status=nonsense')).statusCode).toBe(400);
  });

  it('shows cards worst first with totals and the paging that was used', async () => {
    const { json } = await get('/issues/chunks?limit=100000&offset=-3&whatever=1');

    expect(json).toMatchObject({
      issues: [
        {
          key: 'image-alt',
          kind: 'failed',
          severity: 'critical',
          occurrence_count: 4,
          page_count: 2,
          sample: { page_url: 'https://example.com/0' },
        },
        {
          key: 'color-contrast',
          kind: 'needs_review',
          standards: [{ standard: 'WCAG', criterion: '1.4.3', level: 'AA', name: 'Contrast (Minimum)' }],
        },
        { key: 'region', kind: 'failed', best_practice: true, standards: [] },
      ],
      totals: { failed: { groups: 2, occurrences: 5 }, needs_review: { groups: 1, occurrences: 1 } },
      page: { limit: 500, offset: 0, total: 3, next_offset: null },
    });
    expect((await get('/issues/chunks?kind=needs_review&severity=serious&q=contrast')).json).toMatchObject({
      page: { total: 1 },
    });
    expect((await get('/issues/chunks?kind=passed')).json).toMatchObject({ errors: [{ path: 'kind' }] });
    expect((await get('/issues/chunks?severity=bad')).json).toMatchObject({ errors: [{ path: 'severity' }] });
    expect((await get(`/issues/chunks?q=${'a'.repeat(201)}`)).json).toMatchObject({ errors: [{ path: 'q' }] });
  });

  it('explains one issue and pages through its occurrences', async () => {
    const { json } = await get('/issues/details?kind=failed&key=image-alt&limit=2&offset=2');

    expect(json).toMatchObject({
      issue: { key: 'image-alt', occurrence_count: 4 },
      details: {
        why_it_matters: expect.stringMatching(/\w{3}/),
        how_to_fix: expect.arrayContaining([expect.any(String)]),
        learn_more: expect.arrayContaining([{ title: expect.any(String), url: expect.stringMatching(/^https:/) }]),
        standards: [{ standard: 'WCAG', criterion: '1.1.1', level: 'A', name: 'Non-text Content' }],
      },
      occurrences: [
        { page_url: 'https://example.com/0' },
        { page_url: 'https://example.com/1', html: '<b>', false_positive: false },
      ],
      page: { limit: 2, offset: 2, total: 4, next_offset: null },
    });
  });

  it('requires a kind and a key, and reports an unknown issue', async () => {
    expect((await get('/issues/details')).json).toMatchObject({
      status: 400,
      errors: [{ path: 'kind' }, { path: 'key' }],
    });
    expect((await get('/issues/details?kind=failed')).json).toMatchObject({ status: 400, errors: [{ path: 'key' }] });
    expect((await get('/issues/details?kind=failed&key=label')).json).toMatchObject({
      status: 404,
      code: 'issue_not_found',
    });
    expect((await get('/issues/details?kind=needs_review&key=image-alt')).json).toMatchObject({
      status: 404,
      code: 'issue_not_found',
    });
  });

  it('lists every failed issue with all its occurrences (legacy)', async () => {
    const { json, headers } = await get('/issues');

    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    // has passed its schema
    const issues = json as { key: string; occurrences: unknown[] }[];
    expect(issues.map(({ key, occurrences }) => [key, occurrences.length])).toEqual([
      ['image-alt', 4],
      ['region', 1],
    ]);
  });

  it('serves the screenshot that an occurrence names, and no other file', async () => {
    const { json } = await get('/issues/details?kind=failed&key=image-alt&offset=3');
    // has passed its schema
    const address = (json as { occurrences: { screenshot_url: string }[] }).occurrences[0]?.screenshot_url ?? '';

    const picture = await rest.ask('GET', address);

    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    const none = '0'.repeat(32);
    const names = [
      `${none}.jpg`,
      `${none}.1.1.9.9.webp`,
      `page-1-${none.slice(16)}.jpg`,
      '..%2f..%2fpackage.json',
      '%00',
    ];
    for (const name of names) {
      expect(await get(`/screenshots/${name}`)).toMatchObject({
        statusCode: 404,
        json: { code: 'screenshot_not_found' },
      });
    }
    const other = await aScan(db);
    expect((await rest.ask('GET', address.replace(scanId, other.id))).statusCode).toBe(404);
  });

  it('sends each change of a scan as an event, the first immediately, and ends with the scan', async () => {
    const scan = await aScan(db);
    const answer = await rest.app.inject({ url: `/api/scans/${scan.id}/events`, payloadAsStream: true });
    const reading = answer.stream()[Symbol.asyncIterator]();
    const first = String((await reading.next()).value);
    await db
      .updateTable('pages')
      .set({ next_attempt_at: new Date(Date.now() + 3_600_000) })
      .where('status', '=', 'pending')
      .where('scan_id', '<>', scan.id)
      .execute();
    await scanNextPage(db, aScannedReport());
    const later = (await collectText({ [Symbol.asyncIterator]: () => reading })).join('');

    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(first).toMatch(/^retry: 2000\nevent: scan\nid: 0\ndata: \{"id":.*"status":"queued".*\}\n\n$/);
    expect(later).toMatch(/event: scan\nid: \d+\ndata: \{.*"status":"completed".*\}\n\n$/);
  });
});

/** `<…>; rel="next"` by relation. */
function parseLinks(header: unknown): ReadonlyMap<string, string> {
  return new Map(
    String(header)
      .split(', ')
      .map((link) => {
        const [, address = '', relation = ''] = /^<(.*)>; rel="(\w+)"$/.exec(link) ?? [];
        return [relation, address] as const;
      }),
  );
}
