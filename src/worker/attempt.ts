import type { Logger } from 'pino';

/** What the action gives, or undefined: a database that is away for a while must not end the worker. Its error is logged. */
export async function attempt<T>(log: Logger, what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    log.error({ err: error }, `the worker could not ${what}`);
    return undefined;
  }
}
