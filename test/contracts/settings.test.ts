import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { engines } from '../../src/engines/engines.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createHttpApp } from '../../src/edges/http/create-http-app.ts';
import type { HttpApp } from '../../src/edges/http/http-app.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { claimNextPage } from './claim-next-page.ts';
import { isKeyInForce } from '../../src/service/settings/is-key-in-force.ts';
import { readSettings, readSettingsAndAccess, readWorkerSettings } from '../../src/service/settings/read-settings.ts';
import { onServer } from '../databases/each-database.ts';
import { aGroup, aScan, aScannedReport, aSitemapScan, catalog, scanNextPage } from './make-scans.ts';

const answerSchema = z.object({
  reporting: z.record(z.string(), z.unknown()),
  performance: z.record(z.string(), z.unknown()),
  integrations: z.looseObject({ mcp_key: z.string().optional() }),
});

const defaults = {
  reporting: { organization_name: null, include_needs_review: true, sample_size: 10, language: 'en', locale: 'en-US' },
  performance: {
    concurrency: null,
    max_pages_per_scan: 5_000,
    page_timeout_seconds: 60,
    operate_ms: 2_000,
    request_delay_ms: 0,
    screenshots: true,
    contrast_pixels: true,
    page_pictures: 100_000,
    retention_days: null,
    retention_keep_last: 2,
    states: [],
  },
  integrations: { mcp_enabled: false, mcp_key_set: false, mcp_key_hint: null, mcp_key_created_at: null },
};

onServer('settings', (open) => {
  let db: Database;
  let app: HttpApp;
  beforeEach(async () => {
    ({ db } = await open());
    app = await createHttpApp({
      patterns: new PatternThread(),
      db,
      catalog,
      catalogIn: (language) => createRuleCatalog(engines, language),
      screenshots: new FolderStore('no-screenshots'),
      build: { version: '0', commit: 'unknown' },
      now: () => new Date(),
      wakeWorker: () => undefined,
      wakeJobs: () => undefined,
      log: pino({ level: 'silent' }),
      closing: new AbortController().signal,
      allowedHosts: [],
    });
  });

  const isInForce = async (key: string) => isKeyInForce((await readSettingsAndAccess(db)).access, key);
  const get = async () => (await app.inject({ url: '/api/settings', headers: { host: 'localhost' } })).json<unknown>();
  const put = (payload: string | object) =>
    app.inject({
      method: 'PUT',
      url: '/api/settings',
      payload,
      headers: { host: 'localhost', 'content-type': 'application/json' },
    });

  it('are the defaults until something is changed', async () => {
    expect(await get()).toEqual(defaults);
  });

  it('change only in the given fields of the given groups', async () => {
    await put({ performance: { concurrency: 3 }, reporting: { organization_name: '  Väg & Co  ' } });
    const answer = await put({ performance: { screenshots: false } });

    const expected = {
      ...defaults,
      reporting: { ...defaults.reporting, organization_name: 'Väg & Co' },
      performance: { ...defaults.performance, concurrency: 3, screenshots: false },
    };
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(expected);
    expect(await get()).toEqual(expected);
    expect(await readWorkerSettings(db)).toEqual(expected.performance);
  });

  it('changed by two requests at once keep both changes', async () => {
    await Promise.all([put({ performance: { concurrency: 2 } }), put({ performance: { page_timeout_seconds: 30 } })]);

    expect((await readSettings(db)).performance).toMatchObject({ concurrency: 2, page_timeout_seconds: 30 });
  });

  it.each([
    { performance: { concurrency: 0 } },
    { performance: { concurrency: 65 } },
    { performance: { concurrency: 1.5 } },
    { performance: { concurrency: '4' } },
    { performance: { request_delay_ms: 60_001 } },
    { performance: { operate_ms: -1 } },
    { performance: { operate_ms: 30_001 } },
    { performance: { page_pictures: 100_001 } },
    { performance: { page_timeout_seconds: 4 } },
    { performance: { max_pages_per_scan: 100_001 } },
    { performance: { retention_days: 0 } },
    { performance: { retention_keep_last: 0 } },
    { performance: { retention_keep_last: null } },
    { performance: { speed: 1 } },
    { performance: null },
    { reporting: { language: 'xx' } },
    { reporting: { organization_name: '' } },
    { reporting: { organization_name: 'a\u0000b' } },
    { reporting: { sample_size: 101 } },
    { integrations: { generate_mcp_key: false } },
    { integrations: { mcp_key_hint: 'abcd' } },
    { theme: {} },
    '[]',
    'null',
    '{"__proto__":{"performance":{}}}',
    '{"reporting":{"__proto__":{"sample_size":5}}}',
    '{"performance":{"constructor":{"prototype":{}}}}',
  ])('refuse all of %j, including its valid fields', async (wrong) => {
    const right = { reporting: { sample_size: 20 } };
    const payload = typeof wrong === 'string' ? wrong : { ...right, ...wrong };

    const answer = await put(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await get()).toEqual(defaults);
  });

  it('create a key that is shown once, stored as its hash, and revoked by the next', async () => {
    const first = answerSchema.parse(
      (await put({ integrations: { generate_mcp_key: true, mcp_enabled: true } })).json(),
    );
    const key = first.integrations.mcp_key ?? '';
    const firstHolds = await isInForce(key);
    const second =
      answerSchema.parse((await put({ integrations: { generate_mcp_key: true } })).json()).integrations.mcp_key ?? '';
    const stored = JSON.stringify(await db.selectFrom('settings').selectAll().execute());

    expect(key).toMatch(/^ccut_/);
    expect(firstHolds).toBe(true);
    expect(await isInForce(key)).toBe(false);
    expect(await isInForce(second)).toBe(true);
    expect(await get()).toMatchObject({
      integrations: {
        mcp_enabled: true,
        mcp_key_set: true,
        mcp_key_hint: second.slice(-4),
        mcp_key_created_at: expect.any(String),
      },
    });
    expect(
      [key, second].filter((text) => stored.includes(text) || JSON.stringify(first.performance).includes(text)),
    ).toEqual([]);
    expect(JSON.stringify(await get())).not.toContain(second);
    expect((await readSettingsAndAccess(db)).access).toEqual({
      mcpEnabled: true,
      keyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('hold no key until one is made', async () => {
    expect(await isInForce('ccut_')).toBe(false);
    expect((await readSettingsAndAccess(db)).access).toEqual({ mcpEnabled: false, keyHash: null });
  });

  it('of a newer or a damaged version lose only the fields that cannot be read', async () => {
    const value = JSON.stringify({ concurrency: 7, page_timeout_seconds: 'long', color: 'red' });
    await db.insertInto('settings').values({ key: 'performance', value, updated_at: new Date() }).execute();

    expect((await readSettings(db)).performance).toEqual({ ...defaults.performance, concurrency: 7 });
  });

  it("choose the language of the cards' titles at once", async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
    const title = async () => {
      const answer = await app.inject({ url: `/api/scans/${id}/issues/chunks`, headers: { host: 'localhost' } });
      return z.object({ issues: z.array(z.object({ title: z.string() })) }).parse(answer.json()).issues[0]?.title;
    };

    const english = await title();
    await put({ reporting: { language: 'de' } });

    expect(english).toBe('Images must have alternative text');
    expect(await title()).toBe('Bilder müssen eine Textalternative haben');
  });

  it('keep the pages of one host apart, whichever scan they are of, and let other hosts pass', async () => {
    await aSitemapScan(db, 2);
    await aScan(db, { sitemap_url: 'https://www.example.com/other' });
    await aScan(db, { sitemap_url: 'https://example.org/' });

    const claimed = await Promise.all([1, 2, 3, 4].map(() => claimNextPage(db, 60_000)));
    const hosts = claimed.flatMap((page) => (page === undefined ? [] : [new URL(page.url).host.replace('www.', '')]));

    expect(hosts.toSorted()).toEqual(['example.com', 'example.org']);
    await db
      .updateTable('hosts')
      .set({ next_request_at: new Date(0) })
      .where('host', '=', 'example.com')
      .execute();
    expect(await claimNextPage(db, 60_000)).toBeDefined();
    expect(await claimNextPage(db, 60_000)).toBeUndefined();
    expect(await claimNextPage(db, 0)).toBeDefined();
  });
});
