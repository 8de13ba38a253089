import { z } from 'zod';
import type { Saying } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { TabAccess } from './tab-access.ts';
import { addHeaders, patternsOf } from './tab-access.ts';

/**
 * Decides whether the tab may show a document. `isOutOfScope`: the network policy would allow it, but the scan excludes
 * it.
 */
type DocumentPermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: Saying; readonly isOutOfScope?: boolean };

export type DocumentCheck = (url: URL) => Promise<DocumentPermission>;

export type Refusal = { readonly reason: Saying; readonly isOutOfScope: boolean };

const pausedSchema = z.object({
  requestId: z.string(),
  frameId: z.string(),
  resourceType: z.string(),
  request: z.object({
    url: z.string(),
    urlFragment: z.string().default(''),
    headers: z.record(z.string(), z.string()).optional(),
  }),
});

const callMs = 5_000;
/** A scan is not a visit, so it must not count in a site's statistics or send reports to third parties. */
const silencedTypes = ['Ping', 'CSPViolationReport'];

/** `access` applies to requests of the tab to the origins of a sign-in. */
export type GateRules = { readonly check: DocumentCheck; readonly access?: TabAccess | undefined };

/** The decisions of the gate during one visit. They also say whether the page may still navigate. */
export class Passage {
  /** The reason why the top document was refused, if any. */
  refusal: Refusal | undefined;
  /** The latest URL of the top document, after the redirects so far. */
  lastUrl: string | undefined;
  /** True once the page may no longer navigate, so that the document under analysis stays in place. */
  isShut = false;
  /** True once all requests are blocked, because the browser is leaving the page. */
  isClosed = false;
  /**
   * True while an engine operates the page. All requests are blocked, and a navigation must leave the document in
   * place.
   */
  isSealed = false;
}

/**
 * Checks every document that the tab requests, including redirects, before a connection is made. Frames always pass,
 * because the proxy checks their connections.
 */
export class DocumentGate {
  readonly #session: ProtocolSession;
  readonly #check: DocumentCheck;
  readonly #mainFrameId: string;
  readonly #access: TabAccess | undefined;
  #passage = new Passage();
  #isEmpty = false;

  constructor(session: ProtocolSession, mainFrameId: string, { check, access }: GateRules) {
    this.#session = session;
    this.#mainFrameId = mainFrameId;
    this.#check = check;
    this.#access = access;
  }

  async start(): Promise<void> {
    this.#session.on('Fetch.requestPaused', (payload) => void this.#decide(payload, this.#passage));
    await this.open();
  }

  async open(): Promise<void> {
    const types = ['Document', ...silencedTypes];
    const signedIn = this.#access === undefined ? [] : patternsOf(this.#access);
    await this.#pause([...types.map((resourceType) => ({ resourceType, requestStage: 'Request' })), ...signedIn]);
  }

  /** Blocks every request of the page until `open`. */
  async close(): Promise<void> {
    this.#passage.isClosed = true;
    await this.#pause([{ urlPattern: '*' }]);
  }

  /** Refuses every further request and navigation of the page. Its document stays and sends nothing. */
  async seal(): Promise<void> {
    this.#passage.isShut = true;
    this.#passage.isSealed = true;
    await this.#pause([{ urlPattern: '*' }]);
  }

  /** Replaces documents with empty ones while it is on, without asking a server. */
  serveEmpty(isOn: boolean): void {
    this.#isEmpty = isOn;
  }

  /** Starts the state of the next visit. */
  admit(): Passage {
    this.#passage = new Passage();
    return this.#passage;
  }

  async #pause(patterns: readonly object[]): Promise<void> {
    await send(this.#session, ['Fetch.enable', { patterns }], callMs);
  }

  async #decide(payload: unknown, passage: Passage): Promise<void> {
    const { requestId, frameId, resourceType, request } = pausedSchema.parse(payload);
    if (this.#isEmpty && resourceType === 'Document')
      return this.#answer('Fetch.fulfillRequest', emptyDocument(requestId));
    const isTop = frameId === this.#mainFrameId && resourceType === 'Document';
    const blocked = findBlock(passage, resourceType);
    if (isTop && blocked === undefined && !passage.isShut) passage.lastUrl = request.url;
    // The fragment may be a route of the page, such as `#/logout`.
    const url = `${request.url}${request.urlFragment}`;
    const errorReason = blocked ?? (isTop ? await this.#findRefusal(url, passage) : undefined);
    if (errorReason === undefined) await this.#answer('Fetch.continueRequest', { requestId, ...this.#sign(request) });
    else await this.#answer('Fetch.failRequest', { requestId, errorReason });
  }

  /** The browser's error name for a refused top document. Undefined if it may load. */
  async #findRefusal(url: string, passage: Passage): Promise<string | undefined> {
    if (passage.isShut) return 'Aborted';
    return (await this.#isAllowed(url, passage)) ? undefined : 'BlockedByClient';
  }

  #sign(request: { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }) {
    const headers = this.#access === undefined ? undefined : addHeaders(this.#access, request);
    return headers === undefined ? {} : { headers };
  }

  async #answer(method: string, params: object): Promise<void> {
    // The request may have ended with its page.
    await this.#session.send(method, params).catch(() => undefined);
  }

  async #isAllowed(url: string, passage: Passage): Promise<boolean> {
    const decision = URL.canParse(url)
      ? await this.#check(new URL(url))
      : { allowed: false as const, reason: says('visits.unreadable_url') };
    if (!decision.allowed) passage.refusal = { isOutOfScope: false, ...decision };
    return decision.allowed;
  }
}

function emptyDocument(requestId: string) {
  const responseHeaders = [
    { name: 'content-type', value: 'text/html' },
    // An empty list revokes the client hints that the origin asked for. No command of the protocol does.
    { name: 'accept-ch', value: '' },
  ];
  return { requestId, responseCode: 200, responseHeaders, body: '' };
}

/**
 * The browser's error name for a request that is refused regardless of its URL. An aborted document leaves the previous
 * one in place. Any other error shows an error page.
 */
function findBlock({ isClosed, isSealed }: Passage, resourceType: string): string | undefined {
  if (isSealed && !isClosed && resourceType === 'Document') return 'Aborted';
  return isClosed || isSealed || silencedTypes.includes(resourceType) ? 'BlockedByClient' : undefined;
}
