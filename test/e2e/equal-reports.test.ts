import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const words = 'The library opens at nine, and the reading room on the first floor has a view of the harbor. ';
const markup = (page: number) => `<!doctype html><html lang="en"><title>Page ${page}</title><main><h1>Page ${page}</h1>
  <p>${words.repeat(4)}</p><img src="/a.png"><img src="/b.png"><a href="#top"></a>
  <p style="color: #aaa">Pale text</p><input><div class="card"><img src="/c.png"></div></main>`;

let service: TestService;
let client: ScanClient;
let origin: string;
/** The page that is answered after the others are recorded. */
let lastPage = 0;
const held: (() => void)[] = [];

const pageCount = 4;
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.test');
  const page = Number(/^\/(\d)$/.exec(pathname)?.[1] ?? 0);
  const answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end(markup(page));
  if (pathname === '/sitemap.xml') {
    const list = Array.from({ length: pageCount }, (_, index) => `<url><loc>${origin}/${index + 1}</loc></url>`);
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${list.join('')}</urlset>`);
  } else if (page === 0) response.writeHead(404).end();
  else if (page === lastPage) held.push(answer);
  else answer();
});

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The picture and the example of a component come from the page that is recorded first.
  await client.putSettings({ performance: { concurrency: 2, screenshots: false } });
});
afterAll(async () => {
  await service.close();
  server.close();
  server.closeAllConnections();
});

async function scanWithLast(page: number): Promise<Readonly<Record<string, readonly string[]>>> {
  lastPage = page;
  const { id } = await client.create({ sitemap_url: `${origin}/sitemap.xml`, scan_type: 'sitemap', fresh: true });
  const recorded = async () => (await client.get(id)).progress.pages_completed;
  await vi.waitFor(async () => expect(await recorded()).toBe(pageCount - 1), { timeout: 55_000, interval: 100 });
  lastPage = 0;
  for (const answer of held.splice(0)) answer();
  await client.untilEnded(id);
  const files = await Promise.all(
    ['json', 'sarif', 'csv'].map(async (format) => {
      const answer = await fetch(`${service.origin}/api/scans/${id}/issues/report.${format}`);
      return [format, maskIdsAndTimes(await answer.text()).split('\n')] as const;
    }),
  );
  return Object.fromEntries(files);
}

function maskIdsAndTimes(text: string): string {
  return text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replaceAll(/"((?:\w+_)?id)":"?\w+"?/g, '"$1":"ID"')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME')
    .replaceAll(/"(\w*(?:_ms|_seconds|revision|sequence|attempts))":\d+/g, '"$1":"TIME"');
}

it('two scans of one site give equal reports, whichever page is recorded first', async () => {
  const first = await scanWithLast(1);
  const second = await scanWithLast(4);

  expect(second).toEqual(first);
});
