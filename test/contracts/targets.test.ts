import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import type { Target } from '../../src/reading/targets/target-record.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';
import { aFailedReport, aGroup, aGroupOf, aScan, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

const shop = 'https://shop.example/Sale';
const news = 'https://news.example/';

onServer('the list of targets', (open) => {
  let db: Database;
  let rest: Rest;
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });

  async function aScanOf(url: string, fields: Partial<NewScan> = {}, failures = 1): Promise<string> {
    const { id } = await aScan(db, { sitemap_url: url, ...fields });
    await scanNextPage(db, aScannedReport({ groups: [aGroup(failures)] }));
    return id;
  }

  async function list(query: Readonly<Record<string, string>> = {}) {
    const answer = await rest.ask('GET', `/api/targets?${new URLSearchParams(query).toString()}`);
    const targets = answer.json as readonly Target[]; // every answer has passed its schema
    return { targets, total: answer.headers['x-total-count'], link: answer.headers['link'] };
  }
  const name = ({ url, scan_type, viewport, scan_count: scans }: Target) => `${url} ${scan_type} ${viewport} ${scans}`;

  it('has one row for each type, URL, viewport and sign-in, with the latest scan first', async () => {
    await aScanOf(shop);
    await aScanOf(news);
    await aScanOf(shop, { viewport_preset: 'mobile' });
    await aScan(db, { sitemap_url: shop, scan_type: 'sitemap' });
    const latest = await aScanOf('HTTPS://SHOP.example:443/Sale', { tag: 'release' });
    const signIn = '01890000-0000-7000-8000-000000000000';
    const secret = { sealed: 'sealed', key_id: '01234567', check: '{}', kind: 'basic' as const };
    const member = { id: signIn, name: 'Member', origins: JSON.stringify([new URL(shop).origin]), ...secret };
    await db.insertInto('sign_ins').values(member).execute();
    await aScanOf(shop, { sign_in: signIn });

    const { targets, total } = await list();

    expect(targets.map(name)).toEqual([
      `${shop} single desktop 1`,
      `${shop} single desktop 2`,
      `${shop} sitemap desktop 1`,
      `${shop} single mobile 1`,
      `${news} single desktop 1`,
    ]);
    expect(total).toBe('5');
    expect(targets.map((target) => target.sign_in)).toEqual([{ id: signIn, name: 'Member' }, null, null, null, null]);
    expect(targets[1]?.latest_scan).toMatchObject({ id: latest, tag: 'release', status: 'completed' });
    expect(targets[2]).toMatchObject({ latest_scan: { status: 'queued', score: null }, trend: [] });
  });

  it('has no scan of another locale in a trend', async () => {
    const first = await aScanOf(shop, {}, 3);
    await aScanOf(shop, { locale: 'de' }, 2);
    const latest = await aScanOf(shop, {}, 1);

    const [target] = (await list()).targets;

    expect(target?.trend.map(({ scan_id: id }) => id)).toEqual([first, latest]);
  });

  it('shows the latest scans with a score as a trend, oldest first, and what changed between them', async () => {
    const ids = [await aScanOf(shop, {}, 3), await aScanOf(shop, {}, 2), await aScanOf(shop, {}, 1)];
    await aScan(db, { sitemap_url: shop });
    await scanNextPage(db, aFailedReport());
    await aScan(db, { sitemap_url: shop });
    await db
      .updateTable('scans')
      .set({ data_removed_at: new Date() })
      .where('id', '=', ids[1] ?? '')
      .execute();

    const [target] = (await list()).targets;

    expect(target?.scan_count).toBe(5);
    expect(target?.trend).toMatchObject([
      { scan_id: ids[0], failed_occurrences: 3, engine_changed: false },
      { scan_id: ids[1], failed_occurrences: 2, engine_changed: false },
      { scan_id: ids[2], failed_occurrences: 1, needs_review_occurrences: 0 },
    ]);
  });

  it('is searched by the words of a URL and paged, with the total beyond its end', async () => {
    for (const path of ['a', 'b', 'c']) await aScan(db, { sitemap_url: `https://shop.example/sale/${path}` });
    await aScan(db, { sitemap_url: news });

    const second = await list({ q: 'SALE shop', limit: '2', offset: '2' });
    const beyond = await list({ offset: '1000000' });

    expect(second.targets.map(({ url }) => url)).toEqual(['https://shop.example/sale/a']);
    expect(second).toMatchObject({ total: '3', link: expect.stringContaining('q=SALE+shop&limit=2&offset=0') });
    expect(beyond).toMatchObject({ targets: [], total: '4' });
    expect((await list({ q: 'single' })).targets).toEqual([]);
  });

  it('has no target whose scans are all deleted', async () => {
    const id = await aScanOf(shop);
    await rest.ask('DELETE', `/api/scans/${id}`);

    expect(await list()).toMatchObject({ targets: [], total: '0' });
  });

  async function compare(): Promise<void> {
    await runJobs({ db, screenshots: new FolderStore(join(tmpdir(), 'curbcut-no-screenshots')) });
  }
  const figures = ({ url, critical_pages: pages, critical_pages_change: change, ...target }: Target) =>
    `${url} ${pages} ${change} ${target.new_failures} ${target.fixed_failures}`;
  const scanOf = async (url: string, names: string, fields: Partial<NewScan> = {}) => {
    const { id } = await aScan(db, { sitemap_url: url, ...fields });
    const found =
      names === ''
        ? {}
        : {
            groups: [aGroupOf(names)],
            rules: { 'image-alt': [0, names.length, 0], 'html-has-lang': [1, 0, 0] } as const,
          };
    await scanNextPage(db, aScannedReport(found));
    return id;
  };

  it('has the figures of the latest scan, and what changed since the scan before', async () => {
    await scanOf(shop, 'a b c');
    await scanOf(shop, 'b c d e');
    await scanOf(news, 'a');
    await aScan(db, { sitemap_url: news });
    const before = (await list()).targets.map(figures);
    await compare();

    const after = (await list()).targets.map(figures);

    expect(before).toEqual([`${news} 1 null null null`, `${shop} 1 null null null`]);
    expect(after).toEqual([`${news} 1 null null null`, `${shop} 1 0 2 1`]);
  });

  it('counts the pages with critical failures as the record of that scan does, which the overview shows', async () => {
    await aSitemapScan(db, 4);
    for (const rule of ['image-alt', 'color-contrast', 'region'])
      await scanNextPage(db, aScannedReport({ groups: [aGroup(1, { rule })] }));
    await scanNextPage(db, aScannedReport());

    const [target] = (await list()).targets;

    expect(target?.latest_scan.summary.pages_by_worst).toEqual({
      critical: 1,
      serious: 1,
      moderate: 1,
      minor: 0,
      none: 1,
    });
    expect(target?.critical_pages).toBe(1);
  });

  it('counts no page as better that the later scan could not look at', async () => {
    for (const second of [aScannedReport({ groups: [aGroupOf('b')] }), aFailedReport()]) {
      await aSitemapScan(db, 2);
      await scanNextPage(db, aScannedReport({ groups: [aGroupOf('a')] }));
      await scanNextPage(db, second);
    }
    await compare();

    expect((await list()).targets.map(figures)).toEqual(['https://example.com/sitemap.xml 1 0 0 0']);
  });

  it('counts what is new again after a person has decided about it', async () => {
    await scanOf(shop, 'a');
    const id = await scanOf(shop, 'a b');
    await compare();
    const mark = { scope: 'selector', kind: 'failed', key: 'image-alt', selector: '#b' };
    const { statusCode: status } = await rest.ask('POST', `/api/scans/${id}/false-positives`, { body: mark });
    await runJobsLater({ db, screenshots: new FolderStore(join(tmpdir(), 'curbcut-no-screenshots')) });

    expect(status).toBe(201);
    expect((await list()).targets.map(figures)).toEqual([`${shop} 1 0 0 0`]);
  });

  it('lists those that got worse or better, the worst first', async () => {
    const scans: Readonly<Record<string, readonly [string, string]>> = {
      same: ['a b', 'a b'],
      fixed: ['a', ''],
      fewer: ['a b', 'a'],
      more: ['a', 'a b c'],
      first: ['', 'a'],
      other: ['a', 'b'],
    };
    for (const [path, [before, after]] of Object.entries(scans)) {
      await scanOf(`https://shop.example/${path}`, before);
      await scanOf(`https://shop.example/${path}`, after);
    }
    await scanOf(news, 'a b c d');
    await compare();

    const paths = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).targets.map(({ url }) => new URL(url).pathname.slice(1));

    expect(await paths({ changed: 'worse', sort: 'worse' })).toEqual(['first', 'more']);
    expect(await paths({ changed: 'better', sort: 'last_scan' })).toEqual(['fewer', 'fixed']);
    expect(await paths({ sort: 'worse' })).toEqual(['first', 'more', 'other', 'same', 'fewer', 'fixed', '']);
    expect((await paths({ sort: 'critical_pages' })).at(-1)).toBe('fixed');
    expect((await paths({ sort: 'score' })).at(-1)).toBe('fixed');
    expect((await list({ changed: 'worse', limit: '1' })).link).toContain('changed=worse&limit=1&offset=1');
  });

  it('shows a site by the scans of the whole site, also after its start page was scanned alone', async () => {
    const { url } = await aSitemapScan(db, 1);
    await scanNextPage(db, aScannedReport());
    await scanOf(url, 'a', { scan_type: 'single' });
    const rows = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).targets.map((target) => [target.scan_type, target.site_targets]);

    const perSite = await rows({ by: 'site' });

    expect(await rows({})).toEqual([
      ['single', 2],
      ['sitemap', 2],
    ]);
    expect(perSite).toEqual([['sitemap', 2]]);
  });

  it('groups all rows by tag, with one row for each tag of a target, and counts each group on every page', async () => {
    await aScanOf('https://a.example/', { tag: 'shop' });
    await aScanOf('https://b.example/', { tag: 'News' });
    await aScanOf('https://b.example/', { tag: 'shop' });
    await aScanOf('https://b.example/', { tag: 'shop', viewport_preset: 'mobile' });
    await aScanOf('https://c.example/');
    const asked = { group: 'tag', by: 'site' };

    const all = await list(asked);
    const second = await list({ ...asked, limit: '2', offset: '2' });

    const names = ({ targets }: typeof all) =>
      targets.map(({ url, group }) => `${group?.tag ?? 'none'} ${group?.count ?? 0} ${new URL(url).host}`);
    expect(names(all)).toEqual(['shop 2 b.example', 'shop 2 a.example', 'none 1 c.example']);
    expect(names(second)).toEqual(['none 1 c.example']);
    expect(second).toMatchObject({ total: '3', link: expect.stringContaining('by=site&group=tag&limit=2') });
    expect(names(await list({ group: 'tag' }))).toEqual([
      'News 1 b.example',
      'shop 3 b.example',
      'shop 3 b.example',
      'shop 3 a.example',
      'none 1 c.example',
    ]);
    expect((await list()).targets[0]).not.toHaveProperty('group');
  });

  it('has the three of 42 sites that got worse first, and alone if they are asked for', async () => {
    const worse = new Set([7, 20, 41]);
    for (let site = 0; site < 42; site += 1) {
      await scanOf(`https://site-${site}.example/`, 'a b');
      await scanOf(`https://site-${site}.example/`, worse.has(site) ? 'a b c' : 'a');
    }
    await compare();
    const hosts = async (query: Readonly<Record<string, string>>) =>
      (await list({ by: 'site', ...query })).targets.map(({ url }) => new URL(url).host);

    const first = await hosts({ sort: 'worse' });

    expect(first).toHaveLength(42);
    expect(first.slice(0, 3)).toEqual(['site-41.example', 'site-20.example', 'site-7.example']);
    expect(await hosts({ sort: 'worse', changed: 'worse' })).toEqual(first.slice(0, 3));
  });

  it('is filtered by a tag, by one URL, and by site', async () => {
    await scanOf(shop, 'a', { tag: 'shops' });
    await scanOf(shop, 'a b', { tag: 'mobile', viewport_preset: 'mobile' });
    await scanOf(shop, '', { tag: 'shops', viewport_preset: 'reflow' });
    await scanOf(news, 'a', { tag: 'news' });
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).targets.map(({ url, viewport, tags, site_targets: all }) =>
        [url, viewport, ...tags, all].join(' '),
      );

    expect(await names({ tag: 'mobile' })).toEqual([`${shop} mobile mobile 3`]);
    expect(await names({ site: shop, tag: 'shops' })).toEqual([`${shop} reflow shops 3`, `${shop} desktop shops 3`]);
    expect(await names({ by: 'site' })).toEqual([`${news} desktop news 1`, `${shop} reflow shops 3`]);
    expect(await names({ by: 'site', sort: 'score' })).toEqual([`${news} desktop news 1`, `${shop} mobile mobile 3`]);
    expect((await list({ by: 'site', limit: '1' })).total).toBe('2');
  });

  it('says when a schedule scans a target next', async () => {
    await scanOf(shop, 'a');
    await scanOf(shop, 'a', { viewport_preset: 'mobile' });
    const scan = { sitemap_url: 'HTTPS://shop.example:443/Sale', scan_type: 'single', viewport_preset: 'mobile' };
    const { json } = await rest.ask('POST', '/api/schedules', {
      body: { scan, cron: '0 3 * * 1', time_zone: 'Europe/Berlin' },
    });
    const [next] = (json as { readonly next_runs: readonly string[] }).next_runs; // it passed its schema

    expect((await list()).targets.map(({ next_run_at: at }) => at)).toEqual([next, null]);
  });

  it.each(['sort=best', 'changed=none', 'by=page', `tag=${'t'.repeat(65)}`])('refuses %s', async (query) => {
    const { statusCode: status, json } = await rest.ask('GET', `/api/targets?${query}`);

    expect([status, json]).toMatchObject([400, { code: 'invalid_request' }]);
  });
});
