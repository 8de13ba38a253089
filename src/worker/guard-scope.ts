import type { OutgoingGuard } from '../browser/outgoing-guard.ts';
import { ConnectFailure } from '../adapters/net/connect-failure.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { says } from '../texts/saying.ts';

/**
 * Limits the scope to the destinations that the guard admits. It blocks traffic that requests of the browser do not
 * show: sockets, preconnects and DNS queries.
 */
export function guardScope(scope: NetworkScope, guard: OutgoingGuard): NetworkScope {
  return {
    ...scope,
    connect: async (host, port, options) => {
      if (!guard.admitsConnection(host, port))
        throw new ConnectFailure('blocked_by_policy', says('sessions.connection_ahead'));
      return scope.connect(host, port, options);
    },
    // The guard refuses such a request itself. Here, a DNS query for its host would come first, and the name alone may
    // reveal a value.
    checkDocument: async (url) => (guard.isTelling(url) ? { allowed: true } : scope.checkDocument(url)),
    admitsStart: ({ host, port }, bytes) => guard.admitsSocket(host, port) || !beginsSocket(bytes),
  };
}

const tlsHandshake = 0x16;
/** Chromium's protocols in a TLS handshake (ALPN), except for a connection that it opens for a WebSocket. */
const webProtocols = '\u0002h2\u0008http/1.1';

function beginsSocket(bytes: Buffer): boolean {
  if (bytes[0] === tlsHandshake) return !bytes.includes(webProtocols);
  const head = bytes.toString('latin1');
  // The rest of an incomplete head may ask for a socket.
  return !head.includes('\r\n\r\n') || /^upgrade: *websocket/im.test(head);
}
