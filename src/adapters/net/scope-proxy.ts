import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { formatEndpoint, parseHost } from './address.ts';
import { toConnectFailure, type ConnectFailure, type ConnectFailureKind } from './connect-failure.ts';
import { FailureLog, type Refusal } from './failure-log.ts';
import { PageMeter } from './page-meter.ts';
import type { NetworkScope } from './policy.ts';
import { readSocksRequest, replyToSocks, SOCKS_REPLY, type SocksReply, type SocksRequest } from './socks-handshake.ts';
import { openTunnel } from './tunnel.ts';

export type ScopeProxyOptions = {
  /** Bytes one connection may deliver within one page; default 64 MB. */
  readonly maxBytesPerConnection?: number;
  /** Connections at the same time; default 256. */
  readonly maxConnections?: number;
  /** A connection without a byte in either direction for so long is cut; default 30,000. */
  readonly idleTimeoutMs?: number;
  /** For look-up and dialling of one connection; default 10,000. */
  readonly connectTimeoutMs?: number;
};

export type { ScopeProxy };

const MEGABYTE = 1_000_000;
/** A browser that has requests left tries the next one as soon as one has failed. */
const quietMs = 100;
const maxLooks = 20;
const HANDSHAKE_TIMEOUT_MS = 10_000;
const REPLIES: Readonly<Record<ConnectFailureKind, SocksReply>> = {
  blocked_by_policy: SOCKS_REPLY.notAllowed,
  dns_error: SOCKS_REPLY.hostUnreachable,
  timeout: SOCKS_REPLY.hostUnreachable,
  connection_error: SOCKS_REPLY.connectionRefused,
};

/** Opens a proxy on a free port of 127.0.0.1, through which a browser reaches exactly what the scope allows. */
export async function openScopeProxy(scope: NetworkScope, options: ScopeProxyOptions = {}): Promise<ScopeProxy> {
  const server = createServer({ allowHalfOpen: true, noDelay: true });
  server.maxConnections = options.maxConnections ?? 256;
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return new ScopeProxy(server, scope, options);
}

/**
 * A SOCKS5 proxy (CONNECT only, names resolved here, no authentication: it is one of our own endpoints, which no scope can
 * reach). SOCKS and not HTTP, because one kind of tunnel then carries http, https and ws alike and nothing is parsed.
 * Create one per browser tab, so that bytes and failures are counted per tab. `close` it, or its connections stay open.
 */
class ScopeProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #scope: NetworkScope;
  readonly #connectTimeoutMs: number;
  readonly #meter: PageMeter;
  readonly #idleTimeoutMs: number;
  readonly #failures = new FailureLog();
  readonly #clients = new Set<Socket>();
  readonly #closing = new AbortController();
  readonly #unprotect: () => void;
  #isPaused = false;
  #isFrozen = false;
  #refusedWhilePaused = 0;

  /** The server must be listening. */
  constructor(server: Server, scope: NetworkScope, options: ScopeProxyOptions) {
    const address = server.address();
    this.port = address !== null && typeof address === 'object' ? address.port : 0;
    this.#server = server;
    this.#scope = scope;
    this.#connectTimeoutMs = options.connectTimeoutMs ?? 10_000;
    this.#idleTimeoutMs = options.idleTimeoutMs ?? 30_000;
    this.#meter = new PageMeter(options.maxBytesPerConnection ?? 64 * MEGABYTE);
    this.#unprotect = scope.protect({ host: '127.0.0.1', port: this.port });
    // An unexpected error in here costs one connection, not the service.
    server.on(
      'connection',
      (client) => void this.#serve(client).catch((error: unknown) => client.destroy(toConnectFailure(error, 'proxy'))),
    );
  }

  /** Why the latest connection to this host (any spelling) and port failed; undefined when it did not. */
  lastFailure(host: string, port: number): ConnectFailure | undefined {
    return this.#failures.find(toKey({ host, port }));
  }

  /** What was refused by policy since the last call, one entry per destination. */
  takeRefusals(): readonly Refusal[] {
    return this.#failures.takeRefusals();
  }

  /** Bytes received from sites since `beginPage`. */
  bytesReceived(): number {
    return this.#meter.received;
  }

  /** Starts counting again: every connection that delivers beyond `maxBytes` in total is closed until the next call. */
  beginPage(maxBytes: number): void {
    this.#isPaused = false;
    this.#isFrozen = false;
    this.#meter.begin(maxBytes);
  }

  /**
   * Ends every connection, and makes none until `beginPage`: nothing that the page requested is answered any more. Resolves when
   * the browser has given up what it had queued, too: it tries each request on a new connection.
   */
  async endPage(): Promise<void> {
    this.#isPaused = true;
    for (const client of this.#clients) client.destroy();
    for (let looks = 0, tried = -1; looks < maxLooks && tried !== this.#refusedWhilePaused; looks += 1) {
      tried = this.#refusedWhilePaused;
      await delay(quietMs);
    }
  }

  /**
   * From here on, until `beginPage`, nothing that the page sends leaves: a connection is refused, and one that is open is cut with
   * the first byte that the browser sends. A connection that rests stays open for the next page.
   */
  freeze(): void {
    this.#isFrozen = true;
  }

  /** True when since `beginPage` a connection was cut because it, or the page, delivered too much. */
  exceeded(): boolean {
    return this.#meter.isExceeded;
  }

  /** Ends every connection at once and frees the port. May be called twice. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#unprotect();
    const closed = Promise.withResolvers<void>();
    this.#server.close(() => closed.resolve());
    for (const client of this.#clients) client.destroy();
    await closed.promise;
  }

  async #serve(client: Socket): Promise<void> {
    if (this.#isPaused || this.#isFrozen) {
      this.#refusedWhilePaused += 1;
      client.destroy();
      return;
    }
    this.#clients.add(client);
    client.once('close', () => this.#clients.delete(client));
    // Every failing client also closes, and that is what ends its tunnel.
    client.on('error', () => client.destroy());
    client.setTimeout(HANDSHAKE_TIMEOUT_MS, () => client.destroy());
    const request = await readSocksRequest(client);
    client.setTimeout(0);
    client.removeAllListeners('timeout');
    if (request === undefined) {
      client.destroySoon();
      return;
    }

    const remote = await this.#connect(client, request);
    if (remote === undefined) return;
    replyToSocks(client, SOCKS_REPLY.succeeded);
    openTunnel({
      client,
      remote,
      meter: this.#meter.forConnection(),
      idleTimeoutMs: this.#idleTimeoutMs,
      isFrozen: () => this.#isFrozen,
      admitsStart: (bytes) => this.#scope.admitsStart?.(request, bytes) ?? true,
      onFailure: (error) => this.#failures.record(toKey(request), request, toConnectFailure(error, toKey(request))),
    });
  }

  async #connect(client: Socket, request: SocksRequest): Promise<Socket | undefined> {
    const gone = new AbortController();
    const leave = (): void => gone.abort();
    client.once('close', leave);
    const key = toKey(request);
    try {
      const options = { signal: gone.signal, timeoutMs: this.#connectTimeoutMs, allowHalfOpen: true };
      const remote = await this.#scope.connect(request.host, request.port, options);
      this.#failures.forget(key);
      return remote;
    } catch (error) {
      // No client waits for the answer any more, and a client that left says nothing about the site.
      if (client.destroyed) return undefined;
      const failure = toConnectFailure(error, key);
      this.#failures.record(key, request, failure);
      replyToSocks(client, REPLIES[failure.kind]);
      client.destroySoon();
      return undefined;
    } finally {
      client.off('close', leave);
    }
  }
}

function toKey({ host, port }: SocksRequest): string {
  const parsed = parseHost(host);
  if (parsed === undefined) return formatEndpoint(host, port);
  return formatEndpoint(parsed.kind === 'name' ? parsed.name : parsed.address.text, port);
}
