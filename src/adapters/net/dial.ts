import { connect, type Socket } from 'node:net';
import { says } from '../../texts/saying.ts';

import { formatEndpoint, parseAddress, type Address } from './address.ts';
import { ConnectFailure, toConnectFailure } from './connect-failure.ts';

/** The approved addresses of one host, in the order of attempts. `host` is only for messages. */
export type DialTarget = { readonly host: string; readonly addresses: readonly Address[]; readonly port: number };

export type DialOptions = { readonly signal: AbortSignal; readonly allowHalfOpen: boolean };

/** A family that is routed nowhere must not use up the time limit (RFC 8305 recommends 250 ms). */
const HEAD_START_MS = 250;

/**
 * Connects to the first address that answers. The next attempt starts after one has failed or was silent for 250 ms.
 * Does not ask DNS. Throws the last ConnectFailure, or the signal's reason. The caller owns the socket.
 */
export async function dial(target: DialTarget, options: DialOptions): Promise<Socket> {
  const endpoint = formatEndpoint(target.host, target.port);
  options.signal.throwIfAborted();
  const dialed = Promise.withResolvers<Socket>();
  const attempts = new Set<Socket>();
  const waiting = [...target.addresses];
  let timer: NodeJS.Timeout | undefined;
  let isSettled = false;

  const settle = (winner: Socket | undefined, failure?: unknown): void => {
    isSettled = true;
    clearTimeout(timer);
    for (const socket of attempts) if (socket !== winner) socket.destroy();
    if (winner === undefined) dialed.reject(failure);
    else dialed.resolve(winner);
  };
  const tryNext = (): void => {
    clearTimeout(timer);
    const address = waiting.shift();
    if (address === undefined) return;
    const socket = open(address, target.port, options.allowHalfOpen);
    attempts.add(socket);
    if (waiting.length > 0) timer = setTimeout(tryNext, HEAD_START_MS);
    socket.once('connect', () => {
      if (isConnectedTo(socket, address)) settle(socket);
      else settle(undefined, toMismatch(endpoint));
    });
    socket.once('error', (error) => {
      attempts.delete(socket);
      if (isSettled) return;
      if (waiting.length > 0) tryNext();
      else if (attempts.size === 0) settle(undefined, toConnectFailure(error, endpoint));
    });
  };

  const abort = (): void => settle(undefined, options.signal.reason);
  options.signal.addEventListener('abort', abort, { once: true });
  tryNext();
  return await dialed.promise.finally(() => options.signal.removeEventListener('abort', abort));
}

function open(address: Address, port: number, allowHalfOpen: boolean): Socket {
  const socket = connect({ host: address.text, port, allowHalfOpen, noDelay: true });
  // The new owner learns of errors through 'close'. An error before the owner listens must not end the process.
  socket.on('error', () => socket.destroy());
  return socket;
}

/** The last defense. Whatever lies between this process and the kernel, only the checked address counts as reached. */
function isConnectedTo(socket: Socket, address: Address): boolean {
  const actual = parseAddress(socket.remoteAddress ?? '');
  return (
    actual !== undefined &&
    (actual.text === address.text || actual.forms.includes(address.text) || address.forms.includes(actual.text))
  );
}

function toMismatch(endpoint: string): ConnectFailure {
  return new ConnectFailure('blocked_by_policy', says('network.changed_address', { endpoint }));
}
