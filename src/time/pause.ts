import { setTimeout as delay } from 'node:timers/promises';

/** Waits; not at all when the time is over already. A signal that is aborted ends the wait early, without an error. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  // An aborted signal is the only reason to reject.
  await delay(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}
