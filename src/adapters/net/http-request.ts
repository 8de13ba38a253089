import { addAbortSignal } from 'node:stream';
import { isIP, type Socket } from 'node:net';
import { connect as startTls, type TLSSocket } from 'node:tls';

import type { buildConnector, Dispatcher } from 'undici';

import { getPort } from './address.ts';
import { getErrorCode } from './connect-failure.ts';
import { sayTlsError, toExchangeFailure } from './exchange-failure.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { NetworkScope } from './policy.ts';

export type HttpRequest = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** If present, the request is a POST with this body. Otherwise, it is a GET. */
  readonly body?: string;
  /** Aborts the request, and later the body, with its reason. */
  readonly signal: AbortSignal;
  /** Limits the connection, and each wait for a piece of the body. */
  readonly timeoutMs: number;
};

const MAX_HEADER_BYTES = 64 * 1024;
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/**
 * Sends one request on its own connection. Resolves with the headers of the response, and follows no redirects. The
 * scope checks the address of the connection. The caller reads the body to its end or destroys it. Throws
 * ConnectFailure, FetchFailure, or the signal's reason.
 */
export async function requestOnce(scope: NetworkScope, request: HttpRequest): Promise<Dispatcher.ResponseData> {
  const { url, headers, body, signal, timeoutMs } = request;
  // undici costs 17 MB and 0.1 s, so only a process that sends such requests loads it.
  const { Client } = await import('undici');
  const client = new Client(url.origin, {
    connect: (_target, done) => void hand(openSocket(scope, request), done),
    allowH2: false,
    // The connection carries only one request.
    pipelining: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The signal limits the wait for the headers.
    headersTimeout: 0,
    bodyTimeout: timeoutMs,
  });
  try {
    const path = `${url.pathname}${url.search}`;
    const sent = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body };
    const response = await client.request({ ...sent, path, headers, signal });
    // A body that is destroyed before its end emits an error.
    response.body.on('error', () => undefined);
    return response;
  } catch (error) {
    signal.throwIfAborted();
    throw toExchangeFailure(error, request);
  }
}

async function hand(opening: Promise<Socket>, done: buildConnector.Callback): Promise<void> {
  const opened = await opening.then(
    (socket) => [null, socket] as const,
    (error: unknown) => [error as Error, null] as const,
  );
  done(...opened);
}

async function openSocket(scope: NetworkScope, { url, signal, timeoutMs }: HttpRequest): Promise<Socket> {
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  const socket = await scope.connect(host, getPort(url), { signal, timeoutMs, isDocument: true });
  addAbortSignal(signal, socket);
  return url.protocol === 'https:' ? await secure(socket, host) : socket;
}

async function secure(socket: Socket, host: string): Promise<TLSSocket> {
  const done = Promise.withResolvers<void>();
  // RFC 6066 forbids an address as a server name. The certificate is checked against `host`.
  const names = isIP(host) === 0 ? { host, servername: host.replace(/\.$/u, '') } : { host };
  const secured = startTls({ socket, ...names, ALPNProtocols: ['http/1.1'] });
  secured.once('secureConnect', done.resolve);
  secured.on('error', done.reject);
  try {
    await done.promise;
    return secured;
  } catch (error) {
    socket.destroy();
    if (HANG_UPS.has(getErrorCode(error))) throw error;
    throw new FetchFailure('tls_error', sayTlsError(error, host), { cause: error });
  }
}
