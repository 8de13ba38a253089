import type { Frame, Page } from 'playwright-core';
import { within } from '../shared/time-limit.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';

const openMs = 2_000;

/**
 * The sessions of the frames that run in a separate process because they are from another site. Each frame of the page is
 * asked once, and all at the same time: hundreds may share the page's process, and some may never answer.
 */
export class FrameSessions {
  readonly #page: Page;
  readonly #readFrameId: (session: ProtocolSession) => Promise<string>;
  readonly #asked = new WeakSet<Frame>();
  readonly #sessions = new Map<string, ProtocolSession>();

  constructor(page: Page, readFrameId: (session: ProtocolSession) => Promise<string>) {
    this.#page = page;
    this.#readFrameId = readFrameId;
  }

  /** Undefined for a frame that its parent's session reaches, and for a frame that does not answer. */
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
    // Playwright refuses frames that share their parent's process, and waits forever on one that is busy.
    const opening: Promise<ProtocolSession> = this.#page.context().newCDPSession(frame);
    const session = await within(openMs, opening).catch(() => undefined);
    if (session === undefined) return;
    try {
      this.#sessions.set(await this.#readFrameId(session), session);
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      // Not awaited: a frame that does not answer does not detach either.
      void session.detach().catch(() => undefined);
    }
  }
}
