import { z } from 'zod';
import type { OutgoingGuard } from './outgoing-guard.ts';
import { readTopFrameId } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { StepPage } from './step-target.ts';

const headerSchema = z.object({ name: z.string(), value: z.string() });
const pausedSchema = z.object({
  requestId: z.string(),
  /** Undefined before the request is sent, and for a request without an answer. */
  responseStatusCode: z.number().optional(),
  responseHeaders: z.array(headerSchema).optional(),
  responseErrorReason: z.string().optional(),
  frameId: z.string(),
  resourceType: z.string(),
  request: z.object({
    url: z.string(),
    urlFragment: z.string().optional(),
    headers: z.record(z.string(), z.string()),
    hasPostData: z.boolean().optional(),
    postDataEntries: z.array(z.object({ bytes: z.string().optional() })).optional(),
  }),
});
type Paused = z.infer<typeof pausedSchema>;

const callMs = 5_000;

/** The page would have left for another site with a typed value. */
export class DocumentRefused extends Error {}

export type GuardedRequests = {
  /** Runs an action while the page cannot replace the document in front. */
  readonly whileDocumentStays: <T>(action: () => Promise<T>) => Promise<T>;
  /** Throws DocumentRefused as soon as a requested document is refused, because it would never arrive. */
  readonly unlessRefused: <T>(work: Promise<T>) => Promise<T>;
};

/**
 * Asks the guard about every request of the page's browser: from all pages, frames, windows and workers, including
 * redirects. Only a session with the browser itself sees requests of shared workers, and the first request of a window.
 * WebSockets are no such requests. Over HTTP/2, they are not even connections. A policy in each answer keeps documents
 * and workers from opening them.
 */
export async function guardRequests({ page, session: tab }: StepPage, guard: OutgoingGuard): Promise<GuardedRequests> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const mainFrameId = await readTopFrameId(tab, callMs);
  const session: ProtocolSession = await browser.newBrowserCDPSession();
  const refused = Promise.withResolvers<never>();
  // It may reject before anyone waits for it.
  refused.promise.catch(() => undefined);
  let stay: Promise<unknown> = Promise.resolve();
  const decide = async (paused: Paused): Promise<void> => {
    // The request may have ended with its page.
    if (isAnswer(paused)) return limitSockets(session, paused, guard).catch(() => undefined);
    const isNext = paused.resourceType === 'Document' && paused.frameId === mainFrameId;
    if (isNext) await stay;
    const isAdmitted = await answer(session, paused, guard);
    if (!isAdmitted && isNext) refused.reject(new DocumentRefused());
  };
  session.on('Fetch.requestPaused', (payload) => void decide(pausedSchema.parse(payload)));
  await send(
    session,
    ['Fetch.enable', { patterns: [{ requestStage: 'Request' }, { requestStage: 'Response' }] }],
    callMs,
  );
  return {
    whileDocumentStays: async (action) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      stay = promise;
      return action().finally(() => resolve(undefined));
    },
    unlessRefused: async (work) => Promise.race([work, refused.promise]),
  };
}

function isAnswer({ responseStatusCode, responseErrorReason }: Paused): boolean {
  return responseStatusCode !== undefined || responseErrorReason !== undefined;
}

/**
 * Passes an answer on with the guard's policy. Chromium reads the policy of a document before the answer is paused, so a
 * document is answered again.
 */
async function limitSockets(session: ProtocolSession, paused: Paused, guard: OutgoingGuard): Promise<void> {
  const { requestId, resourceType, responseStatusCode: responseCode, responseHeaders: headers = [] } = paused;
  const isRedirect = headers.some(({ name }) => name.toLowerCase() === 'location');
  const policy = { name: 'Content-Security-Policy', value: guard.socketPolicy };
  if (responseCode === undefined || isRedirect) await session.send('Fetch.continueResponse', { requestId });
  else if (resourceType !== 'Document')
    await session.send('Fetch.continueResponse', { requestId, responseCode, responseHeaders: [...headers, policy] });
  else {
    const { body } = bodySchema.parse(await session.send('Fetch.getResponseBody', { requestId }));
    const kept = headers.filter(({ name }) => !ofTransfer.has(name.toLowerCase()));
    await session.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders: [...kept, policy], body });
  }
}

/** The browser has taken cookies from the answer, and decoded its body. */
const ofTransfer: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'set-cookie',
  'transfer-encoding',
]);
const bodySchema = z.object({ body: z.string(), base64Encoded: z.literal(true) });

/** Answers a paused request. True if it may be sent. */
async function answer(session: ProtocolSession, paused: Paused, guard: OutgoingGuard): Promise<boolean> {
  const { requestId, resourceType, request } = paused;
  const { url, urlFragment = '', headers } = request;
  // The page's script at the URL may pass on the fragment.
  const isAdmitted = guard.admits({ url: `${url}${urlFragment}`, headers, body: readBody(request) });
  // An aborted document leaves the previous one in place.
  const errorReason = resourceType === 'Document' ? 'Aborted' : 'BlockedByClient';
  const reply = isAdmitted ? { requestId } : { requestId, errorReason };
  // The request may have ended with its page.
  await session.send(isAdmitted ? 'Fetch.continueRequest' : 'Fetch.failRequest', reply).catch(() => undefined);
  return isAdmitted;
}

/** Returns undefined for a body that the browser does not show, such as a stream. */
function readBody({ hasPostData = false, postDataEntries }: Paused['request']): Buffer | undefined {
  if (!hasPostData) return Buffer.alloc(0);
  const pieces = postDataEntries?.map(({ bytes }) => bytes) ?? [undefined];
  const whole = pieces.filter((bytes) => bytes !== undefined);
  return whole.length < pieces.length ? undefined : Buffer.concat(whole.map((bytes) => Buffer.from(bytes, 'base64')));
}
