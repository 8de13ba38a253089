import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export type ServerProxy = {
  readonly url: string;
  /** From now on connections are accepted and nothing is answered. Returns a function that ends that. */
  readonly fallSilent: () => () => void;
  readonly close: () => Promise<void>;
};

/** A TCP port in front of a server that listens on a socket of its folder. */
export async function startProxy(url: string): Promise<ServerProxy> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((client) => {
    const server = connect(join(folder, '.s.PGSQL.5432'));
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => isSilent || to.write(chunk));
      from.on('error', () => undefined);
      from.once('close', () => {
        to.destroy();
        sockets.delete(from);
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // it listens on a port
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${new URL(url).pathname}`,
    fallSilent: () => {
      isSilent = true;
      return () => (isSilent = false);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
