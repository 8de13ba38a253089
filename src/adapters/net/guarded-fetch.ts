import type { Dispatcher } from 'undici';

import { TimeLimit } from '../../time/time-limit.ts';
import { says } from '../../texts/saying.ts';
import { ConnectFailure } from './connect-failure.ts';
import { ACCEPTED_ENCODINGS, decodeContent } from './content-decoding.ts';
import { toExchangeFailure } from './exchange-failure.ts';
import { FetchFailure } from './fetch-failure.ts';
import { requestOnce, type HttpRequest } from './http-request.ts';
import type { NetworkScope } from './policy.ts';
import { isWebUrl, refuseScheme } from './web-scheme.ts';

export type GuardedFetchOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional headers for one URL. Called again for every redirect. */
  readonly headersFor?: ((url: URL) => Readonly<Record<string, string>>) | undefined;
  /** Limits the time until the last hop's headers, and then each wait for a piece of the body. Default 20,000. */
  readonly timeoutMs?: number;
  /** Default 5. */
  readonly maxRedirects?: number;
  /** Aborts the fetch, or later the body, with its reason. */
  readonly signal?: AbortSignal;
};

export type GuardedResponse = {
  readonly status: number;
  /** Names are lowercase. A repeated header keeps its first value, except that encodings are joined into one list. */
  readonly headers: Readonly<Record<string, string>>;
  /** The URL after all redirects. */
  readonly url: string;
  /** All URLs that were requested before the last one. */
  readonly redirects: readonly string[];
  /**
   * The decoded body. It streams, and can be read once. Throws ConnectFailure, FetchFailure, or the signal's reason.
   */
  readonly body: AsyncIterable<Buffer>;
  /** Call this if no loop reads the body. Otherwise, its connection stays open. */
  readonly discard: () => void;
};

type Hop = Pick<HttpRequest, 'url' | 'headers'> & { readonly redirects: readonly string[] };

const DEFAULT_TIMEOUT_MS = 20_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/**
 * Sends a GET request through the guarded network. The policy checks every hop as a document. Returns responses with
 * any status. Throws ConnectFailure, FetchFailure, or the signal's reason.
 */
export async function guardedFetch(
  scope: NetworkScope,
  url: string | URL,
  options: GuardedFetchOptions = {},
): Promise<GuardedResponse> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxRedirects = 5 } = options;
  options.signal?.throwIfAborted();
  const limit = new TimeLimit(timeoutMs, { signal: options.signal, late: () => toTimeout(timeoutMs) });
  const { signal } = limit;
  try {
    const headers = { 'accept-encoding': ACCEPTED_ENCODINGS, ...lowerNames(options.headers ?? {}) };
    const first: Hop = { url: withoutSecrets(new URL(url)), headers, redirects: [] };
    if (!isWebUrl(first.url)) throw new ConnectFailure('blocked_by_policy', refuseScheme(first.url));
    // Each hop opens its own connection, and the scope then checks the hop as a document.
    const ask = async (hop: Hop): Promise<Dispatcher.ResponseData> =>
      await requestOnce(scope, {
        url: hop.url,
        headers: { ...hop.headers, ...options.headersFor?.(hop.url) },
        signal,
        timeoutMs,
      });
    const { hop, response } = await follow(first, ask, maxRedirects);
    return present(response, hop, { signal, timeoutMs });
  } finally {
    limit.end();
  }
}

type Answer = { readonly hop: Hop; readonly response: Dispatcher.ResponseData };

async function follow(
  first: Hop,
  ask: (hop: Hop) => Promise<Dispatcher.ResponseData>,
  maxRedirects: number,
): Promise<Answer> {
  let hop = first;
  for (;;) {
    const response = await ask(hop);
    const location = REDIRECTS.has(response.statusCode) ? toFirstValues(response.headers)['location'] : undefined;
    if (location === undefined) return { hop, response };
    response.body.destroy();
    if (hop.redirects.length >= maxRedirects) {
      const facts = { url: first.url.href, n: maxRedirects };
      throw new FetchFailure('too_many_redirects', says('network.many_redirects', facts));
    }
    hop = toNextHop(hop, location);
  }
}

function present(
  { statusCode, headers: received, body }: Dispatcher.ResponseData,
  { url, redirects }: Hop,
  limits: Pick<HttpRequest, 'signal' | 'timeoutMs'>,
): GuardedResponse {
  const headers = toFirstValues(received);
  try {
    const decoded = readBody(body, decodeContent(body, headers['content-encoding']), { url, ...limits });
    return { status: statusCode, headers, url: url.href, redirects, body: decoded, discard: () => void body.destroy() };
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/** Leaving the loop that reads the body closes the connection. */
async function* readBody(
  body: Dispatcher.ResponseData['body'],
  decoded: AsyncIterable<Buffer>,
  request: Omit<HttpRequest, 'headers'>,
): AsyncGenerator<Buffer> {
  try {
    yield* decoded;
  } catch (error) {
    request.signal.throwIfAborted();
    throw toExchangeFailure(error, request);
  } finally {
    body.destroy();
  }
}

function toNextHop(hop: Hop, location: string): Hop {
  // Servers write UTF-8 into a header that Node reads as Latin-1.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, hop.url)) {
    const facts = { url: hop.url.href, text: text.slice(0, 200) };
    throw new FetchFailure('redirect_invalid', says('network.redirect_invalid', facts));
  }
  const url = withoutSecrets(new URL(text, hop.url));
  if (!isWebUrl(url)) {
    const facts = { url: hop.url.href, scheme: url.protocol.slice(0, 20) };
    throw new FetchFailure('redirect_invalid', says('network.redirect_scheme', facts));
  }
  const headers = url.origin === hop.url.origin ? hop.headers : withoutSecretHeaders(hop.headers);
  return { url, headers, redirects: [...hop.redirects, hop.url.href] };
}

function withoutSecrets(url: URL): URL {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy;
}

function withoutSecretHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name)));
}

function lowerNames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function toFirstValues(headers: Dispatcher.ResponseData['headers']): Readonly<Record<string, string>> {
  const values = Object.entries(headers).map(([name, value = '']) => {
    if (typeof value === 'string') return [name, value];
    return [name, name === 'content-encoding' ? value.join(',') : value[0]];
  });
  return Object.fromEntries(values) as Readonly<Record<string, string>>;
}

function toTimeout(timeoutMs: number): ConnectFailure {
  return new ConnectFailure('timeout', says('network.no_response', { n: Math.ceil(timeoutMs / 1000) }));
}
