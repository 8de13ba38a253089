import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { curbcutEngine } from '../../src/engines/curbcut/curbcut-engine.ts';
import type { Tab } from '../../src/browser/tab.ts';
import { operateEngine } from '../../src/engines/operate/operate-engine.ts';
import { createNetworkPolicy } from '../../src/net/policy.ts';
import { MemoryWatch } from '../../src/visit/memory-watch.ts';
import { SiteMemory } from '../../src/visit/site-memory.ts';
import { visitPage } from '../../src/visit/visit-page.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import type { Slot, TabPurpose } from '../../src/worker/slot.ts';
import { dangerousFrame, dangerousPages, writeDangerousPage } from './dangerous-pages.ts';
import { SlotWorld } from './slot-world.ts';

let world: SlotWorld;
let slot: Slot;
let origin: string;
let purpose: TabPurpose;
const memory = new SiteMemory();
/** Every request, and what arrived on WebSockets. */
let seen: string[] = [];

const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  const url = new URL(request.url ?? '/', 'http://site');
  const other = `http://localhost:${portOf()}`;
  const name = url.searchParams.get('name') ?? '';
  const html = url.pathname === '/frame' ? dangerousFrame : writeDangerousPage(name, other);
  const isKnown = ['/', '/frame', '/next'].includes(url.pathname);
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/html' });
  response.end(html ?? '<!doctype html><title>Next</title><p>Harmless.');
});
server.on('upgrade', (request: IncomingMessage, socket) => {
  seen.push(`UPGRADE ${request.url}`);
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n');
  socket.write(`Sec-WebSocket-Accept: ${acceptKey(request.headers['sec-websocket-key'] ?? '')}\r\n\r\n`);
  socket.on('data', () => seen.push('DATA on a WebSocket'));
  socket.on('error', () => socket.destroy());
});

function acceptKey(key: string): string {
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
}

function portOf(): number {
  return (server.address() as AddressInfo).port; // it listens on a port
}

beforeAll(async () => {
  world = await SlotWorld.open();
  slot = world.aSlot();
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  origin = `http://127.0.0.1:${portOf()}`;
  const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
  const scope = await network.scopeFor(new URL(origin));
  purpose = { scanId: crypto.randomUUID(), device: deviceOf('desktop'), scope };
});
afterEach(() => {
  seen = [];
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});

/** Scans a page as a worker does, and then only opens a harmless one: `tried` of the first, and what the second one finds. */
async function scanBetweenOthers(path: string, operateMs: number) {
  const setup = await slot.tabFor(purpose);
  const { outcome, isSpoilt } = await visitPage(setup, {
    scanId: purpose.scanId,
    url: `${origin}${path}`,
    accept: ['empty_document'],
    engines: [curbcutEngine, operateEngine],
    reviews: [],
    memory,
    findSibling: async () => undefined,
    timeoutMs: 30_000,
    operateMs,
    states: [],
    device: purpose.device,
    browserMemory: new MemoryWatch().watch(setup.pid, 2 ** 40),
    language: 'en',
    mayCapture: true,
    choosePictures: async () => [],
    takesPagePicture: false,
  });
  const tried = isSpoilt ? undefined : await read(setup.tab, 'tried');
  if (isSpoilt) await slot.close();
  else await slot.leavePage();
  const next = await slot.tabFor(purpose);
  next.proxy.beginPage(2 ** 20);
  await next.tab.visit(`${origin}/next`, { deadline: performance.now() + 20_000, isDecided: () => false });
  const found = await read(next.tab, '[document.hasFocus(), localStorage.length, document.cookie, window.name].join()');
  return { outcome, tried, found };
}

async function read(tab: Tab, expression: string): Promise<unknown> {
  const reply = await tab.session.send('Runtime.evaluate', { expression });
  const { result } = reply as { readonly result: { readonly value?: unknown } }; // a value that JSON has
  return result.value;
}

describe('a page that is operated', () => {
  it.each(dangerousPages)(
    'sends nothing and leads nowhere, and its findings stand: $name',
    async ({ name, isGone }) => {
      const path = `/?name=${encodeURIComponent(name)}`;

      // What never ends uses up its time. What it would have found is not asked for.
      const { outcome, tried, found } = await scanBetweenOthers(path, isGone === true ? 3_000 : 6_000);

      // A scan looks once at what the site answers to an unknown URL.
      const harmless = /^(?:GET \/(?:frame|favicon\.ico|next|curbcut-[\da-f-]+)|UPGRADE \/socket)$/;
      expect(seen.filter((one) => !harmless.test(one))).toEqual([`GET ${path}`]);
      expect(outcome).toMatchObject({ kind: 'observed', reports: [{ engine: { id: 'curbcut' } }, expect.anything()] });
      expect(isGone === true || tried).toBe(true);
      expect(found).toBe('true,0,,');
    },
  );
});
