import type { OutgoingGuard } from '../browser/outgoing-guard.ts';
import { ConnectFailure } from '../adapters/net/connect-failure.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { says } from '../texts/saying.ts';

/**
 * The part of the scope that the guard leaves. It closes the ways out that no request of the browser shows: sockets, connections that are
 * opened ahead, and names that are looked up.
 */
export function guardScope(scope: NetworkScope, guard: OutgoingGuard): NetworkScope {
  return {
    ...scope,
    connect: async (host, port, options) => {
      if (!guard.admitsConnection(host, port))
        throw new ConnectFailure('blocked_by_policy', says('sessions.connection_ahead'));
      return scope.connect(host, port, options);
    },
    // The guard refuses such a request itself. Here its host would be looked up first, and the name alone may tell a value.
    checkDocument: async (url) => (guard.isTelling(url) ? { allowed: true } : scope.checkDocument(url)),
    admitsStart: ({ host, port }, bytes) => guard.admitsSocket(host, port) || !beginsSocket(bytes),
  };
}

const tlsHandshake = 0x16;
/** What Chromium names in a TLS handshake (ALPN) unless it opens a WebSocket, which HTTP/2 connections do not carry there. */
const webProtocols = '\u0002h2\u0008http/1.1';

function beginsSocket(bytes: Buffer): boolean {
  if (bytes[0] === tlsHandshake) return !bytes.includes(webProtocols);
  const head = bytes.toString('latin1');
  // What has not yet been sent of a long one may ask for a socket.
  return !head.includes('\r\n\r\n') || /^upgrade: *websocket/im.test(head);
}
