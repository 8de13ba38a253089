import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPage } from './answer-page.ts';
import { type SiteContext, behaviors } from './behaviors.ts';

/** A running site. `otherOrigin` is a second port with the same pages: another origin to a browser. */
export type Site = {
  readonly origin: string;
  readonly otherOrigin: string;
  /** How often a path was asked for, on both ports, without its query. */
  readonly countRequests: (path: string) => number;
  readonly close: () => Promise<void>;
};

/** Serves the pages of this folder on two free ports of 127.0.0.1. The caller has to close it. */
export async function startSite(): Promise<Site> {
  const counts = new Map<string, number>();
  const context: { otherOrigin: string; readonly attempts: Map<string, number> } = {
    otherOrigin: '',
    attempts: new Map(),
  };
  const answer: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1);
    respond({ request, response, url }, context);
  };
  const servers = [await listen(answer), await listen(answer)] as const;
  const [origin, otherOrigin] = [originOf(servers[0]), originOf(servers[1])];
  context.otherOrigin = otherOrigin;

  return {
    origin,
    otherOrigin,
    countRequests: (path) => counts.get(path) ?? 0,
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function respond(
  { response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
  context: SiteContext,
): void {
  const behavior = behaviors.find(({ path }) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  if (behavior === undefined) answerPage(response, { name: url.pathname.slice(1), otherOrigin: context.otherOrigin });
  else behavior.answer({ url, response, context });
}

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return server;
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return `http://127.0.0.1:${port}`;
}

async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => {
    resolve();
  });
  server.closeAllConnections();
  await promise;
}
