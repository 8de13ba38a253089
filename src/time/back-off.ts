import { pause } from './pause.ts';

export type BackOff = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Multiplies the previous delay. Default 2. */
  readonly factor?: number;
};

/** The delay after this number of successive failures. */
export function delayAfter(failures: number, { firstMs, longestMs, factor = 2 }: BackOff): number {
  return Math.min(longestMs, firstMs * factor ** Math.max(0, failures - 1));
}

export type RetryOptions = {
  readonly backOff: BackOff;
  /** Called after each failure. If it returns false, the error is thrown. */
  readonly canRetry: (error: unknown, failures: number) => boolean;
  /** Ends the wait before the next attempt early. */
  readonly signal?: AbortSignal;
};

/** Runs the action until it succeeds, or until its error must not be retried. */
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
