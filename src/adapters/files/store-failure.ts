import { SaidError } from '../../texts/said-error.ts';
import type { Saying } from '../../texts/saying.ts';

export const noCredentials = 'no_credentials';

/** An object store refused or failed a request. `code` is from the store, or ours if the store gave none. */
export class StoreFailure extends SaidError {
  readonly code: string;
  /** The status of the store's response. Undefined if there was no response. */
  readonly status: number | undefined;

  constructor(saying: Saying, fields: { readonly code: string; readonly status?: number; readonly cause?: unknown }) {
    super(saying, { cause: fields.cause });
    this.name = 'StoreFailure';
    this.code = fields.code;
    this.status = fields.status;
  }

  /** True if there was no response, or if the response says nothing about the request. A later attempt may succeed. */
  get isPassing(): boolean {
    const { status, code } = this;
    if (status === undefined) return code !== noCredentials;
    return status === 408 || status === 429 || (status >= 500 && status !== 501);
  }

  /**
   * True if the next request would fail as well. On a machine without credentials, the search for them takes two
   * seconds.
   */
  get isOutage(): boolean {
    return this.isPassing || this.code === noCredentials;
  }
}
