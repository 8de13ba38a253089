import { Readable } from 'node:stream';
import { fetch } from 'undici';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanOrder } from './scan-order.ts';
import type { Patience, Transport } from './transport.ts';
import { findProxy, openDispatcher } from '../../../adapters/net/open-dispatcher.ts';
import type { Proxies } from '../../../url/proxy-server.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

type Limits = Readonly<Record<Patience, number>>;

/** The limits are in milliseconds. A large PDF takes minutes until its first byte. */
const usualLimits: Limits = { answer: 30_000, download: 120_000, document: 600_000 };
const silences = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

type Service = NonNullable<ScanOrder['server']> & { readonly proxies?: Proxies | undefined };

/** A service at a URL, which may have a path. Redirects are not followed, because the token is for this URL alone. */
export function openHttp({ url, token, proxies }: Service, limits: Limits = usualLimits): Transport {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const agents = findProxy(base, proxies).then((proxy) => {
    const open = (limitMs: number) => openDispatcher(proxy, { headersTimeout: limitMs, bodyTimeout: limitMs });
    return { answer: open(limits.answer), download: open(limits.download), document: open(limits.document) };
  });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    pollMs: 500,
    request: async (method, path, { body, patience = 'answer' } = {}) => {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      // A terminal or a log shows English, regardless of the service's settings.
      const headers = {
        'accept-language': 'en',
        ...authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const fail = (error: unknown) => describeFailure(base, limits[patience], error);
      const { [patience]: dispatcher } = await agents;
      const options = { method, dispatcher, redirect: 'manual', headers, ...content } as const;
      const response = await fetch(new URL(path.slice(1), base), options).catch((error: unknown) => {
        throw fail(error);
      });
      const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        status: response.status,
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
        body: response.body === null ? Readable.from([]) : Readable.from(readBody(response.body, fail)),
      };
    },
    close: async () => {
      await Promise.all(Object.values(await agents).map((agent) => agent.destroy()));
    },
  };
}

async function* readBody(
  body: AsyncIterable<Uint8Array>,
  fail: (error: unknown) => CommandFailure,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw fail(error);
  }
}

function describeFailure(base: URL, limitMs: number, error: unknown): CommandFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const code = cause !== undefined && 'code' in cause ? String(cause.code) : '';
  const reason = silences.has(code) ? commandLine.failures.silent(limitMs / 1000) : (cause?.message ?? String(error));
  const message = commandLine.failures.noAnswer(base.href, reason);
  return new CommandFailure(exitCodes.cannotWork, message, { cause: error });
}
