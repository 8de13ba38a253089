import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';

export type DocumentJudge = (
  url: URL,
) => Promise<{ readonly allowed: true } | { readonly allowed: false; readonly reason: string }>;

const pausedSchema = z.object({
  requestId: z.string(),
  frameId: z.string(),
  resourceType: z.string(),
  request: z.object({ url: z.string() }),
});

/** A scan is no visit: it must not count in a site's statistics, nor send reports to third parties. */
const silencedTypes = ['Ping', 'CSPViolationReport'];

/**
 * Stands before every document that the tab asks for, redirects included, and lets it pass or not: before a
 * connection is made. Frames always pass (the proxy judges what they connect to). Once `shut`, the page may
 * not leave any more: what is being judged stays the document it was.
 */
export class DocumentGate {
  readonly #session: ProtocolSession;
  readonly #judge: DocumentJudge;
  readonly #mainFrameId: string;
  #isShut = false;
  #refusal: string | undefined;
  #lastUrl: string | undefined;

  constructor(session: ProtocolSession, mainFrameId: string, judge: DocumentJudge) {
    this.#session = session;
    this.#mainFrameId = mainFrameId;
    this.#judge = judge;
  }

  async start(): Promise<void> {
    this.#session.on('Fetch.requestPaused', (payload) => void this.#decide(payload));
    const stopped = ['Document', ...silencedTypes].map((resourceType) => ({ resourceType, requestStage: 'Request' }));
    await this.#session.send('Fetch.enable', { patterns: stopped });
  }

  /** Opens the gate for the next page and forgets the last refusal. */
  reset(): void {
    this.#isShut = false;
    this.#refusal = undefined;
    this.#lastUrl = undefined;
  }

  shut(): void {
    this.#isShut = true;
  }

  /** Why the top document was refused, if it was. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** The latest address asked for as the top document: where redirects have led so far. */
  get lastUrl(): string | undefined {
    return this.#lastUrl;
  }

  async #decide(payload: unknown): Promise<void> {
    const { requestId, frameId, resourceType, request } = pausedSchema.parse(payload);
    if (silencedTypes.includes(resourceType)) {
      await this.#answer('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      return;
    }
    if (frameId === this.#mainFrameId && !this.#isShut) this.#lastUrl = request.url;
    const passes = frameId !== this.#mainFrameId || (!this.#isShut && (await this.#isAllowed(request.url)));
    if (passes) await this.#answer('Fetch.continueRequest', { requestId });
    else
      await this.#answer('Fetch.failRequest', { requestId, errorReason: this.#isShut ? 'Aborted' : 'BlockedByClient' });
  }

  async #answer(method: string, params: object): Promise<void> {
    // The request may be gone by now, with its page: then there is nothing left to decide.
    await this.#session.send(method, params).catch(() => undefined);
  }

  async #isAllowed(url: string): Promise<boolean> {
    const judgement = URL.canParse(url)
      ? await this.#judge(new URL(url))
      : { allowed: false as const, reason: 'The address cannot be read.' };
    if (!judgement.allowed) this.#refusal = judgement.reason;
    return judgement.allowed;
  }
}
