import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import { makeSelfSignedCertificate } from '../../test/net/self-signed-certificate.ts';
import { createNetworkPolicy } from '../adapters/net/policy.ts';
import { openScopeProxy } from '../adapters/net/scope-proxy.ts';
import { guardRequests } from '../browser/guard-requests.ts';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { OutgoingGuard } from '../browser/outgoing-guard.ts';
import { guardScope } from './guard-scope.ts';

const network = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });

let folder: string;
let running: RunningBrowser;
let other: Http2SecureServer;
let own: Server;
/** The paths of sockets that reached the other origin through a connection of its requests (RFC 8441). */
let reached: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-guard-'));
  running = await launchTestBrowser(folder);
  other = createSecureServer({ ...makeSelfSignedCertificate(), settings: { enableConnectProtocol: true } });
  // The proxy resets what a guard refuses, and the browser what is open when it closes.
  other.on('session', (session) => session.on('error', () => undefined));
  other.on('secureConnection', (socket) => socket.on('error', () => undefined));
  other.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    stream.on('error', () => undefined);
    if (headers[':method'] === 'CONNECT') reached.add(String(headers[':path']));
    stream.respond({ ':status': 200, 'access-control-allow-origin': '*' });
    if (headers[':method'] !== 'CONNECT') stream.end();
  });
  own = createServer((request, response) => answer(request.url ?? '', response));
  await Promise.all([other, own].map(async (server) => once(server.listen(0, '127.0.0.1'), 'listening')));
});
beforeEach(() => {
  reached = new Set();
});
afterAll(async () => {
  await running.kill();
  own.closeAllConnections();
  own.close();
  other.close();
  await rm(folder, { recursive: true });
});

const portOf = (server: Server | Http2SecureServer) => (server.address() as AddressInfo).port;
const ownOrigin = () => `http://127.0.0.1:${portOf(own)}`;

/** A request opens the connection, over which a socket then comes. */
const openSocket = (path: string) => `
  fetch('https://localhost:${portOf(other)}/${path}', { mode: 'no-cors', credentials: 'include' }).then(() => new WebSocket('wss://localhost:${portOf(other)}/${path}'))
    .then((socket) => new Promise((resolve) => { socket.onopen = socket.onerror = socket.onclose = resolve; }))`;
const tell = (path: string, where: string) =>
  `${openSocket(path)}.catch(() => 0).then(() => ${where}.postMessage('${path}', '*'))`;
const tellFromWorker = (path: string) => `${openSocket(path)}.catch(() => 0).then(() => postMessage('${path}'))`;

/** Where scripts of the page can open a socket. */
const places = ['document', 'data', 'srcdoc', 'blob-worker', 'worker', 'written'];

function answer(path: string, response: ServerResponse): void {
  if (path === '/worker.js') {
    response.setHeader('content-type', 'text/javascript').end(tellFromWorker('worker'));
    return;
  }
  if (path === '/encoded') {
    response.setHeader('content-type', 'text/html; charset=iso-8859-1').setHeader('content-encoding', 'gzip');
    response.setHeader('set-cookie', ['a=1; HttpOnly; SameSite=Strict', 'b=2; Max-Age=60']);
    response.end(gzipSync(Buffer.from('<!doctype html><title>Zürich</title>', 'latin1')));
    return;
  }
  response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Sign in</title><p id="done"></p><script>
    onmessage = ({ data }) => { done.textContent += data + ' '; };
    const listen = (worker) => { worker.onmessage = onmessage; };
    ${tell('document', 'window')};
    listen(new Worker('/worker.js'));
    listen(new Worker(URL.createObjectURL(new Blob([${JSON.stringify(tellFromWorker('blob-worker'))}]))));
    const frame = (name, value) => { const made = document.createElement('iframe'); made[name] = value; document.body.append(made); };
    frame('srcdoc', '<script>' + ${JSON.stringify(tell('srcdoc', 'parent'))} + '</' + 'script>');
    frame('src', 'data:text/html,' + encodeURIComponent('<script>' + ${JSON.stringify(tell('data', 'parent'))} + '</' + 'script>'));
    const empty = document.body.appendChild(document.createElement('iframe')).contentDocument;
    empty.write('<script>' + ${JSON.stringify(tell('written', 'parent'))} + '</' + 'script>');
    empty.close();
  </script>`);
}

async function withPage(guard: OutgoingGuard | undefined, use: (page: Page) => Promise<void>): Promise<void> {
  const scope = await network.scopeFor(new URL(ownOrigin()));
  const proxy = await openScopeProxy(guard === undefined ? scope : guardScope(scope, guard));
  const server = `socks5://127.0.0.1:${proxy.port}`;
  const context = await running.browser.newContext({ ignoreHTTPSErrors: true, proxy: { server } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (guard !== undefined) await guardRequests({ page, session }, guard);
  await use(page);
  await context.close();
  await proxy.close();
}

async function openEverywhere(page: Page): Promise<void> {
  await page.goto(`${ownOrigin()}/`);
  const told = async () => ((await page.locator('#done').textContent()) ?? '').trim().split(' ').toSorted();
  await expect.poll(told).toEqual(places.toSorted());
}

it('a socket comes over a connection of other requests (HTTP/2), from each place, where nothing keeps it away', async () => {
  await withPage(undefined, openEverywhere);

  expect([...reached].toSorted()).toEqual(places.map((place) => `/${place}`).toSorted());
});

it('a guard keeps sockets to other origins away, and lets requests pass', async () => {
  await withPage(new OutgoingGuard([ownOrigin()]), openEverywhere);

  expect([...reached]).toEqual([]);
});

it('a document arrives under a guard as it was sent: its encoding, its letters and its cookies', async () => {
  await withPage(new OutgoingGuard([ownOrigin()]), async (page) => {
    await page.goto(`${ownOrigin()}/encoded`);

    expect(await page.title()).toBe('Zürich');
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['a', true, 'Strict'],
      ['b', false, 'Lax'],
    ]);
  });
});
