import type { Readable } from 'node:stream';

export type Answer = {
  readonly status: number;
  /** The seconds in `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Fails with CommandFailure if the response stops before its end. */
  readonly body: Readable;
};

/**
 * The limit for silence in a response, before the first byte and between two bytes. An `answer` comes at once. A
 * `download` is written while it is read. A `document` is complete before its first byte is sent.
 */
export type Patience = 'answer' | 'download' | 'document';

type RequestOptions = { readonly body?: unknown; readonly patience?: Patience };

/** The connection to a service's REST interface, over HTTP or in this process. */
export type Transport = {
  /** `path` begins with `/api/`. Throws CommandFailure if the service does not respond. */
  readonly request: (method: 'GET' | 'POST', path: string, options?: RequestOptions) => Promise<Answer>;
  /** The pause between two reads of a scan. */
  readonly pollMs: number;
  readonly close: () => Promise<void>;
};
