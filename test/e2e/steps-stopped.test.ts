import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lightPages, ScanClient } from './scan-client.ts';
import { shareTestService } from './share-service.ts';
import type { TestService } from './start-service.ts';

/** The first step asks the site, which answers when the test says so. The last step asks it again. */
const page = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
  <button id="first" onclick="fetch('/first').then(() => { ready.hidden = false })">Open</button>
  <p id="ready" hidden><button id="last" onclick="fetch('/last')">Buy</button></p></main></html>`;
const steps = [
  { do: 'click', selector: '#first' },
  { do: 'wait_for', selector: '#ready' },
  { do: 'click', selector: '#last' },
];

let held: ServerResponse[] = [];
let last = 0;
const server = createServer((request, response) => {
  if (request.url === '/first') held.push(response);
  else if (request.url === '/last') {
    last += 1;
    response.end();
  } else if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  else response.writeHead(404).end();
});

let service: TestService;
let client: ScanClient;
let url: string;

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: { ...lightPages, concurrency: 1 } });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
});

beforeEach(() => {
  [held, last] = [[], 0];
});

afterAll(async () => {
  await service.close();
  server.closeAllConnections();
  server.close();
});

const until = async (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 50 });

/** A scan that waits in the middle of the steps of its first entry. */
async function aScanInAStep(): Promise<string> {
  const entries = ['A', 'B'].map((name) => ({ name, url_pattern: '/', steps }));
  const { id } = await client.create({ scan_type: 'single', sitemap_url: url, steps: entries });
  await until(() => held.length === 1);
  return id;
}

const outcomesOf = async (id: string) => (await client.pages(id)).map(({ path, outcome }) => [path.join(), outcome]);

it('a scan that is paused in the middle of steps finishes these, and takes the others when it is resumed', async () => {
  const id = await aScanInAStep();
  await client.post(`/api/scans/${id}/pause`);

  held[0]?.end();
  const paused = await client.untilAtRest(id);
  const lastOfPaused = last;
  await client.post(`/api/scans/${id}/resume`);
  await until(() => held.length === 2);
  held[1]?.end();
  const ended = await client.untilEnded(id);

  expect([paused.status, lastOfPaused]).toEqual(['paused', 1]);
  expect([ended.status, last]).toEqual(['completed', 2]);
  expect(await outcomesOf(id)).toEqual([
    ['', 'scanned'],
    ['A', 'scanned'],
    ['B', 'scanned'],
  ]);
});

it.each(['running', 'paused'])(
  'a scan that is ended in the middle of steps while it is %s takes no further step',
  async (state) => {
    const id = await aScanInAStep();
    if (state === 'paused') await client.post(`/api/scans/${id}/pause`);

    await client.post(`/api/scans/${id}/end`);
    const { status, error } = await client.get(id);
    // The tab of the page is gone, and with it its connection.
    await until(() => held[0]?.destroyed === true);
    const next = await client.scan({ scan_type: 'single', sitemap_url: url });

    expect([status, error?.code, next.status, last]).toEqual(['partial', 'ended', 'completed', 0]);
    expect(await outcomesOf(id)).toEqual([
      ['', 'scanned'],
      ['A', 'ended'],
      ['B', 'ended'],
    ]);
  },
);

it('a scan that is deleted in the middle of steps takes no further step and leaves nothing', async () => {
  const id = await aScanInAStep();

  const deleted = await fetch(`${service.origin}/api/scans/${id}`, { method: 'DELETE' });
  await until(() => held[0]?.destroyed === true);
  const next = await client.scan({ scan_type: 'single', sitemap_url: url });

  expect([deleted.status, next.status, last]).toEqual([204, 'completed', 0]);
  expect((await fetch(`${service.origin}/api/scans/${id}`)).status).toBe(404);
});
