import { pause } from './pause.ts';

export type BackOff = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Each delay is so many times the one before; 2 if left out. */
  readonly factor?: number;
};

/** How long to wait after so many failures in a row. */
export function delayAfter(failures: number, { firstMs, longestMs, factor = 2 }: BackOff): number {
  return Math.min(longestMs, firstMs * factor ** Math.max(0, failures - 1));
}

export type RetryOptions = {
  readonly backOff: BackOff;
  /** Asked after each failure. The error is thrown when it is false. */
  readonly canRetry: (error: unknown, failures: number) => boolean;
  /** Ends the wait before the next attempt early. */
  readonly signal?: AbortSignal;
};

/** Runs the action until it succeeds, or its error is not to be retried. */
export async function retry<T>(action: () => Promise<T>, { backOff, canRetry, signal }: RetryOptions): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await action();
    } catch (error) {
      if (!canRetry(error, failures)) throw error;
      await pause(delayAfter(failures, backOff), signal);
    }
  }
}
