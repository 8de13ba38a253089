import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

type Open = { readonly close: () => unknown };

/** Servers and clients of a test. Closing them also ends the connections that are still open. */
export class OpenServers {
  readonly #open: Open[] = [];

  add<One extends Open>(one: One): One {
    this.#open.push(one);
    return one;
  }

  /** Listens on a free port of 127.0.0.1, and returns the port. */
  async listen(server: Server): Promise<number> {
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.add({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    return (server.address() as AddressInfo).port; // a server on a port has one
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map(async (one) => one.close()));
  }
}
