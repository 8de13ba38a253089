import { setTimeout as delay } from 'node:timers/promises';

/** Waits, unless the time is already over. An aborted signal ends the wait early, without an error. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  // Only an aborted signal makes this reject.
  await delay(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}
