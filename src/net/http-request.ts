import { request, type IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect as startTls, type TLSSocket } from 'node:tls';

import { getPort } from './address.ts';
import { ConnectFailure, getErrorCode, toConnectFailure } from './connect-failure.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { NetworkScope } from './policy.ts';

export type HttpRequest = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends everything up to the headers of the answer, with its reason. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

const MAX_HEADER_BYTES = 64 * 1024;
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** One GET on a connection of its own, as far as the headers of the answer; no redirects. Throws ConnectFailure or FetchFailure or the signal's reason. */
export async function requestOnce(
  scope: NetworkScope,
  { url, headers, signal, timeoutMs }: HttpRequest,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  const port = getPort(url);
  const plain = await scope.connect(host, port, { signal, timeoutMs, isDocument: true });
  const abort = (): void => void plain.destroy();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const socket = isSecure ? await secure(plain, host) : plain;
    return await exchange(socket, url, headers);
  } catch (error) {
    plain.destroy();
    signal.throwIfAborted();
    throw error instanceof FetchFailure ? error : toExchangeFailure(error, url.host);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function secure(socket: Socket, host: string): Promise<TLSSocket> {
  const done = Promise.withResolvers<void>();
  // RFC 6066: an address is never sent as a server name; `host` is what the certificate is checked against.
  const names = isIP(host) === 0 ? { host, servername: host.replace(/\.$/u, '') } : { host };
  const secured = startTls({ socket, ...names, ALPNProtocols: ['http/1.1'] });
  secured.once('secureConnect', done.resolve);
  secured.on('error', done.reject);
  socket.once('close', () =>
    done.reject(new ConnectFailure('connection_error', `${host} closed the connection before it was secured.`)),
  );
  try {
    await done.promise;
  } catch (error) {
    if (error instanceof ConnectFailure || HANG_UPS.has(getErrorCode(error))) throw error;
    const message = `No secure connection to ${host} is possible: ${describeTls(error)}. Fix the site's certificate or its TLS settings.`;
    throw new FetchFailure('tls_error', message, { cause: error });
  }
  return secured;
}

async function exchange(socket: Socket, url: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const answer = Promise.withResolvers<IncomingMessage>();
  const outgoing = request({
    // Only without an `agent`: with one, even `agent: false`, Node 24 ignores this and connects by itself, past the policy.
    createConnection: () => socket,
    host: url.hostname,
    port: url.port,
    // Keeps the port out of the Host header where it is the scheme's own.
    defaultPort: url.protocol === 'https:' ? 443 : 80,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close' },
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  outgoing.once('response', answer.resolve);
  outgoing.once('upgrade', () =>
    answer.reject(new ConnectFailure('connection_error', `${url.host} answered in another protocol.`)),
  );
  outgoing.on('error', answer.reject);
  outgoing.end();
  return await answer.promise;
}

function toExchangeFailure(error: unknown, endpoint: string): ConnectFailure {
  const code = getErrorCode(error);
  if (code.startsWith('HPE_')) {
    return new ConnectFailure('connection_error', `${endpoint} answered with something that is not HTTP (${code}).`, {
      cause: error,
    });
  }
  return toConnectFailure(error, endpoint);
}

function describeTls(error: unknown): string {
  const code = getErrorCode(error);
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return 'its certificate has expired';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'its certificate is self-signed';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'its certificate is for another name';
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'its certificate is not signed by an authority known to this machine';
    default:
      return code;
  }
}
