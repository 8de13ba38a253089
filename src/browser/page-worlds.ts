import type { Frame, Page } from 'playwright-core';
import { z } from 'zod';
import { timeLeft } from '../time/time-left.ts';
import { within } from '../time/time-limit.ts';
import { says } from '../texts/saying.ts';
import type { World } from './enter-closed-roots.ts';
import { declaresClosedRoot, enterClosedRoots } from './enter-closed-roots.ts';
import { inPageCall, SentModules } from './in-page-code.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { PageFrame } from './page-frame.ts';

const worldName = 'curbcut';
/** The browser shows this in a frame that could not be loaded, or that a policy forbids. It is not part of the page. */
const errorPageUrl = 'chrome-error://chromewebdata/';
/** A frame shows this until its document arrives. Scripts of its parent may fill it. */
const nothing = 'about:blank';
const readState = inPageCall<[]>(new URL('in-page/document-state.ts', import.meta.url), 'readDocumentState');
const callMs = 5_000;
const openMs = 2_000;
/** Longer than a frame with a separate process takes to report its id. */
const frameMs = 2_000;
const stateSchema = z.object({
  url: z.string(),
  isEmpty: z.boolean(),
  xmlError: z.string().nullable(),
  hasClosedRoot: z.boolean(),
  isNew: z.boolean(),
});
const worldSchema = z.object({ executionContextId: z.int() });
const frameElementSchema = z.object({
  node: z.object({ frameId: z.string().optional(), attributes: z.array(z.string()).catch([]) }),
});

/** Opens the page's current top document. A later navigation makes it throw `departed`. */
export async function openMainFrame(page: Page, session: ProtocolSession, timeoutMs = callMs): Promise<PageFrame> {
  const frameId = await readTopFrameId(session, timeoutMs);
  const deadline = performance.now() + timeoutMs;
  const opened = await openFrame({ sessions: new FrameSessions(page), session, frameId }, timeoutMs);
  await readFrameState(opened, timeLeft(deadline));
  return opened.frame;
}

const targetSchema = z.object({ targetInfo: z.object({ targetId: z.string() }) });

/**
 * Returns the id of the topmost frame of the session: the page's own, or a frame in a separate process. A target has
 * the id of its topmost frame. Reading the tree of all frames costs more with each frame, and fails if frames are
 * deeply nested.
 */
export async function readTopFrameId(session: ProtocolSession, timeoutMs: number): Promise<string> {
  const target = await send(session, ['Target.getTargetInfo', {}], timeoutMs);
  return targetSchema.parse(target).targetInfo.targetId;
}

/** Identifies a frame by its session and its id there. */
type FrameRef = { readonly sessions: FrameSessions; readonly session: ProtocolSession; readonly frameId: string };

type OpenedFrame = { readonly frame: PageFrame; readonly world: World };

async function openFrame(opened: FrameRef, timeoutMs: number): Promise<OpenedFrame> {
  const { session, frameId } = opened;
  const options = { frameId, worldName, grantUniveralAccess: true };
  const world = await send(session, ['Page.createIsolatedWorld', options], timeoutMs);
  const { executionContextId: contextId } = worldSchema.parse(world);
  const sent = new SentModules();
  const run = async ({ expression, returnByValue }: ScriptCall, limitMs: number) =>
    sent.evaluate(expression, async (shorter) =>
      runInWorld(session, { expression: shorter, returnByValue, contextId }, limitMs),
    );
  const frame: PageFrame = {
    evaluate: async (expression, limitMs) => (await run({ expression, returnByValue: true }, limitMs)).value,
    callOn: async (expression, [method, params], limitMs) => {
      const { objectId } = await run({ expression, returnByValue: false }, limitMs);
      return objectId === undefined ? undefined : send(session, [method, { ...params, objectId }], limitMs);
    },
    callOnEach: async (expression, [method, params], limitMs) => {
      const deadline = performance.now() + limitMs;
      const { objectId: list } = await run({ expression, returnByValue: false }, limitMs);
      const items = list === undefined ? [] : await listItems(session, list, timeLeft(deadline));
      const call = async (objectId: string | undefined) =>
        objectId === undefined ? undefined : send(session, [method, { ...params, objectId }], timeLeft(deadline));
      return Promise.all(items.map(call));
    },
    enterFrame: async (expression, limitMs) => {
      const deadline = performance.now() + limitMs;
      const { objectId } = await run({ expression, returnByValue: false }, limitMs);
      return objectId === undefined ? undefined : enterFrame(opened, objectId, deadline);
    },
  };
  return { frame, world: { session, frameId, contextId } };
}

const propertiesSchema = z.object({
  result: z.array(z.object({ name: z.string(), value: z.object({ objectId: z.string().optional() }).optional() })),
});

/** The ids of the objects in a list. Undefined for an item that is no object. */
async function listItems(session: ProtocolSession, list: string, timeoutMs: number) {
  const reply = await send(session, ['Runtime.getProperties', { objectId: list, ownProperties: true }], timeoutMs);
  const { result } = propertiesSchema.parse(reply);
  return result.filter(({ name }) => /^\d+$/.test(name)).map(({ value }) => value?.objectId);
}

/** Reads the state of a document, and enters the shadow roots that it has closed since the last call. */
async function readFrameState({ frame, world }: OpenedFrame, timeoutMs: number): Promise<z.infer<typeof stateSchema>> {
  const deadline = performance.now() + timeoutMs;
  const state = stateSchema.parse(await frame.evaluate(readState(), timeoutMs));
  const declares = state.isNew && (await declaresClosedRoot(world, state.url, timeLeft(deadline)));
  if (state.hasClosedRoot || declares) await enterClosedRoots(world, timeLeft(deadline));
  return state;
}

/** Opens the document inside the frame element with this id in its parent's world. */
async function enterFrame(parent: FrameRef, objectId: string, deadline: number): Promise<PageFrame | undefined> {
  const described = await send(parent.session, ['DOM.describeNode', { objectId }], timeLeft(deadline));
  const { frameId, attributes } = frameElementSchema.parse(described).node;
  if (frameId === undefined) return undefined;
  const session = (await parent.sessions.find(frameId)) ?? parent.session;
  const opened = await openFrame({ ...parent, session, frameId }, Math.min(callMs, timeLeft(deadline)));
  const { url, isEmpty, xmlError } = await readFrameState(opened, timeLeft(deadline));
  const isMissing = url === nothing && isEmpty && namesDocument(attributes);
  return url.startsWith(errorPageUrl) || xmlError !== null || isMissing ? undefined : opened.frame;
}

/** True if a frame element with these attributes (name, value, name, value …) should load a document. */
function namesDocument(attributes: readonly string[]): boolean {
  const at = attributes.findIndex((one, index) => index % 2 === 0 && (one === 'src' || one === 'data'));
  const source = (attributes[at + 1] ?? '').trim();
  return at >= 0 && source !== '' && !/^(?:about|javascript):/i.test(source);
}

const resultSchema = z.object({
  result: z.object({ value: z.unknown().optional(), objectId: z.string().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});

type ScriptCall = { readonly expression: string; readonly returnByValue: boolean };
type WorldCall = ScriptCall & { readonly contextId: number };

async function runInWorld(session: ProtocolSession, call: WorldCall, timeoutMs: number) {
  const reply = resultSchema.parse(
    await send(session, ['Runtime.evaluate', { ...call, awaitPromise: true, userGesture: false }], timeoutMs),
  );
  if (reply.exceptionDetails === undefined) return reply.result;
  const { text, exception } = reply.exceptionDetails;
  throw nameFailure(exception?.description ?? text);
}

/** Engines walk the tree recursively, and some thousand levels exceed the browser's stack. */
function nameFailure(description: string): PageFailure {
  if (!description.startsWith('RangeError: Maximum call stack size exceeded'))
    return new PageFailure('script_failed', says('visits.script_error', { text: description }));
  return new PageFailure('too_deep', says('visits.nested_too_deeply'));
}

/**
 * The sessions of frames that run in a separate process because they are from another site. It asks each frame of the
 * page once, all at the same time, because hundreds may share the page's process and some may never answer.
 */
class FrameSessions {
  readonly #page: Page;
  readonly #asked = new WeakSet<Frame>();
  readonly #sessions = new Map<string, ProtocolSession>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns undefined for a frame that its parent's session reaches, and for a frame that does not answer. */
  async find(frameId: string): Promise<ProtocolSession | undefined> {
    if (!this.#sessions.has(frameId)) {
      const main = this.#page.mainFrame();
      const frames = this.#page.frames().filter((frame) => frame !== main && !this.#asked.has(frame));
      for (const frame of frames) this.#asked.add(frame);
      await Promise.all(frames.map((frame) => this.#ask(frame)));
    }
    return this.#sessions.get(frameId);
  }

  async #ask(frame: Frame): Promise<void> {
    // Playwright refuses frames that share their parent's process, and waits forever for a busy one.
    const opening: Promise<ProtocolSession> = this.#page.context().newCDPSession(frame);
    const session = await within(openMs, opening).catch(() => undefined);
    if (session === undefined) return;
    try {
      this.#sessions.set(await readTopFrameId(session, frameMs), session);
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      // Not awaited, because a frame that does not answer does not detach either.
      void session.detach().catch(() => undefined);
    }
  }
}
