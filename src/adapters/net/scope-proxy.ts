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
  /** Limits the bytes that one connection may deliver for one page. Default 64 MB. */
  readonly maxBytesPerConnection?: number;
  /** Limits the number of open connections. Default 256. */
  readonly maxConnections?: number;
  /** Closes a connection without a byte in either direction for this long. Default 30,000. */
  readonly idleTimeoutMs?: number;
  /** Limits the DNS query and the dialing of one connection. Default 10,000. */
  readonly connectTimeoutMs?: number;
};

export type { ScopeProxy };

const MEGABYTE = 1_000_000;
/** A browser with remaining requests tries the next one as soon as one has failed. */
const quietMs = 100;
const maxLooks = 20;
const HANDSHAKE_TIMEOUT_MS = 10_000;
const REPLIES: Readonly<Record<ConnectFailureKind, SocksReply>> = {
  blocked_by_policy: SOCKS_REPLY.notAllowed,
  dns_error: SOCKS_REPLY.hostUnreachable,
  timeout: SOCKS_REPLY.hostUnreachable,
  connection_error: SOCKS_REPLY.connectionRefused,
};

/**
 * Opens a proxy on a free port of 127.0.0.1. Through it, a browser reaches exactly the destinations that the scope
 * allows.
 */
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
 * A SOCKS5 proxy. It supports only CONNECT and resolves names here. It needs no authentication, because it is one of
 * our own endpoints, which no scope can reach. SOCKS rather than HTTP, because one kind of tunnel carries http, https
 * and ws, without any parsing. Create one per browser tab, so that bytes and failures are counted per tab. If you do
 * not `close` it, its connections stay open.
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
    // An unexpected error here costs one connection, not the service.
    server.on(
      'connection',
      (client) => void this.#serve(client).catch((error: unknown) => client.destroy(toConnectFailure(error, 'proxy'))),
    );
  }

  /** The reason why the latest connection to this host (any spelling) and port failed. Undefined if it did not fail. */
  lastFailure(host: string, port: number): ConnectFailure | undefined {
    return this.#failures.find(toKey({ host, port }));
  }

  /** The destinations that the policy refused since the last call, one entry each. */
  takeRefusals(): readonly Refusal[] {
    return this.#failures.takeRefusals();
  }

  /** Bytes received from sites since `beginPage`. */
  bytesReceived(): number {
    return this.#meter.received;
  }

  /** Restarts the count. If connections deliver more than `maxBytes` in total, they are closed until the next call. */
  beginPage(maxBytes: number): void {
    this.#isPaused = false;
    this.#isFrozen = false;
    this.#meter.begin(maxBytes);
  }

  /**
   * Closes every connection and opens none until `beginPage`, so further requests of the page are not answered.
   * Resolves after the browser has given up its queue, too, because it tries each request on a new connection.
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
   * Blocks all traffic from the page until `beginPage`. New connections are refused, and an open connection is closed
   * at the first byte that the browser sends. An idle connection stays open for the next page.
   */
  freeze(): void {
    this.#isFrozen = true;
  }

  /** True if a connection was closed since `beginPage` because it, or the page, delivered too much. */
  exceeded(): boolean {
    return this.#meter.isExceeded;
  }

  /** Closes every connection at once and frees the port. You may call it twice. */
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
    // A client that fails also closes, and this ends its tunnel.
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
      // The client is gone and does not wait for the answer. Its leaving says nothing about the site.
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
