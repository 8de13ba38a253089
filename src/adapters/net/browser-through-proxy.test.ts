import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createNetworkPolicy } from './policy.ts';
import { openScopeProxy, type ScopeProxy } from './scope-proxy.ts';

const CANDIDATES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
// What is loaded shows in the title: the document, an image, a fetch and a WebSocket.
const PAGE = `<!doctype html><title>-</title><img src=/pixel.png><script type=module>
  const seen = [(await fetch('/data')).status];
  const image = document.querySelector('img');
  await (image.complete || new Promise((done) => (image.onload = done)));
  seen.push(image.naturalWidth);
  const socket = new WebSocket('ws://' + location.host + '/socket');
  seen.push(await new Promise((done) => { socket.onmessage = (event) => done(event.data); socket.onerror = () => done('error'); }));
  document.title = seen.join(' ');
</script>`;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
let site: Server;
let port: number;
const asked: string[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/pixel.png') response.setHeader('content-type', 'image/png').end(PIXEL);
    else if (request.url === '/data') response.end('data');
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  site.on('upgrade', (request, socket) => {
    asked.push(request.url ?? '');
    socket.on('error', () => socket.destroy());
    const key = `${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.from([0x81, 2, ...Buffer.from('ws')]));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  port = (site.address() as AddressInfo).port;
  const executablePath = CANDIDATES.find((path) => existsSync(path)) ?? chromium.executablePath();
  const args = [
    '--no-sandbox',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ];
  browser = await chromium.launch({ executablePath, args });
}, 30_000);

afterAll(async () => {
  await browser.close();
  site.closeAllConnections();
  site.close();
});

beforeEach(() => void asked.splice(0));

async function withPage(target: string, use: (page: Page, proxy: ScopeProxy) => Promise<void>): Promise<void> {
  const policy = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
  const proxy = await openScopeProxy(await policy.scopeFor(new URL(target)));
  const context = await browser.newContext({ proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });
  try {
    await use(await context.newPage(), proxy);
  } finally {
    await context.close();
    await proxy.close();
  }
}

test('a page, its image, its fetch and its WebSocket all come through the proxy', async () => {
  await withPage(`http://localhost:${port}/`, async (page, proxy) => {
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction(() => document.title !== '-');

    expect(await page.title()).toBe('200 1 ws');
    expect(asked.toSorted()).toEqual(['/', '/data', '/pixel.png', '/socket']);
    expect(proxy.bytesReceived()).toBeGreaterThan(PAGE.length + PIXEL.length);
  });
}, 20_000);

test('no spelling of loopback is reached from a public scope, and each refusal is reported', async () => {
  await withPage('http://93.184.216.34/', async (page, proxy) => {
    for (const host of [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      'localhost',
      'localhost.',
      'foo.localhost',
      '0.0.0.0',
    ]) {
      const outcome = await page.goto(`http://${host}:${port}/`).then(
        () => 'loaded',
        (error: unknown) => String(error),
      );

      expect([host, outcome]).toEqual([host, expect.stringContaining('ERR_SOCKS_CONNECTION_FAILED')]);
      expect([host, proxy.lastFailure(host, port)?.kind]).toEqual([host, 'blocked_by_policy']);
    }
    expect(asked).toEqual([]);
  });
}, 20_000);

test('a WebSocket and a TLS connection of a public page to loopback are refused too', async () => {
  await withPage('http://93.184.216.34/', async (page, proxy) => {
    await page.evaluate(async (to) => {
      const socket = new WebSocket(`ws://127.0.0.1:${to}/socket`);
      const failed = new Promise((done) => {
        socket.addEventListener('error', done);
      });
      await Promise.all([failed, fetch(`https://localhost:${to}/`).catch(() => 'refused')]);
    }, port);

    expect(asked).toEqual([]);
    expect(
      proxy
        .takeRefusals()
        .map(({ host }) => host)
        .toSorted(),
    ).toEqual(['127.0.0.1', 'localhost']);
  });
}, 20_000);

test('a page may not reach the proxy that carries it', async () => {
  await withPage(`http://localhost:${port}/`, async (page, proxy) => {
    await page.goto(`http://localhost:${port}/`);

    await page.evaluate(
      async (to) => await fetch(`http://127.0.0.1:${to}/`, { mode: 'no-cors' }).catch(() => 'refused'),
      proxy.port,
    );

    expect(proxy.lastFailure('127.0.0.1', proxy.port)?.message).toContain('belongs to Curbcut itself');
  });
}, 20_000);
