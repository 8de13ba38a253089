import { SaidError } from '../../texts/said-error.ts';
import type { Saying } from '../../texts/saying.ts';

export const noCredentials = 'no_credentials';

/** An object store that did not do what it was asked. `code` is the store's own word for it, or ours if it said none. */
export class StoreFailure extends SaidError {
  readonly code: string;
  /** Of the store's response. Undefined if there was none. */
  readonly status: number | undefined;

  constructor(saying: Saying, fields: { readonly code: string; readonly status?: number; readonly cause?: unknown }) {
    super(saying, { cause: fields.cause });
    this.name = 'StoreFailure';
    this.code = fields.code;
    this.status = fields.status;
  }

  /** There was no response, or one that says nothing about the request: trying again later may help. */
  get isPassing(): boolean {
    const { status, code } = this;
    if (status === undefined) return code !== noCredentials;
    return status === 408 || status === 429 || (status >= 500 && status !== 501);
  }

  /** The next request would fail as well. Looking for credentials in vain takes two seconds where no machine has any. */
  get isOutage(): boolean {
    return this.isPassing || this.code === noCredentials;
  }
}
