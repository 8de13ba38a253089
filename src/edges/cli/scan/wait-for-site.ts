import type { Dispatcher } from 'undici';
import { fetch } from 'undici';
import { findProxy, openDispatcher } from '../../../adapters/net/open-dispatcher.ts';
import type { Proxies } from '../../../url/proxy-server.ts';
import { pause } from '../../../time/pause.ts';

const pauseMs = 500;
/** One request may take so long. A server that starts can accept a connection before it answers. */
const answerWithinMs = 5_000;
/** The answers of a proxy whose server is not there yet. */
const startingStatuses = new Set([502, 503, 504]);
const absentCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT']);

type Wait = {
  readonly waitMs: number;
  readonly stop: AbortSignal;
  readonly proxies?: Proxies | undefined;
};

/**
 * Waits until each URL answers, or until the time is over: then the scan says what is missing. `stop` ends the wait.
 */
export async function waitForSite(urls: readonly string[], { waitMs, stop, proxies }: Wait): Promise<void> {
  const until = performance.now() + waitMs;
  for (const url of urls) {
    const dispatcher = openDispatcher(await findProxy(new URL(url), proxies));
    const request = { url, dispatcher, stop };
    while (!stop.aborted && performance.now() < until && !(await answers(request))) await pause(pauseMs, stop);
    await dispatcher.destroy();
  }
}

type Request = { readonly url: string; readonly dispatcher: Dispatcher; readonly stop: AbortSignal };

async function answers({ url, dispatcher, stop }: Request): Promise<boolean> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(answerWithinMs)]);
  try {
    const response = await fetch(url, { redirect: 'manual', signal, dispatcher });
    await response.body?.cancel();
    return !startingStatuses.has(response.status);
  } catch (error) {
    return !isAbsent(error);
  }
}

/** Any other failure, such as a certificate's, is one that waiting does not end. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  const code = 'code' in error ? String(error.code) : '';
  return absentCodes.has(code) || code.startsWith('UND_ERR_') || isAbsent(error.cause);
}
