import type { Page } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';
import { isOver, timeLeft } from '../time/time-left.ts';
import { explainSilence } from './explain-silence.ts';
import type { PageEvents } from './page-events.ts';
import type { SettledPage, SettleOptions } from './page-facts.ts';
import { settledPageSchema } from './page-facts.ts';
import { PageFailure } from './page-failure.ts';
import type { PageFrame } from './page-frame.ts';
import { openMainFrame } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';
import type { Answer } from './visit.ts';

const inPage = new URL('in-page/settle.ts', import.meta.url);
const settlePage = inPageCall<[options: SettleOptions]>(inPage, 'settlePage');
const readSettled = inPageCall<[]>(inPage, 'readSettled');

const quietMs = 100;
const settleMs = 4_000;
const contentMs = 8_000;
/**
 * Longest wait for the content of a document that a script stopped. The rest does not arrive, but the script may fill
 * the document.
 */
const cutOffContentMs = 2_000;
/** The longest duration of the waits in the page, plus time to answer. With less time, each wait gets its share. */
const longestMs = 3 * settleMs + contentMs + 2_000;
const usualAnswersMs = 2_000;
/**
 * Longest wait for answers to a page that is visibly incomplete, because its code is still to arrive or it shows that
 * it is busy.
 */
const incompleteAnswersMs = 10_000;
/** Time for resources that a document without scripts still loads. */
const scriptlessMs = 300;
const readMs = 5_000;
/** A heavy page on a busy machine takes longer than the least time to answer at all. */
const leastEnterMs = 5_000;
const enterPart = 1 / 6;
/** Added for each frame, because a page with hundreds of frames answers late after they have loaded. */
const enterFrameMs = 20;

/** An open page with its events so far. */
type LoadedPage = {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly events: PageEvents;
  readonly findFailure: () => PageFailure | undefined;
};

/**
 * `answersMs`: longest wait for answers to the requests of the page's scripts, because some scripts never stop
 * requesting.
 */
type SettleLimits = { readonly deadline: number; readonly answersMs?: number | undefined };

/**
 * Waits until the document in front shows its final state, and reads its facts. It reads them again if awaited answers
 * arrive. Returns undefined if the document was replaced meanwhile. Throws PageFailure if the page fails.
 */
export async function settleDocument(
  loaded: LoadedPage,
  answer: Answer,
  { deadline, answersMs = usualAnswersMs }: SettleLimits,
): Promise<SettledPage | undefined> {
  const { requests } = loaded.events;
  let settled = await settleOnce(loaded, answer, deadline);
  const since = performance.now();
  const longest = timeLeft(deadline) / 4;
  const usual = since + Math.min(answersMs, longest);
  const incomplete = since + Math.min(incompleteAnswersMs, longest);
  while (settled !== undefined && requests.isAny) {
    const until = settled.isBusy ? incomplete : usual;
    if (!isOver(until)) await requests.awaitAnswers(timeLeft(until));
    else if (requests.isCode && !isOver(incomplete)) await requests.awaitCode(timeLeft(incomplete));
    else return settled;
    settled = await settleOnce(loaded, answer, deadline);
  }
  return settled;
}

async function settleOnce(loaded: LoadedPage, answer: Answer, deadline: number): Promise<SettledPage | undefined> {
  const { page, session, events, findFailure } = loaded;
  try {
    const enterMs = Math.max(leastEnterMs, timeLeft(deadline) * enterPart);
    const openMs = enterMs + page.frames().length * enterFrameMs;
    const main = await openMainFrame(page, session, Math.min(timeLeft(deadline), openMs));
    if (isScriptless(answer)) return await readScriptless(page, main);
    const limit = Math.min(timeLeft(deadline), longestMs);
    const part = limit / longestMs;
    const settling = settlePage({
      quietMs,
      settleMs: part * settleMs,
      contentMs: part * (events.isCutOff ? cutOffContentMs : contentMs),
    });
    const settle = async (document: PageFrame) =>
      settledPageSchema.parse(await Promise.race([document.evaluate(settling, limit), events.endless]));
    const settled = await settle(main);
    return settled.hasClosedRoot ? await settle(await openMainFrame(page, session, openMs)) : settled;
  } catch (error) {
    const failure = findFailure();
    if (failure !== undefined) throw failure;
    if (!(error instanceof PageFailure)) throw error;
    if (error.kind === 'departed') return undefined;
    throw error.kind === 'unresponsive' ? await explainSilence(session, events.isWhole) : error;
  }
}

/** Timers never fire in a sandboxed document, so this process waits instead. */
async function readScriptless(page: Page, main: PageFrame): Promise<SettledPage> {
  await page.waitForTimeout(scriptlessMs);
  return settledPageSchema.parse(await main.evaluate(readSettled(), readMs));
}

function isScriptless(answer: Answer): boolean {
  const policy = answer.headers['content-security-policy'] ?? '';
  return /(^|[;,\s])sandbox(?![^;,]*allow-scripts)/i.test(policy);
}
