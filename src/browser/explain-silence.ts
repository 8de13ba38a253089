import { z } from 'zod';
import { says } from '../texts/saying.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send, stopScripts } from './protocol-call.ts';

const endScriptMs = 1_000;
const answerMs = 1_500;
/** The browser parses the rest of a received document within this time after its script stops. */
const readOnMs = 300;

const stateSchema = z.object({ result: z.object({ value: z.string() }) });

/**
 * Explains why an open page did not answer in time. If it answers after its running script stops, it was in a loop. If
 * it still does not answer and has arrived completely (`isWhole`), it is too large for layout. Otherwise, its document
 * does not end.
 */
export async function explainSilence(session: ProtocolSession, isWhole: boolean): Promise<PageFailure> {
  const state = await readStateWithoutScript(session);
  if (state === undefined && isWhole) return new PageFailure('too_slow', says('visits.no_layout'));
  if (state === undefined || state === 'loading') return new PageFailure('unfinished', says('visits.arriving'));
  return new PageFailure('unresponsive', says('visits.busy'));
}

async function readStateWithoutScript(session: ProtocolSession): Promise<string | undefined> {
  const expression = `new Promise((answer) => setTimeout(() => answer(document.readyState), ${readOnMs}))`;
  try {
    await stopScripts(session, endScriptMs);
    const reply = await send(
      session,
      ['Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }],
      answerMs,
    );
    return stateSchema.parse(reply).result.value;
  } catch (error) {
    if (error instanceof PageFailure || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
