import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A server on loopback that receives webhooks, keeps what it received, and answers with `answer`. */
export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  answer: { readonly status: number; readonly headers?: OutgoingHttpHeaders };
  close(): Promise<void>;
};

export async function startReceiver(): Promise<Receiver> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    receiver.received.push({ path: request.url ?? '', headers: request.headers, body: await readBody(request) });
    response.writeHead(receiver.answer.status, receiver.answer.headers).end('an answer');
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks/secret-path`,
    received: [],
    answer: { status: 204 },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array)); // no encoding is set
  return Buffer.concat(pieces).toString();
}
