import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { TimeLimit } from '../shared/time-limit.ts';

import { ConnectFailure } from './connect-failure.ts';
import { ACCEPTED_ENCODINGS } from './content-decoding.ts';
import { FetchFailure } from './fetch-failure.ts';
import { requestOnce } from './http-request.ts';
import type { NetworkScope } from './policy.ts';
import { readBody } from './response-body.ts';

export type GuardedFetchOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  /** From the start to the last hop's headers, and again for every wait for a piece of the body; default 20,000. */
  readonly timeoutMs?: number;
  /** Default 5. */
  readonly maxRedirects?: number;
  /** Ends the fetch, or later the body, with its reason. */
  readonly signal?: AbortSignal;
};

export type GuardedResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Where the answer came from. */
  readonly url: string;
  /** Every URL that was asked before it. */
  readonly redirects: readonly string[];
  /** Decoded while it arrives, never collected; once only. Throws ConnectFailure or FetchFailure. */
  readonly body: AsyncIterable<Buffer>;
  /** To be called when the body is not read to its end by a loop: else its connection stays open. */
  readonly discard: () => void;
};

type Hop = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly string[];
};

const DEFAULT_TIMEOUT_MS = 20_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/**
 * GET through the guarded network: every hop is judged as a document. Any status is an answer.
 * Throws ConnectFailure or FetchFailure, or the signal's reason.
 */
export async function guardedFetch(
  scope: NetworkScope,
  url: string | URL,
  options: GuardedFetchOptions = {},
): Promise<GuardedResponse> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limit = limitAnswer(timeoutMs, options.signal);
  try {
    const headers = { 'accept-encoding': ACCEPTED_ENCODINGS, ...lowerNames(options.headers ?? {}) };
    const first: Hop = { url: withoutSecrets(new URL(url)), headers, redirects: [] };
    const { hop, message } = await follow(
      first,
      async (next) => await ask(scope, next, { signal: limit.signal, timeoutMs }),
      options.maxRedirects ?? 5,
    );
    return {
      status: message.statusCode ?? 0,
      headers: message.headers,
      url: hop.url.href,
      redirects: hop.redirects,
      body: readBody(message, { stallMs: timeoutMs, signal: options.signal, endpoint: hop.url.host }),
      discard: () => void message.destroy(),
    };
  } finally {
    limit.end();
  }
}

type Answer = { readonly hop: Hop; readonly message: IncomingMessage };

async function follow(
  first: Hop,
  request: (hop: Hop) => Promise<IncomingMessage>,
  maxRedirects: number,
): Promise<Answer> {
  let hop = first;
  for (;;) {
    const message = await request(hop);
    const location = REDIRECTS.has(message.statusCode ?? 0) ? message.headers.location : undefined;
    if (location === undefined) return { hop, message };
    message.destroy();
    if (hop.redirects.length >= maxRedirects) {
      throw new FetchFailure('too_many_redirects', `${first.url.href} redirects more than ${maxRedirects} times.`);
    }
    hop = toNextHop(hop, location);
  }
}

async function ask(
  scope: NetworkScope,
  hop: Hop,
  limits: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<IncomingMessage> {
  const judgement = await scope.judgeDocument(hop.url);
  if (!judgement.allowed) throw new ConnectFailure('blocked_by_policy', judgement.reason);
  return await requestOnce(scope, { url: hop.url, headers: hop.headers, ...limits });
}

function toNextHop(hop: Hop, location: string): Hop {
  // Servers write UTF-8 into a header that Node reads as Latin-1.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, hop.url)) {
    throw new FetchFailure(
      'redirect_invalid',
      `${hop.url.href} redirects to something that is no address: ${text.slice(0, 200)}`,
    );
  }
  const url = withoutSecrets(new URL(text, hop.url));
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure(
      'redirect_invalid',
      `${hop.url.href} redirects to ${url.protocol.slice(0, 20)}, which is neither http nor https.`,
    );
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

function limitAnswer(timeoutMs: number, signal: AbortSignal | undefined): TimeLimit {
  signal?.throwIfAborted();
  const late = () => new ConnectFailure('timeout', `No answer came within ${Math.ceil(timeoutMs / 1000)} s.`);
  return new TimeLimit(timeoutMs, { signal, late });
}
