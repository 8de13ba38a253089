import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedFindings } from '../site/expected-findings.ts';
import { startSite } from '../site/serve-site.ts';
import type { PageRecord } from '../../src/pages/list-pages.ts';
import type { ScanRecord } from '../../src/scans/scan-record.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  [site, service] = await Promise.all([startSite(), startTestService()]);
  client = new ScanClient(service.origin);
});

afterAll(async () => {
  await service.close();
  await site.close();
});

type PageScan = { readonly scan: ScanRecord; readonly page: PageRecord };
const pageScans = new Map<string, Promise<PageScan>>();

/** Tests that read the same scan of a page share it. */
async function scanPage(path: string, more: Readonly<Record<string, unknown>> = {}): Promise<PageScan> {
  const key = JSON.stringify([path, more]);
  const known = pageScans.get(key) ?? startPageScan(path, more);
  pageScans.set(key, known);
  return known;
}

async function startPageScan(path: string, more: Readonly<Record<string, unknown>>): Promise<PageScan> {
  const scan = await client.scan({ sitemap_url: `${site.origin}${path}`, scan_type: 'single', ...more });
  const [page] = await client.pages(scan.id);
  if (page === undefined) throw new Error('The scan has no page.');
  return { scan, page };
}

describe('a site with known issues', () => {
  let scan: ScanRecord;
  let pages: readonly PageRecord[];
  let found: ReadonlyMap<string, readonly Found[]>;

  beforeAll(async () => {
    scan = await client.scan({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap', tag: 'whole site' });
    pages = await client.pages(scan.id);
    found = await countByPage(scan.id);
  });

  it('is scanned to the end, every page of its sitemap', () => {
    expect(scan).toMatchObject({ status: 'completed', tag: 'whole site', progress: { phase: 'done', percent: 100 } });
    expect(pages.map(({ url, outcome }) => `${new URL(url).pathname} ${outcome}`).toSorted()).toEqual(
      expectedFindings.map(({ path }) => `${path} scanned`).toSorted(),
    );
  });

  it.each(expectedFindings)('$path has exactly its known findings', ({ path, findings }) => {
    const page = pages.find(({ url }) => new URL(url).pathname === path);

    expect(page).toMatchObject({ status: 'completed', outcome: 'scanned', http_status: 200 });
    expect(sortFindings(found.get(path) ?? [])).toEqual(
      sortFindings(findings.map((finding) => ({ ...finding, count: Math.min(finding.count, mostStored) }))),
    );
  });
});

describe.concurrent('a page with known issues', () => {
  it.each(['/good', '/images', '/headings'])('%s has a score of 100 only without a proven failure', async (path) => {
    const findings = expectedFindings.find((expected) => expected.path === path)?.findings ?? [];

    const { scan } = await scanPage(path);

    expect(scan.status).toBe('completed');
    expect(scan.score === 100).toBe(
      findings.every(({ kind, rule }) => kind === 'needs_review' || bestPractices.has(rule)),
    );
  });

  it('names elements inside frames and shadow roots by joined steps that find them again', async () => {
    const frames = await scanPage('/frames');
    const shadow = await scanPage('/shadow');

    const inFrames = await client.occurrences(frames.scan.id, 'failed', 'image-alt');
    const inShadow = await client.occurrences(shadow.scan.id, 'failed', 'image-alt');
    expect(inFrames.every(({ selector }) => selector.includes(' >>> '))).toBe(true);
    expect(inShadow.some(({ selector }) => selector.includes(' >>> '))).toBe(true);
    expect(inFrames.every((occurrence) => occurrence.screenshot_url !== null)).toBe(true);
  });

  it('stores at most 1,000 findings of a rule on one page, and counts them all', async () => {
    const { scan, page } = await scanPage('/thousands');

    const [group] = await client.issues(scan.id);
    expect(group).toMatchObject({ rule: 'image-alt', occurrence_count: 1500, omitted_count: 500 });
    expect(page.notes).toContainEqual(expect.objectContaining({ code: 'truncated_occurrences', count: 500 }));
  });

  it('shows the element on a screenshot, at most five per issue and page, equal pictures once', async () => {
    const { scan } = await scanPage('/contrast');

    const [first] = await client.occurrences(scan.id, 'failed', 'color-contrast');
    const response = await fetch(`${service.origin}${first?.screenshot_url ?? ''}`);
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(picture.format).toBe('webp');
    expect(picture.width).toBeGreaterThan(100);
    const many = await scanPage('/thousands');
    const withPicture = (await client.occurrences(many.scan.id, 'failed', 'image-alt')).filter(
      ({ screenshot_url: url }) => url !== null,
    );
    expect(withPicture).toHaveLength(5);
    const files = await readdir(join(service.dataFolder, 'screenshots', many.scan.id));
    expect(files).toHaveLength(new Set(withPicture.map(({ screenshot_url: url }) => url)).size);
  });

  it('says what the engine measured', async () => {
    const { scan } = await scanPage('/contrast');

    const [first] = await client.occurrences(scan.id, 'failed', 'color-contrast');
    expect(first?.message).toMatch(/contrast of \d+(\.\d+)? \(foreground color: #[0-9a-f]{6}/);
  });
});

describe.concurrent('the wrong page', () => {
  it.each([
    ['/status/404', 'http_status'],
    ['/status/500', 'http_status'],
    ['/status/401', 'auth_required'],
    ['/type/pdf', 'not_html'],
    ['/type/text', 'not_html'],
    ['/download', 'download'],
    ['/empty', 'empty_document'],
    ['/shell', 'empty_document'],
    ['/redirect/loop', 'too_many_redirects'],
    ['/reloads', 'navigation_loop'],
  ])('%s is a failed page with outcome %s, never a pass', async (path, outcome) => {
    const { scan, page } = await scanPage(path);

    expect(page).toMatchObject({ status: 'failed', outcome });
    expect(page.advice).toMatch(/\.$/);
    expect(scan).toMatchObject({ status: 'failed', score: null, error: { code: outcome } });
  });

  it('a redirect to another site is reported, not scanned', async () => {
    const { page } = await scanPage('/redirect/off-site');

    expect(page.status).toBe('failed');
    expect(['redirected_off_site', 'blocked_by_policy']).toContain(page.outcome);
  });

  it('a redirect within the site is followed and the final URL reported', async () => {
    const { page } = await scanPage('/redirect/chain');

    expect(page).toMatchObject({ status: 'completed', outcome: 'scanned' });
    expect(page.final_url).not.toBe(page.url);
  });

  it('content that a script shows after three seconds is waited for', async () => {
    const { page } = await scanPage('/late');

    expect(page.outcome).toBe('scanned');
  });

  it('a server that fails for a while is requested again', async () => {
    const { page } = await scanPage(`/flaky?key=${crypto.randomUUID()}`);

    expect(page).toMatchObject({ outcome: 'scanned', attempts: 3 });
  });
});

describe.concurrent('a sitemap', () => {
  it('at a URL that is no sitemap reports what was found there', async () => {
    const scan = await client.scan({ sitemap_url: `${site.origin}/status/404?sitemap.xml`, scan_type: 'sitemap' });

    expect(scan).toMatchObject({ status: 'failed', error: { code: 'sitemap_http_status' } });
    expect(scan.error?.message).toContain('404');
  });
});

describe.concurrent('a viewport', () => {
  it.each(['desktop', 'laptop', 'wide', 'tablet', 'mobile', 'reflow'])('%s is emulated', async (preset) => {
    const { scan, page } = await scanPage('/images', { viewport_preset: preset });

    const [occurrence] = await client.occurrences(scan.id, 'failed', 'image-alt');
    expect(page.outcome).toBe('scanned');
    expect(scan.viewport.preset).toBe(preset);
    expect(occurrence?.screenshot_url).not.toBeNull();
  });
});

/** Stored occurrences of each rule by the path of their page. */
async function countByPage(scanId: string): Promise<ReadonlyMap<string, readonly Found[]>> {
  const counts = new Map<string, Found[]>();
  for (const { kind, key } of await client.issues(scanId)) {
    for (const { page_url: url } of await client.allOccurrences(scanId, kind, key)) {
      const path = new URL(url).pathname;
      const before = counts.get(path) ?? [];
      const same = before.find((one) => one.kind === kind && one.rule === key);
      const others = before.filter((one) => one !== same);
      counts.set(path, [...others, { kind, rule: key, count: (same?.count ?? 0) + 1 }]);
    }
  }
  return counts;
}

/** Occurrences of a rule that are stored of one page. */
const mostStored = 1_000;

/** Rules of the site's known issues that do not enter the score. */
const bestPractices = new Set(['heading-order', 'empty-heading', 'landmark-one-main', 'region']);

type Found = { readonly kind: string; readonly rule: string; readonly count: number };

function sortFindings(found: readonly Found[]): readonly Found[] {
  return found.toSorted((a, b) => `${a.rule} ${a.kind}`.localeCompare(`${b.rule} ${b.kind}`));
}
