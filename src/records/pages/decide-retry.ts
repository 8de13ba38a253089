import { delayAfter } from '../../time/back-off.ts';
import { isTransient } from '../../visit/page-outcome.ts';
import type { PageReport } from './page-report.ts';

export const maxPageAttempts = 3;
/** A page that its own scripts hang costs its time limit, and half of it in one more attempt. */
const maxAttemptsHung = 2;
const secondAttemptShare = 0.5;
/** If a server requests a longer wait than this, the page fails and says so. */
const longestWaitMs = 120_000;
const backOff = { firstMs: 1_000, longestMs: longestWaitMs, factor: 4 };

type Retry = { readonly kind: 'again'; readonly afterMs: number } | { readonly kind: 'give-up' };

/** Waits 1 s, then 4 s, or as long as the server requests with `Retry-After`. */
export function decideRetry(report: PageReport & { readonly kind: 'failed' }, attempts: number): Retry {
  const canPass = isTransient(report.code) || report.retryAfterMs !== null;
  const most = report.isHung === true ? maxAttemptsHung : maxPageAttempts;
  if (!canPass || attempts >= most) return { kind: 'give-up' };
  const asked = report.retryAfterMs ?? 0;
  if (asked > longestWaitMs) return { kind: 'give-up' };
  return { kind: 'again', afterMs: Math.max(asked, delayAfter(attempts, backOff)) };
}

/** `hung`: the previous attempt ended because the page's own scripts hung it. */
export function limitAttempt(pageTimeoutMs: number, { hung }: { readonly hung: boolean }): number {
  return hung ? pageTimeoutMs * secondAttemptShare : pageTimeoutMs;
}
