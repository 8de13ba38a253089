import { within } from '../time/time-limit.ts';
import { says } from '../texts/saying.ts';
import { PageFailure } from './page-failure.ts';

/** A session of the DevTools protocol with one target. The reader of a reply or event parses it. */
export type ProtocolSession = {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (payload: unknown) => void): unknown;
  off(event: string, listener: (payload: unknown) => void): unknown;
  detach(): Promise<void>;
};

/**
 * Sends one protocol call with its own time limit, because neither Playwright nor Chromium gives up on a page that is
 * busy forever. Throws PageFailure.
 */
export async function send(
  session: ProtocolSession,
  [method, params]: readonly [method: string, params: object],
  timeoutMs: number,
): Promise<unknown> {
  const late = () => new PageFailure('unresponsive', says('visits.method_silent', { method }));
  try {
    return await within(timeoutMs, session.send(method, params), { late });
  } catch (error) {
    throw nameFault(error);
  }
}

/**
 * Stops every running script in the page. If no script is running, the browser stops the next one instead, and fails
 * the call that started it. So an empty script follows, which protects later calls. Throws PageFailure if the page does
 * not answer.
 */
export async function stopScripts(session: ProtocolSession, timeoutMs: number): Promise<void> {
  const stopped = send(session, ['Runtime.terminateExecution', {}], timeoutMs);
  const emptyScript = send(session, ['Runtime.evaluate', { expression: '0' }], timeoutMs);
  await Promise.all([stopped, emptyScript.catch(() => undefined)]);
}

const departedMarks = [
  'context was destroyed',
  'Cannot find context',
  'Inspected target navigated',
  'Frame was detached',
  'No frame for given id',
  'attached to an active page',
  'Frame with the given',
];

/** The browser's answers to a call whose script was stopped, and to a second request to stop scripts. */
const stoppedMarks = [
  'Execution was terminated',
  '(Runtime.evaluate): Internal error',
  'There is current termination request in progress',
];

function nameFault(error: unknown): unknown {
  if (error instanceof PageFailure || !(error instanceof Error)) return error;
  const { message } = error;
  if (message.includes('Target crashed') || message.includes('crashed')) {
    return new PageFailure('crashed', says('visits.crashed'), { cause: error });
  }
  if (departedMarks.some((mark) => message.includes(mark))) {
    return new PageFailure('departed', says('visits.replaced'), { cause: error });
  }
  if (stoppedMarks.some((mark) => message.includes(mark))) {
    return new PageFailure('unresponsive', says('visits.script_stopped'), { cause: error });
  }
  if (message.includes('closed')) return new PageFailure('closed', says('visits.closed'), { cause: error });
  return error;
}
