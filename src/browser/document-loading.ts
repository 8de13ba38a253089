import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';

const navigatedSchema = z.object({ frame: z.object({ id: z.string(), parentId: z.string().optional() }) });
const stoppedSchema = z.object({ frameId: z.string() });

/**
 * Watches how the top documents of a page finish loading. A script may stop the loading (`window.stop()`). The browser
 * then reports neither `DOMContentLoaded` nor `load`, and the rest never becomes part of the document.
 */
export class DocumentLoading {
  readonly #session: ProtocolSession;
  #topFrameId: string | undefined;
  #documents = 0;
  #isParsed = false;
  #isOver = false;
  #over = Promise.withResolvers<undefined>();

  constructor(session: ProtocolSession) {
    this.#session = session;
    session.on('Page.frameNavigated', this.#noteNavigated);
    session.on('Page.domContentEventFired', this.#noteParsed);
    session.on('Page.frameStoppedLoading', this.#noteStopped);
  }

  end(): void {
    this.#session.off('Page.frameNavigated', this.#noteNavigated);
    this.#session.off('Page.domContentEventFired', this.#noteParsed);
    this.#session.off('Page.frameStoppedLoading', this.#noteStopped);
  }

  /** The number of top documents so far. */
  get documents(): number {
    return this.#documents;
  }

  /** Resolves when the browser has finished loading the latest document. */
  get over(): Promise<undefined> {
    return this.#over.promise;
  }

  /** True if a script stopped the latest document before it was fully parsed. */
  get isCutOff(): boolean {
    return this.#isOver && !this.#isParsed;
  }

  readonly #noteNavigated = (payload: unknown): void => {
    const { id, parentId } = navigatedSchema.parse(payload).frame;
    if (parentId !== undefined) return;
    this.#topFrameId = id;
    this.#documents += 1;
    this.#isParsed = false;
    if (this.#isOver) this.#over = Promise.withResolvers();
    this.#isOver = false;
  };

  readonly #noteParsed = (): void => {
    this.#isParsed = true;
  };

  readonly #noteStopped = (payload: unknown): void => {
    if (stoppedSchema.parse(payload).frameId !== this.#topFrameId) return;
    this.#isOver = true;
    this.#over.resolve(undefined);
  };
}
