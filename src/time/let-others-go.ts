import { pause } from './pause.ts';

/**
 * Lets waiting requests run. The embedded database answers without waiting for the event loop, so a long sequence of
 * queries would block all other work. A millisecond is several turns of that loop. A request needs more than one to
 * arrive and to be answered.
 */
export async function letOthersGo(): Promise<void> {
  await pause(1);
}
