import type { Page } from 'playwright-core';
import { z } from 'zod';
import { FrameSessions } from './frame-sessions.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { PageFrame } from './page-frame.ts';

const worldName = 'curbcut';
/** What the browser shows in a frame that could not be loaded or that a policy forbids. It is not part of the page. */
const errorPageUrl = 'chrome-error://chromewebdata/';
/** What a frame shows until its document arrives. Scripts of its parent may fill it. */
const nothing = 'about:blank, empty';
const describeShown = "document.URL + (document.body?.hasChildNodes() ? '' : ', empty')";
const callMs = 5_000;
/** Longer than a frame with a separate process takes to report its id. */
const frameMs = 2_000;
const worldSchema = z.object({ executionContextId: z.int() });
const frameElementSchema = z.object({
  node: z.object({ frameId: z.string().optional(), attributes: z.array(z.string()).catch([]) }),
});
const targetSchema = z.object({ targetInfo: z.object({ targetId: z.string() }) });

/** The page's current top document. A later navigation makes it throw `departed`. */
export async function openMainFrame(page: Page, session: ProtocolSession): Promise<PageFrame> {
  const sessions = new FrameSessions(page, (of) => readTopFrameId(of, frameMs));
  return openFrame({ sessions, session, frameId: await readTopFrameId(session, callMs) });
}

/**
 * The topmost frame that the session reaches: the page's own, or a frame in a separate process. A target has the id of its topmost
 * frame. The tree of all frames would cost more with each of them, and the browser fails to write one that is nested deeply.
 */
export async function readTopFrameId(session: ProtocolSession, timeoutMs: number): Promise<string> {
  const target = await send(session, ['Target.getTargetInfo', {}], timeoutMs);
  return targetSchema.parse(target).targetInfo.targetId;
}

type FramePlace = { readonly sessions: FrameSessions; readonly session: ProtocolSession; readonly frameId: string };

async function openFrame(place: FramePlace): Promise<PageFrame> {
  const { session } = place;
  const world = await send(
    session,
    ['Page.createIsolatedWorld', { frameId: place.frameId, worldName, grantUniveralAccess: true }],
    callMs,
  );
  const { executionContextId: contextId } = worldSchema.parse(world);
  return {
    evaluate: (expression, timeoutMs) => evaluate(session, { expression, contextId, returnByValue: true }, timeoutMs),
    enterFrame: (expression, timeoutMs) => enterFrame({ place, contextId }, expression, timeoutMs),
  };
}

async function enterFrame(
  { place, contextId }: { readonly place: FramePlace; readonly contextId: number },
  expression: string,
  timeoutMs: number,
): Promise<PageFrame | undefined> {
  const element = await runInWorld(place.session, { expression, contextId, returnByValue: false }, timeoutMs);
  if (element.objectId === undefined) return undefined;
  const described = await send(place.session, ['DOM.describeNode', { objectId: element.objectId }], timeoutMs);
  const { frameId, attributes } = frameElementSchema.parse(described).node;
  if (frameId === undefined) return undefined;
  const session = (await place.sessions.find(frameId)) ?? place.session;
  const frame = await openFrame({ ...place, session, frameId });
  const shown = z.string().parse(await frame.evaluate(describeShown, timeoutMs));
  if (shown.startsWith(errorPageUrl) || (shown === nothing && namesDocument(attributes))) return undefined;
  return frame;
}

/** Whether a frame element with these attributes (name, value, name, value …) is to load a document. */
function namesDocument(attributes: readonly string[]): boolean {
  const at = attributes.findIndex((one, index) => index % 2 === 0 && one === 'src');
  const source = (attributes[at + 1] ?? '').trim();
  return at >= 0 && source !== '' && !/^(?:about|javascript):/i.test(source);
}

const resultSchema = z.object({
  result: z.object({ value: z.unknown().optional(), objectId: z.string().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});

type WorldCall = { readonly expression: string; readonly contextId: number; readonly returnByValue: boolean };

async function evaluate(session: ProtocolSession, call: WorldCall, timeoutMs: number): Promise<unknown> {
  return (await runInWorld(session, call, timeoutMs)).value;
}

async function runInWorld(session: ProtocolSession, call: WorldCall, timeoutMs: number) {
  const reply = resultSchema.parse(
    await send(session, ['Runtime.evaluate', { ...call, awaitPromise: true, userGesture: false }], timeoutMs),
  );
  if (reply.exceptionDetails === undefined) return reply.result;
  const { text, exception } = reply.exceptionDetails;
  throw nameFailure(exception?.description ?? text);
}

/** Engines walk the tree by recursion: some thousand levels are more than the browser's stack holds. */
function nameFailure(description: string): PageFailure {
  if (!description.startsWith('RangeError: Maximum call stack size exceeded'))
    return new PageFailure('script_failed', description);
  return new PageFailure('too_deep', 'The elements of the page are nested too deeply to be analyzed.');
}
