import type { Socket } from 'node:net';

import { says } from '../../texts/saying.ts';
import { ConnectFailure } from './connect-failure.ts';

/** Called before each chunk from the site is passed on. If it returns false, the tunnel closes. */
export type TunnelMeter = { readonly admit: (bytes: number) => boolean };

export type Tunnel = {
  /** Both sockets must allow half-open connections. The tunnel owns them from now on. */
  readonly client: Socket;
  readonly remote: Socket;
  readonly meter: TunnelMeter;
  readonly idleTimeoutMs: number;
  /** True while the client may not send. Its next byte then closes the tunnel, and is not passed on. */
  readonly isFrozen: () => boolean;
  /** Called before the client's first bytes are passed on. If it returns false, the tunnel closes. */
  readonly admitsStart: (bytes: Buffer) => boolean;
  /**
   * Receives the reason why the site's side failed while the client waited for it. Not called if the client left first.
   */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Passes bytes both ways with back-pressure until both sides have ended. If one side fails, the other is reset instead
 * of closed, because a truncated document must not look complete.
 */
export function openTunnel({ client, remote, meter, idleTimeoutMs, isFrozen, admitsStart, onFailure }: Tunnel): void {
  let isWaiting = false;
  let isNew = true;
  const cut = (): void => {
    reset(client);
    reset(remote);
  };

  client.on('data', (chunk: Buffer) => {
    if (isFrozen() || (isNew && !admitsStart(chunk))) return cut();
    isNew = false;
    isWaiting = true;
    if (!remote.write(chunk)) client.pause();
  });
  remote.on('data', (chunk: Buffer) => {
    isWaiting = false;
    if (!meter.admit(chunk.length)) cut();
    else if (!client.write(chunk)) remote.pause();
  });
  remote.on('drain', () => client.resume());
  client.on('drain', () => remote.resume());
  client.on('end', () => remote.end());
  remote.on('end', () => client.end());

  remote.on('error', (error) => {
    if (!client.destroyed) onFailure(error);
  });
  client.once('close', (hadError) => endWith(remote, hadError));
  remote.once('close', (hadError) => endWith(client, hadError));
  // Every byte in either direction passes the client's socket, so its timer covers the tunnel.
  client.setTimeout(idleTimeoutMs, () => {
    const n = Math.ceil(idleTimeoutMs / 1000);
    if (isWaiting) onFailure(new ConnectFailure('timeout', says('network.silent', { n })));
    cut();
  });

  // One socket may have closed while the other was opening.
  if (client.destroyed || remote.destroyed) return cut();
  client.resume();
  remote.resume();
}

function endWith(other: Socket, hadError: boolean): void {
  if (other.destroyed) return;
  // The other side may still have bytes to deliver to its peer after a clean close.
  if (hadError || !other.writableEnded) reset(other);
  else other.destroySoon();
}

function reset(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy();
}
