import { PageFailure } from '../browser/page-failure.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import { within } from '../time/time-limit.ts';
import { says } from '../texts/saying.ts';

/**
 * One protocol call to the page in front. What the browser refuses means that the page has just gone: it takes no picture of it then,
 * and no key. Throws PageFailure alone.
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
