import type { Page, Request } from 'playwright-core';
import { z } from 'zod';
import { endsWithin } from '../time/time-limit.ts';
import type { ProtocolSession } from './protocol-call.ts';

const scriptedTypes = new Set(['fetch', 'xhr', 'script']);
const targetSchema = z.object({ targetInfo: z.object({ type: z.string(), url: z.string() }) });

/**
 * The requests of the page's scripts that are still open, so that content is still to come. The browser does not report
 * the arrival of a shared worker's code to a page, so that code does not count. `reportSharedWorkers` makes the browser
 * identify it.
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

  /** The number of requests that the page's scripts have made. */
  get count(): number {
    return this.#count;
  }

  get isAny(): boolean {
    return this.#open.size > 0;
  }

  /**
   * True if code of the page's own host is still to arrive. Code of other hosts often never arrives, and says nothing
   * about the page.
   */
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

  /** Waits until the requests of the page's scripts are answered, but at most `limitMs`. */
  async awaitAnswers(limitMs: number): Promise<void> {
    await this.#awaitUntil(() => !this.isAny, limitMs);
  }

  /** Waits until code of the page's own host has arrived, but at most `limitMs`. */
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
