import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import type { Target } from '../../src/reading/targets/target-record.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';

const shop = 'https://shop.example/Sale';
const news = 'https://news.example/';

onEachDatabase('the list of targets', (open) => {
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
    const signedIn = await aScanOf(shop);
    const signIn = '01890000-0000-7000-8000-000000000000';
    await db
      .updateTable('scans')
      .set({ sign_in_id: signIn, sign_in_name: 'Member' })
      .where('id', '=', signedIn)
      .execute();

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
});
