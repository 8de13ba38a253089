import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export type InsideServer = {
  readonly port: number;
  /** Connections so far. */
  readonly reached: () => number;
  readonly close: () => void;
};

/** A server of this machine that no scan of a public site may reach. */
export async function startInsideServer(): Promise<InsideServer> {
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { port, reached: () => reached, close: () => server.close() };
}
