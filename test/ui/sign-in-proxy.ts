import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

type SignInProxy = {
  readonly origin: string;
  /** From now on, requests of the interface are led to the form of another site, as proxies do. */
  readonly endSession: () => void;
  readonly signIn: () => void;
  close(): Promise<void>;
};

/** A proxy that signs people in: in front of the service, with the token of everyone who is signed in. */
export async function startSignInProxy(serviceOrigin: string, token: string): Promise<SignInProxy> {
  let isIn = true;
  const { hostname, port, host } = new URL(serviceOrigin);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    if (!isIn && url.startsWith('/api/')) {
      response.writeHead(302, { location: 'http://sign-in.example/form' }).end();
      return;
    }
    const origin = headers.origin === undefined ? {} : { origin: serviceOrigin };
    const sent = { ...headers, ...origin, host, authorization: `Bearer ${token}` };
    const onward = send({ host: hostname, port, method, path: url, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${own}`,
    endSession: () => {
      isIn = false;
    },
    signIn: () => {
      isIn = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
