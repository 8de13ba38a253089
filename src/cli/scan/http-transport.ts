import { Readable } from 'node:stream';
import { Agent, fetch } from 'undici';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanOrder } from './scan-order.ts';
import type { Transport } from './transport.ts';

const headersTimeoutMs = 600_000;

/** A service at a URL, which may have a path. Redirects are not followed: the token is for this URL alone. */
export function openHttp({ url, token }: NonNullable<ScanOrder['server']>): Transport {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  // A large PDF takes minutes until its first byte.
  const dispatcher = new Agent({ headersTimeout: headersTimeoutMs, bodyTimeout: headersTimeoutMs });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    pollMs: 500,
    request: async (method, path, body) => {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, dispatcher, redirect: 'manual', headers: { ...headers, ...type }, ...content } as const;
      const response = await fetch(new URL(path.slice(1), base), options).catch((error: unknown) => {
        throw new CommandFailure(exitCodes.cannotWork, describe(base, error), { cause: error });
      });
      const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        status: response.status,
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
        body: response.body === null ? Readable.from([]) : Readable.fromWeb(response.body),
      };
    },
    close: () => dispatcher.close(),
  };
}

function describe(base: URL, error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : String(error);
  return `The service at ${base.href} does not answer: ${reason}`;
}
