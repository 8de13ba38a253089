export type FetchedDocument = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Where redirects ended. */
  readonly url: string;
  /** The body with its content-encoding already decoded. */
  readonly body: AsyncIterable<Uint8Array>;
};

/**
 * Fetches one document. Fails, at once or while the body is read, with errors that carry a `kind`
 * (`dns_error`, `timeout` …) and say for people what happened. Aborting `signal` must release the connection:
 * it is also how a body that does not need to be read to its end is dropped.
 */
export type FetchDocument = (url: string, options: { signal?: AbortSignal }) => Promise<FetchedDocument>;
