import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedFindings } from '../site/expected-findings.ts';
import { startSite } from '../site/serve-site.ts';
import type { PageAnswer } from '../../src/edges/http/page-answers.ts';
import type { ScanRecord } from '../../src/records/scans/scan-record.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let service: TestService;
let client: ScanClient;

beforeAll(async () => {
  [site, service] = await Promise.all([startSite(), shareTestService()]);
  client = new ScanClient(service.origin);
});

afterAll(async () => {
  await service.close();
  await site.close();
});

/** One scan of all pages with known issues, for every test that reads what was found there. */
describe('a site with known issues', () => {
  let scan: ScanRecord;
  let pages: readonly PageAnswer[];
  let occurrences: readonly Occurrence[];

  beforeAll(async () => {
    scan = await client.scan({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap', tag: 'whole site' });
    pages = await client.pages(scan.id);
    occurrences = await readOccurrences(scan.id);
    // The scans after this one are about how pages are opened.
    await client.putSettings({ performance: { operate_ms: 0 } });
  });

  /** What was found of a rule on a page, in the order of the list. */
  function occurrencesOn(path: string, key: string): readonly Occurrence[] {
    return occurrences.filter((one) => one.pagePath === path && one.key === key);
  }

  it('is scanned to the end, every page of its sitemap', () => {
    expect(scan).toMatchObject({ status: 'completed', tag: 'whole site', progress: { phase: 'done', percent: 100 } });
    expect(pages.map(({ url, outcome }) => `${new URL(url).pathname} ${outcome}`).toSorted()).toEqual(
      expectedFindings.map(({ path }) => `${path} scanned`).toSorted(),
    );
  });

  it.each(expectedFindings)('$path has exactly its known findings', ({ path, findings }) => {
    const page = pages.find(({ url }) => new URL(url).pathname === path);

    expect(page).toMatchObject({ status: 'completed', outcome: 'scanned', http_status: 200 });
    expect(sortFindings(countRules(occurrences.filter((one) => one.pagePath === path)))).toEqual(
      sortFindings(findings.map((finding) => ({ ...finding, count: Math.min(finding.count, mostStored) }))),
    );
  });

  it('a page has a score of 100 only without a proven failure', () => {
    const perfect = pages.filter(({ score }) => score === 100).map(({ url }) => new URL(url).pathname);

    expect(pages.filter(({ score }) => score === null)).toEqual([]);
    expect(perfect.toSorted()).toEqual(
      expectedFindings
        .filter(({ findings }) =>
          findings.every(({ kind, rule }) => kind === 'needs_review' || bestPractices.has(rule)),
        )
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('names elements inside frames and shadow roots by joined steps that find them again', () => {
    const inFrames = occurrencesOn('/frames', 'image-alt');
    const inShadow = occurrencesOn('/shadow', 'image-alt');

    expect(inFrames.length).toBeGreaterThan(0);
    expect(inFrames.every(({ selector }) => selector.includes(' >>> '))).toBe(true);
    expect(inShadow.some(({ selector }) => selector.includes(' >>> '))).toBe(true);
    expect(inFrames.every((occurrence) => occurrence.screenshot_url !== null)).toBe(true);
  });

  it('stores at most 1,000 findings of a rule on one page, and counts them all', async () => {
    const images = expectedFindings.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'image-alt'));
    const issues = await client.issues(scan.id);

    expect(issues.find(({ key }) => key === 'image-alt')).toMatchObject({
      occurrence_count: images.reduce((sum, { count }) => sum + count, 0),
      omitted_count: 500,
    });
    expect(occurrencesOn('/thousands', 'image-alt')).toHaveLength(mostStored);
    expect(pages.find(({ url }) => url.endsWith('/thousands'))?.notes).toContainEqual(
      expect.objectContaining({ code: 'truncated_occurrences', count: 500 }),
    );
  });

  it('shows each element in a part of the picture of its page, or says why not', async () => {
    const [first] = occurrencesOn('/contrast', 'color-contrast');
    const response = await fetch(`${service.origin}${first?.screenshot_url ?? ''}`);
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    const page = pages.find(({ url }) => url.endsWith('/contrast'));
    const whole = await fetch(`${service.origin}${page?.screenshot_url ?? ''}`);
    const size = await sharp(Buffer.from(await whole.arrayBuffer())).metadata();

    expect([response.headers.get('content-type'), picture.format]).toEqual(['image/webp', 'webp']);
    expect(picture.width).toBeGreaterThan(100);
    expect([whole.headers.get('content-type'), size.width, size.height]).toEqual([
      'image/jpeg',
      page?.screenshot_size?.width,
      page?.screenshot_size?.height,
    ]);
    for (const { box, box_missing: missing, screenshot_url: url } of occurrences) {
      expect([box === null, url === null]).toEqual([missing !== null, missing !== null]);
    }
    expect(occurrences.filter(({ box }) => box !== null).length).toBeGreaterThan(occurrences.length / 2);
  });

  it('decides the contrast that the engine leaves undecided, and counts what passes', () => {
    const page = pages.find(({ url }) => url.endsWith('/contrast'));

    expect(page?.counts).toMatchObject({ failed_occurrences: 2, needs_review_occurrences: 1, decided_passes: 1 });
  });

  it('says what the engine measured', () => {
    const [first] = occurrencesOn('/contrast', 'color-contrast');

    expect(first?.message).toMatch(
      /^The text #[0-9a-f]{6} on #[0-9a-f]{6} has a contrast of \d+(?:\.\d+)? to 1\. It needs /,
    );
  });
});

describe('the wrong page', () => {
  it('is a failed page with its outcome and advice, never a pass', async () => {
    const wrong = {
      '/status/404': 'http_status',
      '/status/500': 'http_status',
      '/status/410': 'http_status',
      '/status/401': 'auth_required',
      '/type/pdf': 'not_html',
      '/type/text': 'not_html',
      '/download': 'download',
      '/empty': 'empty_document',
      '/shell': 'empty_document',
      '/redirect/loop': 'too_many_redirects',
      '/reloads': 'navigation_loop',
    };

    const { scan, pages } = await scanPaths(Object.keys(wrong));

    expect(Object.fromEntries(pages.map(({ url, outcome }) => [new URL(url).pathname, outcome]))).toEqual(wrong);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['failed']));
    expect(pages.filter(({ advice }) => advice?.endsWith('.') !== true)).toEqual([]);
    expect(scan).toMatchObject({ status: 'failed', score: null, error: { code: 'http_status' } });
  });

  it('is the reason why the scan of it alone failed', async () => {
    const scan = await client.scan({ sitemap_url: `${site.origin}/type/pdf`, scan_type: 'single' });

    expect(scan).toMatchObject({ status: 'failed', score: null, error: { code: 'not_html' } });
  });

  it('at https on a site without it is told to use http, once, as a page and as a sitemap', async () => {
    const https = site.origin.replace('http:', 'https:');

    const page = await client.scan({ sitemap_url: `${https}/good`, scan_type: 'single' });
    const sitemap = await client.scan({ sitemap_url: `${https}/sitemap.xml`, scan_type: 'sitemap' });

    for (const { error } of [page, sitemap]) {
      expect(error?.code).toBe('tls_error');
      expect(
        error?.message.match(/If the site does not use https, (?:scan|enter) its URL with http:\/\//gu),
      ).toHaveLength(1);
      expect(error?.message.match(/certificate/gu)).toHaveLength(1);
    }
  });

  it('is none that is redirected within the site, appears after three seconds, or fails for a while; another site is', async () => {
    const flaky = `/flaky?key=${crypto.randomUUID()}`;

    const { pages } = await scanPaths(['/redirect/chain', '/late', flaky, '/redirect/off-site']);

    const [chain, late, recovered, offSite] = pages;
    expect(chain).toMatchObject({ status: 'completed', outcome: 'scanned' });
    expect(chain?.final_url).not.toBe(chain?.url);
    expect(late?.outcome).toBe('scanned');
    expect(recovered).toMatchObject({ outcome: 'scanned', attempts: 3 });
    expect(offSite?.status).toBe('failed');
    expect(['redirected_off_site', 'blocked_by_policy']).toContain(offSite?.outcome);
  });
});

/** Scans the paths as one sitemap; its pages in their order. */
async function scanPaths(paths: readonly string[]) {
  const query = new URLSearchParams({ paths: paths.join(',') });
  const scan = await client.scan({ sitemap_url: `${site.origin}/sitemap.xml?${query}`, scan_type: 'sitemap' });
  return { scan, pages: await client.pages(scan.id) };
}

describe('a sitemap', () => {
  it('at a URL that is no sitemap reports what was found there', async () => {
    const scan = await client.scan({ sitemap_url: `${site.origin}/status/404?sitemap.xml`, scan_type: 'sitemap' });

    expect(scan).toMatchObject({ status: 'failed', error: { code: 'sitemap_http_status' } });
    expect(scan.error?.message).toContain('404');
  });
});

describe.concurrent('a viewport', () => {
  // Pictures with every preset: element-shots.test.ts.
  it.each(['mobile', 'reflow'])('%s is emulated', async (preset) => {
    const target = { sitemap_url: `${site.origin}/images`, scan_type: 'single', viewport_preset: preset };
    const scan = await client.scan(target);

    const [page] = await client.pages(scan.id);
    const [occurrence] = await client.occurrences(scan.id, 'failed', 'image-alt');
    expect(page?.outcome).toBe('scanned');
    expect(scan.viewport.preset).toBe(preset);
    expect(occurrence?.screenshot_url).not.toBeNull();
  });
});

type Occurrence = Awaited<ReturnType<ScanClient['occurrences']>>[number] & {
  readonly pagePath: string;
  readonly kind: string;
  readonly key: string;
};

/** All stored occurrences of a scan, with the issue that they belong to and the path of their page. */
async function readOccurrences(scanId: string): Promise<readonly Occurrence[]> {
  const all: Occurrence[] = [];
  for (const { kind, key } of await client.issues(scanId)) {
    const more = await client.allOccurrences(scanId, kind, key);
    all.push(...more.map((one) => ({ ...one, kind, key, pagePath: new URL(one.page_url).pathname })));
  }
  return all;
}

function countRules(occurrences: readonly Occurrence[]): readonly Found[] {
  const groups = Map.groupBy(occurrences, ({ kind, key }) => `${kind} ${key}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ kind, key }) => ({ kind, rule: key, count: group.length })),
  );
}

/** Occurrences of a rule that are stored of one page. */
const mostStored = 1_000;

/** Rules of the site's known issues that do not enter the score. */
const bestPractices = new Set(['heading-order', 'empty-heading', 'landmark-one-main', 'region']);

type Found = { readonly kind: string; readonly rule: string; readonly count: number };

function sortFindings(found: readonly Found[]): readonly Found[] {
  return found.toSorted((a, b) => `${a.rule} ${a.kind}`.localeCompare(`${b.rule} ${b.kind}`));
}
