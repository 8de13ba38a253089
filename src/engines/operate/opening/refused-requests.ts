import { z } from 'zod';
import type { ProtocolSession } from '../../../browser/protocol-call.ts';

const pausedEvent = 'Fetch.requestPaused';
const pausedSchema = z.object({ resourceType: z.string() });
/** Scripts wait for these. A missing picture or style sheet changes no behavior. */
const awaitedTypes: ReadonlySet<string> = new Set(['Script', 'Fetch', 'XHR']);

/** Counts what scripts request while the page is cut off. Each such request is refused: see browser/document-gate.ts. */
export class RefusedRequests {
  readonly #session: ProtocolSession;
  readonly #note = (payload: unknown) => {
    if (awaitedTypes.has(pausedSchema.parse(payload).resourceType)) this.count += 1;
  };
  count = 0;

  constructor(session: ProtocolSession) {
    this.#session = session;
    session.on(pausedEvent, this.#note);
  }

  end(): void {
    this.#session.off(pausedEvent, this.#note);
  }
}
