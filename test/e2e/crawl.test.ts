import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanPreviewSchema } from '../../src/records/scans/scan-preview.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import { makeEndlessSite } from '../crawl/endless-site.ts';
import type { ServedSite } from '../crawl/serve-endless-site.ts';
import { serveEndlessSite } from '../crawl/serve-endless-site.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const site = makeEndlessSite({ sections: 6, pagesPerSection: 500 });

describe('a crawl of a site without an end', () => {
  let service: TestService;
  let served: ServedSite;
  let client: ScanClient;
  let scan: ScanRecord;

  beforeAll(async () => {
    [service, served] = await Promise.all([shareTestService(), serveEndlessSite(site)]);
    client = new ScanClient(service.origin);
    // One page after the other: which pages fill the limit depends on the pages before them, not on which of several ends first.
    await client.putSettings({ performance: { ...lightPages, concurrency: 1 } });
    scan = await client.scan({
      sitemap_url: `${served.origin}/`,
      scan_type: 'crawl',
      max_pages: 24,
      scope: { exclude: ['/deep/**'] },
    });
  });

  afterAll(async () => {
    await service.close();
    await served.close();
  });

  it('scans a page of every template within the limit of pages, from links that scripts wrote', async () => {
    const pages = await client.pages(scan.id);

    expect(scan.progress.pages_total).toBe(24);
    const scanned = pages.filter(({ status }) => status === 'completed').map(({ url }) => new URL(url).pathname);
    const kinds = new Set(scanned.map((path) => path.replace(/\d+$/, 'N')));
    expect([...kinds]).toEqual(expect.arrayContaining(site.sections.flatMap((name) => [`/${name}/`, `/${name}/N`])));
    const failed = pages.filter(({ status }) => status === 'failed');
    expect(failed.map(({ url, outcome }) => [new URL(url).pathname, outcome])).toEqual([
      ['/loop/1', 'too_many_redirects'],
    ]);
  });

  it('is previewed without a scan', async () => {
    const ask = async (wanted: object) => {
      const answer = await fetch(`${service.origin}/api/scans/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      return scanPreviewSchema.parse(await answer.json());
    };
    const exclude = ['/deep/**'];
    const preview = await ask({ sitemap_url: `${served.origin}/`, scan_type: 'crawl', scope: { exclude } });
    const urls = ['a/1', 'a/2', 'b'].map((path) => `${served.origin}/${path}`);
    const sampled = await ask({ scan_type: 'list', urls, sample: { kind: 'templates' } });

    expect(preview.examples.slice(0, 3).map((url) => url.slice(served.origin.length))).toEqual([
      '/',
      '/calendar/?month=1&year=2026',
      '/shop/',
    ]);
    expect(preview).toMatchObject({ pages: preview.examples.length, complete: false, sample: null });
    expect(sampled).toMatchObject({ pages: 2, sample: { known_pages: 3, templates: 2, random: 0 } });
    expect(sampled.examples).toEqual([urls[0], urls[2]]);
    expect(preview.notes.map(({ code }) => code)).toEqual([
      'excluded',
      'sign_out',
      'robots',
      'not_a_page',
      'out_of_scope',
    ]);
    expect(await (await fetch(`${service.origin}/api/scans`)).json()).toHaveLength(1);
  });

  it('says what it left out, by rule, and never requests it', () => {
    const notes = new Map(scan.notes.map(({ code, message }) => [code, message]));

    expect(notes.get('robots')).toContain(`${served.origin}/private/1`);
    expect(notes.get('sign_out')).toContain(`${served.origin}/account/logout`);
    expect(notes.get('not_a_page')).toContain('price-list.pdf');
    expect(notes.get('excluded')).toContain('(/deep/**)');
    expect(notes.get('out_of_scope')).toContain('https://elsewhere.example/');
    expect(notes.get('over_page_limit')).toBeDefined();
    expect(served.requested.filter((path) => /private|logout|\.pdf|deep|PHPSESSID/.test(path))).toEqual([]);
  });
});
