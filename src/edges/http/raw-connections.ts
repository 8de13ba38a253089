import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { IsTrusted } from '../../service/access/trusted-proxies.ts';
import { Tally } from '../../findings/tally.ts';
import { networkOf } from './network-of.ts';
import { ownHeaders } from './own-headers.ts';
import { problemBody } from './problem-answers.ts';
import { Problem } from './problem.ts';
import { says } from '../../texts/saying.ts';

const maxConnections = 512;
/** The limit for one machine, so that others have room. */
const mostOfNetwork = 256;

/**
 * Closes connections over the limits and refuses tunnels, both below the level of requests. Trusted proxies hold the
 * connections of all their clients.
 */
export function limitConnections(server: Server, isProxy: IsTrusted = () => false): void {
  server.maxConnections = maxConnections;
  const open = new Tally();
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    open.add(network);
    socket.once('close', () => open.remove(network));
    // The connection has sent no request yet, so there is nothing to respond to.
    if (open.of(network) > mostOfNetwork) socket.destroy();
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    answerRawly(socket, new Problem({ status: 405, code: 'method_not_allowed', saying: says('requests.no_proxy') }));
  });
}

/** Responds with a problem document to requests that Node's parser refused, or that did not arrive in time. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerRawly(socket, problemsByCode[error.code ?? ''] ?? malformed);
}

const malformed = new Problem({
  status: 400,
  code: 'malformed_request',
  saying: says('requests.not_http_1_1'),
});

const problemsByCode: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: new Problem({
    status: 431,
    code: 'headers_too_large',
    saying: says('requests.headers_too_large'),
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem({
    status: 408,
    code: 'request_timeout',
    saying: says('requests.request_timeout'),
  }),
};

function answerRawly(socket: Duplex, problem: Problem): void {
  // The headers, and so the reader's language, are unknown.
  const body = problemBody(problem, 'en');
  const text = JSON.stringify(body);
  const headers = {
    ...ownHeaders,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${problem.status} ${body.title}\r\n${lines.join('')}\r\n${text}`,
    // A client that continues to send would otherwise keep its half of the connection open.
    () => socket.destroy(),
  );
}
