import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/**
 * Stops every script that is running in the page. Where none is running, the browser stops the next one instead, and fails the call
 * that started it: so an empty script follows, and no later call is hit. Throws PageFailure when the page does not answer.
 */
export async function stopScripts(session: ProtocolSession, timeoutMs: number): Promise<void> {
  const stopped = send(session, ['Runtime.terminateExecution', {}], timeoutMs);
  const emptyScript = send(session, ['Runtime.evaluate', { expression: '0' }], timeoutMs);
  await Promise.all([stopped, emptyScript.catch(() => undefined)]);
}
