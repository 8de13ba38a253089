import type { Frame, Page } from 'playwright-core';
import { PageFault } from './page-fault.ts';
import type { ProtocolSession } from './protocol-call.ts';

/**
 * The sessions of those frames that live in a process of their own, because they are from another site. Each frame of the page is
 * asked once: among hundreds that share the page's process, and beside one that never answers.
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

  /** Undefined for a frame that its parent's session reaches, and for one that gives no answer. */
  async find(frameId: string): Promise<ProtocolSession | undefined> {
    for (const frame of this.#page.frames()) {
      if (this.#sessions.has(frameId)) break;
      if (frame === this.#page.mainFrame() || this.#asked.has(frame)) continue;
      this.#asked.add(frame);
      await this.#ask(frame);
    }
    return this.#sessions.get(frameId);
  }

  async #ask(frame: Frame): Promise<void> {
    // Playwright refuses frames that share their parent's process.
    const session: ProtocolSession | undefined = await this.#page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    if (session === undefined) return;
    try {
      this.#sessions.set(await this.#readFrameId(session), session);
    } catch (error) {
      if (!(error instanceof PageFault)) throw error;
      await session.detach().catch(() => undefined);
    }
  }
}
