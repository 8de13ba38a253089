import { request as startRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { ProxyServer } from '../../url/proxy-server.ts';
import { formatEndpoint } from './address.ts';
import { ConnectFailure, getErrorCode } from './connect-failure.ts';
import type { DialOptions } from './dial.ts';

type ProxiedTarget = { readonly host: string; readonly port: number };
type Opened = { readonly status: number; readonly head: Buffer };

const proxyWantsSignIn = 407;

/**
 * Connects through an HTTP proxy (CONNECT, RFC 9110 section 9.3.6). The proxy gets the name and resolves it by itself.
 * Throws ConnectFailure, or the signal's reason. The caller owns the socket.
 */
export async function connectByProxy(
  proxy: ProxyServer,
  { host, port }: ProxiedTarget,
  options: DialOptions,
): Promise<Socket> {
  const { signal, allowHalfOpen } = options;
  signal.throwIfAborted();
  const socket = connect({ host: proxy.host, port: proxy.port, allowHalfOpen, noDelay: true });
  // The new owner learns of errors through 'close'. An error before the owner listens must not end the process.
  socket.on('error', () => socket.destroy());
  const leave = (): void => void socket.destroy();
  signal.addEventListener('abort', leave, { once: true });
  const endpoint = formatEndpoint(host, port);
  try {
    const { status, head } = await askProxy(socket, proxy, endpoint);
    if (status < 200 || status > 299) throw new ConnectFailure('connection_error', sayRefusal(status, proxy, endpoint));
    if (head.length > 0) socket.unshift(head);
    return socket;
  } catch (error) {
    socket.destroy();
    signal.throwIfAborted();
    throw toProxyFailure(error, proxy);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function askProxy(socket: Socket, { authorization }: ProxyServer, endpoint: string): Promise<Opened> {
  const answered = Promise.withResolvers<Opened>();
  const secret = authorization === undefined ? {} : { 'proxy-authorization': authorization };
  const request = startRequest({
    createConnection: () => socket,
    method: 'CONNECT',
    path: endpoint,
    headers: { host: endpoint, ...secret },
  });
  request.once('connect', ({ statusCode = 0 }, _socket, head) => answered.resolve({ status: statusCode, head }));
  request.on('error', answered.reject);
  request.end();
  return await answered.promise;
}

function toProxyFailure(error: unknown, proxy: ProxyServer): ConnectFailure {
  if (error instanceof ConnectFailure) return error;
  const said = says('network.proxy_unreachable', { ...name(proxy), reason: getErrorCode(error) });
  return new ConnectFailure('connection_error', said, { cause: error });
}

function sayRefusal(status: number, proxy: ProxyServer, endpoint: string): Said {
  if (status === proxyWantsSignIn) return says('network.proxy_sign_in', name(proxy));
  return says('network.proxy_refused', { ...name(proxy), endpoint, status: String(status) });
}

/** Never the user name and the password. */
function name({ host, port, variable }: ProxyServer) {
  return { proxy: formatEndpoint(host, port), setting: variable };
}
