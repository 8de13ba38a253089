import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTree, measureTrees } from '../../src/browser/process-tree.ts';
import { whereThereIs } from '../applicable.ts';
import type { Site } from '../site/serve-site.ts';
import { startSite } from '../site/serve-site.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

let site: Site;
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

describe('a page that takes memory without end', whereThereIs('linux'), () => {
  // With so many at once the share of each is the least there is, 1 GiB: the pages here end by themselves at 3.
  beforeAll(() => client.putSettings({ performance: { ...lightPages, concurrency: 64 } }));

  it('fails with its advice, and the pages during and after it are scanned at their first attempt', async () => {
    const paths = ['/memory-buffers', '/late', '/good', '/images'];

    const scan = await client.scan({
      sitemap_url: `${site.origin}/sitemap.xml?paths=${paths.join(',')}`,
      scan_type: 'sitemap',
    });

    const pages = await client.pages(scan.id);
    const results = Object.fromEntries(
      pages.map(({ url, outcome, attempts }) => [new URL(url).pathname, { outcome, attempts }]),
    );
    expect(results).toEqual({
      '/memory-buffers': { outcome: 'memory_limit', attempts: 3 },
      '/late': { outcome: 'scanned', attempts: 1 },
      '/good': { outcome: 'scanned', attempts: 1 },
      '/images': { outcome: 'scanned', attempts: 1 },
    });
    expect(pages.find(({ outcome }) => outcome === 'memory_limit')?.advice).toContain('more memory than allowed');
    expect(scan).toMatchObject({ status: 'partial', progress: { pages_failed: 1, pages_completed: 3 } });
  });

  it('fails also outside the heap of its scripts: canvases, text', async () => {
    const scan = await client.scan({
      sitemap_url: `${site.origin}/sitemap.xml?paths=/memory-canvases,/memory-text`,
      scan_type: 'sitemap',
    });

    const pages = await client.pages(scan.id);
    expect(pages.map(({ status, outcome }) => ({ status, outcome }))).toEqual([
      { status: 'failed', outcome: 'memory_limit' },
      { status: 'failed', outcome: 'memory_limit' },
    ]);
    expect(scan).toMatchObject({ status: 'failed', error: { code: 'memory_limit' } });
  });

  it('leaves nothing of it in memory', async () => {
    const browsers = (await listTree(process.pid)).filter(({ parent }) => parent === process.pid);

    const left = measureTrees(browsers.map(({ pid }) => pid));

    expect(Math.max(0, ...left.map(({ bytes }) => bytes))).toBeLessThan(512 * 1024 ** 2);
  });
});

describe('a page that never stops', () => {
  it('is stopped as soon as it has too many requests, messages or errors: the service never holds all, and scans the page after it', async () => {
    await client.putSettings({ performance: { concurrency: 1, page_timeout_seconds: 120 } });
    // `messagesAtOnce`: 200 messages of 20 MB.
    const floods = ['requests', 'largeMessages', 'errors', 'messagesAtOnce'].map((kind) => `/flood?kind=${kind}`);
    const others = ['/good', '/images', '/links', '/headings'];
    const paths = floods.flatMap((flood, index) => [flood, others[index] ?? '']);
    const before = measureMemory();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, measureMemory())), 10);

    const scan = await client.scan({ scan_type: 'list', urls: paths.map((path) => `${site.origin}${path}`) });

    clearInterval(watch);
    const pages = await client.pages(scan.id);
    const stopped = pages.filter((_page, index) => index % 2 === 0);
    const tooMany = /^The page sent more than 3,000 requests\. .* stop scripts that send requests/;
    const tooMuch = /^The requests .* console messages and script errors of the page exceed 16 MiB\./;
    expect(pages.filter((_page, index) => index % 2 === 1).map(({ outcome }) => outcome)).toEqual(
      floods.map(() => 'scanned'),
    );
    expect(stopped.map(({ outcome }) => outcome)).toEqual([
      'too_large',
      'too_large',
      'too_large',
      // On a busy machine its time or memory can be used up before the first message has arrived, or it does not answer.
      expect.stringMatching(/^(too_large|timeout_navigation|timeout_analysis|renderer_unresponsive|memory_limit)$/),
    ]);
    expect(stopped.slice(0, 3).map(({ advice }) => advice)).toEqual([
      expect.stringMatching(tooMany),
      expect.stringMatching(tooMuch),
      expect.stringMatching(tooMuch),
    ]);
    expect(peak - before).toBeLessThan(400 * 1024 ** 2);
  });

  /** What the service holds, and garbage that has not been collected. */
  function measureMemory(): number {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }
});

describe('a scan that is deleted or ended while its page hangs', () => {
  it.each([
    ['DELETE', '', 204],
    ['POST', '/end', 200],
  ])(
    'frees its slot for the next scan long before the time limit of that page: %s %s',
    async (method, path, status) => {
      // Longer than this test may take: without its slot the next scan would not end in time.
      await client.putSettings({ performance: { concurrency: 1, page_timeout_seconds: 300 } });
      const before = site.countRequests('/slow');
      const hanging = await client.create({ sitemap_url: `${site.origin}/slow?ms=600000`, scan_type: 'single' });
      await expect.poll(() => site.countRequests('/slow'), { timeout: 60_000 }).toBe(before + 1);

      const answer = await fetch(`${service.origin}/api/scans/${hanging.id}${path}`, { method });
      const next = await client.scan({ sitemap_url: `${site.origin}/good`, scan_type: 'single' });

      expect(answer.status).toBe(status);
      expect(next.status).toBe('completed');
    },
  );
});
