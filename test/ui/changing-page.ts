import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendHtml, wrapInPage } from '../site/answer-page.ts';

export type ChangingPage = {
  readonly address: string;
  /** What stands in the page from now on, besides its title and heading. */
  readonly change: (markup: string) => void;
  readonly close: () => void;
};

/** One page that its owner changes between two scans. */
export async function startChangingPage(): Promise<ChangingPage> {
  let markup = '';
  const server = createServer((_request, response) => {
    sendHtml(response, { status: 200, html: wrapInPage('A page that changes', markup) });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    address: `http://127.0.0.1:${port}/`,
    change: (changed) => {
      markup = changed;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
