import type { Logger } from 'pino';

/**
 * Returns the result of the action. If it fails, logs the error and returns undefined, because a temporarily
 * unavailable database must not end the worker.
 */
export async function attempt<T>(log: Logger, what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    log.error({ err: error }, `the worker could not ${what}`);
    return undefined;
  }
}
