import type { Readable } from 'node:stream';

export type Answer = {
  readonly status: number;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly body: Readable;
};

/** The way to a service's REST interface: over HTTP, or to one in this process. */
export type Transport = {
  /** `path` begins with `/api/`. Throws CommandFailure when the service does not answer. */
  readonly request: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;
  /** How long to wait between two looks at a scan. */
  readonly pollMs: number;
  readonly close: () => Promise<void>;
};
