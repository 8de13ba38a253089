import { PageFailure } from '../browser/page-failure.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import { within } from '../time/time-limit.ts';
import { says } from '../texts/saying.ts';

/**
 * Makes one protocol call to the page in front. If the browser refuses it, the page has just gone: the browser then
 * takes neither a picture of it nor a key. Throws only PageFailure.
 */
export async function sendWhileOpen(
  session: ProtocolSession,
  [method, params]: readonly [method: string, params: object],
  timeoutMs: number,
): Promise<unknown> {
  const late = () => new PageFailure('unresponsive', says('visits.method_silent', { method }));
  const refuse = (cause: unknown): never => {
    throw new PageFailure('departed', says('visits.method_failed', { method }), { cause });
  };
  return within(timeoutMs, session.send(method, params).catch(refuse), { late });
}
