import type { Page, Request } from 'playwright-core';
import { z } from 'zod';
import { endsWithin } from '../time/time-limit.ts';
import type { ProtocolSession } from './protocol-call.ts';

const scriptedTypes = new Set(['fetch', 'xhr', 'script']);
const targetSchema = z.object({ targetInfo: z.object({ type: z.string(), url: z.string() }) });

/**
 * What the page's scripts have requested and not received yet: content is still to come. The browser reports to no page that the code of
 * a shared worker has arrived, so that does not count; `reportSharedWorkers` makes it say which code that is.
 */
export class OpenRequests {
  readonly #page: Page;
  readonly #session: ProtocolSession;
  readonly #open = new Set<Request>();
  readonly #sharedWorkers = new Set<string>();
  #onAnswered: (() => void) | undefined;
  #count = 0;

  constructor(page: Page, session: ProtocolSession) {
    this.#page = page;
    this.#session = session;
    session.on('Target.targetCreated', this.#noteTarget);
  }

  end(): void {
    this.#session.off('Target.targetCreated', this.#noteTarget);
  }

  /** How many requests the page's scripts have made. */
  get count(): number {
    return this.#count;
  }

  get isAny(): boolean {
    return this.#open.size > 0;
  }

  /** Whether code of the page's own host is among them. Code of others often never arrives, and shows nothing of the page. */
  get isCode(): boolean {
    return this.#open.values().some((request) => this.#isOwnCode(request));
  }

  note(request: Request): void {
    if (!scriptedTypes.has(request.resourceType())) return;
    this.#count += 1;
    if (!this.#sharedWorkers.has(request.url())) this.#open.add(request);
  }

  noteEnded(request: Request): void {
    this.#open.delete(request);
    this.#onAnswered?.();
  }

  /** Until what the page's scripts have requested is there, but not longer than `limitMs`. */
  async awaitAnswers(limitMs: number): Promise<void> {
    await this.#awaitUntil(() => !this.isAny, limitMs);
  }

  /** The same for code of the page's own host. */
  async awaitCode(limitMs: number): Promise<void> {
    await this.#awaitUntil(() => !this.isCode, limitMs);
  }

  async #awaitUntil(isMet: () => boolean, limitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#onAnswered = () => {
      if (isMet()) resolve(undefined);
    };
    await endsWithin(limitMs, promise);
    this.#onAnswered = undefined;
  }

  readonly #noteTarget = (payload: unknown): void => {
    const { type, url } = targetSchema.parse(payload).targetInfo;
    if (type !== 'shared_worker') return;
    this.#sharedWorkers.add(url);
    for (const request of this.#open) if (request.url() === url) this.noteEnded(request);
  };

  #isOwnCode(request: Request): boolean {
    return request.resourceType() === 'script' && hostOf(request.url()) === hostOf(this.#page.url());
  }
}

/** Call this once for each session. */
export async function reportSharedWorkers(session: ProtocolSession): Promise<void> {
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'shared_worker' }] });
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
