import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningBrowser } from './launch-browser.ts';
import { openMainFrame } from './page-worlds.ts';
import { openProxiedPage } from '../../test/e2e/open-proxied-page.ts';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import type { ProtocolSession } from './protocol-call.ts';

/** Requested by a script in the moment before it keeps its frame busy for ever. */
const sign = '/busy-now';
const keepBusy = `const request = new XMLHttpRequest(); request.open('GET', '${sign}', false); request.send(); for (;;);`;
const documents: Readonly<Record<string, string>> = {
  '/near': '<p>near</p>',
  '/far': '<p>far</p>',
  '/busy': `<p>busy</p><script>addEventListener("load", () => setTimeout(() => { ${keepBusy} }, 50))</script>`,
};

let isBusy = false;
let folder: string;
let running: RunningBrowser;
const server = createServer((request, response) => {
  if (request.url === sign) isBusy = true;
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const frames = ['/near', `http://localhost:${port}/busy`, `http://localhost.:${port}/far`];
  const page = frames.map((src, index) => `<iframe id="f${index}" src="${src}"></iframe>`).join('');
  response.setHeader('content-type', 'text/html').end(documents[request.url ?? ''] ?? page);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  folder = await mkdtemp(join(tmpdir(), 'curbcut-worlds-'));
  running = await launchTestBrowser(folder);
});

afterAll(async () => {
  await running.kill();
  await rm(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

it('frames of other sites are entered like those of the page, and one that never answers holds up no other', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await openProxiedPage(running, origin);
  await page.goto(`${origin}/`);
  await expect.poll(() => page.frames().length).toBe(4);
  await expect.poll(() => isBusy, { timeout: 60_000 }).toBe(true);
  const session: ProtocolSession = await page.context().newCDPSession(page);
  const main = await openMainFrame(page, session);

  const texts: unknown[] = [];
  for (const id of ['f0', 'f1', 'f2']) {
    const read = async () => {
      const frame = await main.enterFrame(`document.getElementById('${id}')`, 5_000);
      return frame?.evaluate('document.body.textContent.trim()', 1_000);
    };
    texts.push(await read().catch((error: unknown) => error));
  }

  expect(texts).toEqual(['near', expect.objectContaining({ name: 'PageFailure' }), 'far']);
});
