import { pause } from './pause.ts';

/**
 * Lets waiting requests run. The embedded database answers without ever waiting for the event loop, so a long
 * sequence of queries would block everyone else. A millisecond is several turns of that loop: a request needs
 * more than one to arrive and to be answered.
 */
export async function letOthersGo(): Promise<void> {
  await pause(1);
}
