export type FetchedDocument = {
  readonly status: number;
  /** Names are lowercase. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The URL after all redirects. */
  readonly url: string;
  /** The body after its content-encoding is decoded. */
  readonly body: AsyncIterable<Uint8Array>;
};

/**
 * Fetches one document. Fails immediately, or while the body is read, with errors that have a `kind` (`dns_error`,
 * `timeout` …) and a message for people. Aborting `signal` must release the connection, because this also discards a
 * body that is not needed.
 */
export type FetchDocument = (url: string, options: { signal?: AbortSignal }) => Promise<FetchedDocument>;
