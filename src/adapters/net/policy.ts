import type { Socket } from 'node:net';
import { TimeLimit, untilAborted } from '../../time/time-limit.ts';
import { says } from '../../texts/saying.ts';
import type { Proxies } from '../../url/proxy-server.ts';

import { formatEndpoint, getPort, parseHost, type Address, type AddressSpace } from './address.ts';
import { BoundedLookups } from './bounded-lookups.ts';
import { createProxyChoice, describeBehindProxy, listProxyEndpoints, type ChooseProxy } from './choose-proxy.ts';
import { connectByProxy } from './connect-by-proxy.ts';
import { ConnectFailure } from './connect-failure.ts';
import { dial, type DialTarget } from './dial.ts';
import type { EndpointRules } from './endpoint-rules.ts';
import { parseEndpointRules } from './endpoint-rules.ts';
import { HeldHosts, rememberHere, type HeldSpace, type RememberSpace } from './held-hosts.ts';
import {
  isMetadataName,
  checkDestination,
  wordsOfScans,
  type PolicyWords,
  type Permission,
  type JudgementRules,
  type NetworkMode,
} from './check-destination.ts';
import { OwnEndpoints, type Endpoint, type ListOwnEndpoints } from './own-endpoints.ts';
import { createSystemResolve } from './resolve-by-system.ts';
import { isWebUrl, refuseScheme } from './web-scheme.ts';
import { isLocalhostName, Resolver, type Resolve } from './resolver.ts';

export type NetworkPolicyOptions = {
  readonly mode: NetworkMode;
  /** See `parseEndpointRules` for the syntax. An invalid entry throws an Error that names it. */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** The names of these settings in messages. By default, these are the settings of scans. */
  readonly words?: PolicyWords;
  /** The endpoints of the service on this machine or elsewhere: its listeners and its database. */
  readonly ownEndpoints: ListOwnEndpoints;
  /** The proxies that lead to public addresses. Without them, all connections are direct. */
  readonly proxies?: Proxies | undefined;
  /** Replaces the machine's own resolver: see `createSystemResolve`. */
  readonly resolve?: Resolve;
};

type ConnectOptions = {
  readonly signal?: AbortSignal;
  /** Limits the DNS query and the connection together. Default 10,000. */
  readonly timeoutMs?: number;
  /** Applies the stricter rule of `checkDocument` to the connection. */
  readonly isDocument?: boolean;
  /** Works like the option of node:net: the caller ends its own side. */
  readonly allowHalfOpen?: boolean;
};

/** The only way to scanned sites. Each scan has its own scope, which knows the scan's target. */
export type NetworkScope = {
  /**
   * Opens a TCP connection to `host` (in any spelling of the URL standard). Its name is resolved once, and all its
   * addresses are checked. One bad address refuses the name. Throws ConnectFailure, or the signal's reason. The caller
   * owns the socket and must listen for its 'close'.
   */
  readonly connect: (host: string, port: number, options?: ConnectOptions) => Promise<Socket>;
  /**
   * Decides whether a browser may fetch a top-level document, its first URL or a redirect. `connect` checks the
   * destination again. The browser dials by itself through the proxy, which cannot recognize documents and must not
   * trust earlier DNS results. A name that does not resolve is allowed here, and fails in `connect` with its own
   * reason.
   */
  readonly checkDocument: (url: URL) => Promise<Permission>;
  /**
   * Decides whether a browser's connection to the endpoint may start with these bytes. If absent, it may start with
   * any.
   */
  readonly admitsStart?: (endpoint: Endpoint, bytes: Buffer) => boolean;
  /**
   * Adds an endpoint of our own, such as a new proxy, so that no page can reach it until the returned function is
   * called.
   */
  readonly protect: (endpoint: Endpoint) => () => void;
};

export type NetworkPolicy = {
  /**
   * Resolves the target of a scan and fixes the scope that it may reach. All processes that work on the scan must share
   * `remember`. Without it, the scope is for this process alone. Throws ConnectFailure (`dns_error`, or
   * `blocked_by_policy` for a metadata service) and the errors of `remember`.
   */
  readonly scopeFor: (target: URL, remember?: RememberSpace) => Promise<NetworkScope>;
};

const DEFAULT_TIMEOUT_MS = 10_000;

type Context = {
  readonly rules: JudgementRules;
  readonly own: OwnEndpoints;
  readonly lookups: BoundedLookups;
  readonly held: HeldHosts;
  readonly chooseProxy: ChooseProxy;
};
type Question = { readonly host: string; readonly port: number; readonly isDocument: boolean };

/** Creates a policy for one purpose, with the refusals of the whole process. */
export type CreatePolicy = (options: Pick<NetworkPolicyOptions, 'mode' | 'allow' | 'words'>) => NetworkPolicy;

/** Builds a policy from its settings. */
export function createNetworkPolicy(options: NetworkPolicyOptions): NetworkPolicy {
  const resolver = new Resolver(options.resolve ?? createSystemResolve());
  const own = new OwnEndpoints(options.ownEndpoints, resolver);
  for (const endpoint of listProxyEndpoints(options.proxies)) own.add(endpoint);
  const chooseProxy = createProxyChoice(options.proxies);
  const { words = wordsOfScans } = options;
  const allow = readRules(words.allow, options.allow);
  const deny = readRules(words.deny, options.deny);

  return {
    scopeFor: async (url, remember = rememberHere()) => {
      await own.refresh();
      const held = new HeldHosts(remember);
      const lookups = new BoundedLookups(resolver);
      // A scan cannot start without its target, so its name is resolved again even after failures.
      resolver.forgetFailure(url.hostname);
      const found = await findHost({ lookups, chooseProxy }, url.hostname, getPort(url));
      // Every mode remembers it, because the mode may change before the next scan of a schedule.
      const space = canMove(found)
        ? await held.holdDocument(found.host, getMostPublic(found.addresses))
        : getMostPublic(found.addresses);
      const target = { host: found.host, port: getPort(url), space };
      return createScope({
        rules: { mode: options.mode, words, target, allow, deny },
        own,
        lookups,
        held,
        chooseProxy,
      });
    },
  };
}

/** Says which variable contains the invalid entry. */
function readRules(variable: string, entries: readonly string[]): EndpointRules {
  try {
    return parseEndpointRules(entries);
  } catch (error) {
    throw new Error(`${variable}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function createScope(context: Context): NetworkScope {
  return {
    connect: async (host, port, options = {}) => {
      const limit = limitConnect(formatEndpoint(host, port), options);
      try {
        const question = { host, port, isDocument: options.isDocument ?? false };
        const approved = await untilAborted(limit.signal, approve(context, question));
        const dialing = { signal: limit.signal, allowHalfOpen: options.allowHalfOpen ?? false };
        const proxy = context.chooseProxy(approved);
        return await (proxy === undefined ? dial(approved, dialing) : connectByProxy(proxy, approved, dialing));
      } finally {
        limit.end();
      }
    },
    checkDocument: async (url) => await checkDocument(context, url),
    protect: (endpoint) => context.own.add(endpoint),
  };
}

async function checkDocument(context: Context, url: URL): Promise<Permission> {
  if (!isWebUrl(url)) return { allowed: false, reason: refuseScheme(url) };
  try {
    await approve(context, { host: url.hostname, port: getPort(url), isDocument: true });
    return { allowed: true };
  } catch (error) {
    // If the database is unavailable, `connect` fails too, because it asks for the host's first space again.
    if (!(error instanceof ConnectFailure)) return { allowed: true };
    return error.kind === 'blocked_by_policy' ? { allowed: false, reason: error.saying } : { allowed: true };
  }
}

/** Resolves once and checks every address. The result may be dialed as is. */
async function approve(context: Context, question: Question): Promise<DialTarget> {
  const found = await findHost(context, question.host, question.port);
  const isOwn = await context.own.findMatcher(question.port);
  const check = (movedFrom?: AddressSpace): void => {
    for (const address of found.addresses) {
      const destination = { host: found.host, address, port: question.port };
      const { isDocument } = question;
      const circumstances = { isOwn: isOwn?.(found.host, address) ?? false, isDocument, movedFrom };
      const decision = checkDestination(context.rules, destination, circumstances);
      if (!decision.allowed) throw new ConnectFailure('blocked_by_policy', decision.reason);
    }
  };
  check();
  const movedFrom = await findMove(context, found, question.isDocument);
  // Only a host that passed is held. A refused host leaves no trace.
  if (movedFrom !== undefined) check(movedFrom);
  return { ...found, port: question.port };
}

/**
 * The address space from the scan's first query for the host, if it differs from the current one. A scan of a public
 * target needs no memory of other hosts, because in `scoped` they must be public, too.
 */
async function findMove(
  { rules, held }: Context,
  found: FoundHost,
  isDocument: boolean,
): Promise<AddressSpace | undefined> {
  if (rules.target.space === 'public' || !canMove(found)) return undefined;
  const space = getMostPublic(found.addresses);
  const first = await (isDocument ? held.holdDocument(found.host, space) : held.hold(found.host, space));
  return first === space ? undefined : first;
}

/** A literal address and `localhost` cannot move. */
function canMove({ host, addresses }: FoundHost): boolean {
  return host !== addresses[0]?.text && !isLocalhostName(host);
}

type FoundHost = { readonly host: string; readonly addresses: readonly Address[] };

type Finders = Pick<Context, 'lookups' | 'chooseProxy'>;

async function findHost(finders: Finders, text: string, port: number): Promise<FoundHost> {
  const host = parseHost(text);
  if (host === undefined)
    throw new ConnectFailure('dns_error', says('network.no_host_name', { text: text.slice(0, 100) }));
  if (host.kind === 'address') return { host: host.address.text, addresses: [host.address] };
  if (isMetadataName(host.name))
    throw new ConnectFailure('blocked_by_policy', says('egress.metadata_service', { host: host.name }));
  return { host: host.name, addresses: await findAddresses(finders, host.name, port) };
}

/** Many networks let only their proxy resolve public names. */
async function findAddresses({ lookups, chooseProxy }: Finders, host: string, port: number) {
  try {
    return await lookups.findAddresses(host);
  } catch (error) {
    const addresses = [describeBehindProxy(host)];
    if (error instanceof ConnectFailure && chooseProxy({ host, addresses, port }) !== undefined) return addresses;
    throw error;
  }
}

// A name with a public and an internal address counts as public, so that its internal address refuses it.
function getMostPublic(addresses: readonly Address[]): HeldSpace {
  const spaces = new Set(addresses.map((address) => address.space));
  const inside = (['private', 'loopback'] as const).find((space) => spaces.has(space));
  return spaces.has('public') ? 'public' : (inside ?? 'public');
}

function limitConnect(endpoint: string, { signal, timeoutMs = DEFAULT_TIMEOUT_MS }: ConnectOptions): TimeLimit {
  signal?.throwIfAborted();
  const n = Math.ceil(timeoutMs / 1000);
  const late = () => new ConnectFailure('timeout', says('network.no_answer_within', { endpoint, n }));
  return new TimeLimit(timeoutMs, { signal, late });
}
