import type { Readable } from 'node:stream';

export type Answer = {
  readonly status: number;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Fails with CommandFailure when the answer stops before its end. */
  readonly body: Readable;
};

/**
 * How long an answer may be silent, before its first byte and between two: an `answer` comes at once, a `download` is written while it is
 * read, and a `document` is complete before its first byte is sent.
 */
export type Patience = 'answer' | 'download' | 'document';

type RequestOptions = { readonly body?: unknown; readonly patience?: Patience };

/** The way to a service's REST interface: over HTTP, or to one in this process. */
export type Transport = {
  /** `path` begins with `/api/`. Throws CommandFailure when the service does not answer. */
  readonly request: (method: 'GET' | 'POST', path: string, options?: RequestOptions) => Promise<Answer>;
  /** How long to wait between two looks at a scan. */
  readonly pollMs: number;
  readonly close: () => Promise<void>;
};
