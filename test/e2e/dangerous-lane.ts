import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { SiteMemory } from '../../src/visit/site-memory.ts';
import { deviceOf } from '../../src/worker/device-of.ts';
import type { Slot, TabPurpose } from '../../src/visit/slot.ts';
import { dangerousFrame, writeDangerousPage } from './dangerous-pages.ts';
import type { SlotWorld } from './slot-world.ts';

/** A browser, and a site of dangerous pages that notes what arrives: for one page at a time. */
export type DangerousLane = {
  readonly origin: string;
  readonly slot: Slot;
  readonly purpose: TabPurpose;
  readonly memory: SiteMemory;
  /** Every request, and what arrived on WebSockets. */
  readonly seen: string[];
  readonly close: () => void;
};

export async function openDangerousLane(world: SlotWorld): Promise<DangerousLane> {
  const seen: string[] = [];
  const server = serveDangerousPages(seen);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const network = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [] });
  const scope = await network.scopeFor(new URL(origin));
  return {
    origin,
    slot: world.aSlot(),
    purpose: { scanId: crypto.randomUUID(), device: deviceOf('desktop'), scope },
    memory: new SiteMemory(),
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Server = ReturnType<typeof createServer>;

function serveDangerousPages(seen: string[]): Server {
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const url = new URL(request.url ?? '/', 'http://site');
    const other = `http://localhost:${portOf(server)}`;
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
  return server;
}

function acceptKey(key: string): string {
  return createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // it listens on a port
}
