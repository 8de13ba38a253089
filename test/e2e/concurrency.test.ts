import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listTree } from '../../src/browser/process-tree.ts';
import { whereThereIs } from '../applicable.ts';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { startTestService } from './start-service.ts';

/** Pages with different content. Each is compared with an unknown URL, which is missing. */
const topics = ['bicycles', 'lanterns', 'harbours', 'orchards', 'violins', 'glaciers', 'kitchens'];
const patience = { timeout: 60_000, interval: 25 };

/** A site whose pages are answered only when the test says so. */
async function startPatientSite() {
  const waiting: { readonly path: string; readonly response: ServerResponse }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/sitemap.xml')) {
      const origin = `http://${request.headers.host ?? ''}`;
      const listed = topics.slice(0, Number(path.split('=')[1]));
      const urls = listed.map((topic) => `<url><loc>${origin}/about/${topic}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
    } else if (topics.some((topic) => path === `/about/${topic}`)) {
      waiting.push({ path, response });
    } else {
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<title>Not found</title><p>There is no such page.</p>');
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    listPages: (count: number) => `http://127.0.0.1:${port}/sitemap.xml?pages=${count}`,
    waiting,
    /** Answers all pages that are requested at the moment. Returns how many. */
    answerAll: (): number => {
      const answered = waiting.splice(0);
      for (const { path, response } of answered) {
        response.writeHead(200, { 'content-type': 'text/html' }).end(writePage(path));
      }
      return answered.length;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function writePage(path: string): string {
  const topic = path.split('/').at(-1) ?? '';
  const words = `Everyone who likes ${topic} finds all about ${topic} here. `.repeat(10);
  return `<!doctype html><html lang="en"><head><title>All about ${topic}</title></head><body><main><h1>All about ${topic}</h1><p>${words}</p></main></body></html>`;
}

describe('the setting concurrency', () => {
  let service: TestService;
  let site: Awaited<ReturnType<typeof startPatientSite>>;
  let client: ScanClient;

  /** Browsers of other files of this process. */
  let others: readonly number[];

  beforeAll(async () => {
    others = await listBrowsers();
    [service, site] = await Promise.all([startTestService(), startPatientSite()]);
    client = new ScanClient(service.origin);
    await client.putSettings({ performance: lightPages });
  });
  afterAll(async () => {
    site.close();
    await service.close();
  });

  const listBrowsers = async () =>
    (await listTree(process.pid)).filter(({ parent }) => parent === process.pid).map(({ pid }) => pid);
  const allow = (concurrency: number) => client.putSettings({ performance: { concurrency } });

  it('takes effect while a scan runs, upwards at once and downwards as pages end', async () => {
    await allow(1);
    const { id } = await client.create({ sitemap_url: site.listPages(topics.length), scan_type: 'sitemap' });
    await vi.waitUntil(() => site.waiting.length > 0, patience);
    const first = (await client.get(id)).progress;

    await allow(3);
    await vi.waitUntil(() => site.waiting.length >= 3, patience);
    const more = (await client.get(id)).progress;

    await allow(1);
    const runningAfter: number[] = [];
    for (let answered = site.answerAll(); answered < topics.length; answered += site.answerAll()) {
      const expected = answered;
      await vi.waitUntil(
        async () => site.waiting.length > 0 && (await client.get(id)).progress.pages_completed === expected,
        patience,
      );
      runningAfter.push((await client.get(id)).progress.pages_running);
    }
    const ended = await client.untilEnded(id);

    expect(first).toMatchObject({ pages_running: 1, pages_pending: 6 });
    expect(more).toMatchObject({ pages_running: 3, pages_pending: 4 });
    expect(runningAfter).toEqual([1, 1, 1, 1]);
    expect(ended).toMatchObject({ status: 'completed', progress: { pages_completed: topics.length } });
  });

  it('leaves no browser without a slot, once its page has ended', whereThereIs('linux'), async () => {
    const countBrowsers = async () => (await listBrowsers()).filter((pid) => !others.includes(pid)).length;
    await allow(2);
    const { id } = await client.create({ sitemap_url: site.listPages(3), scan_type: 'sitemap' });
    await vi.waitUntil(() => site.waiting.length >= 2, patience);
    expect(await countBrowsers()).toBe(2);

    await allow(1);
    while ((await client.get(id)).status === 'running') {
      site.answerAll();
      await vi.waitUntil(async () => site.waiting.length > 0 || (await client.get(id)).status !== 'running', patience);
    }

    await vi.waitUntil(async () => (await countBrowsers()) === 1, patience);
  });
});
