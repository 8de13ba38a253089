import type { LookupFunction } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { TimeLimit } from '../../../time/time-limit.ts';
import type { S3Location } from '../file-location.ts';
import type { StoreFailure } from '../store-failure.ts';
import { describeFailure, isRefusalOfCredentials } from './s3-errors.ts';
import { silent } from './silent.ts';
import { StoreCredentials } from './store-credentials.ts';

export type S3Limits = {
  /** For the headers of one response, and for each piece of its body. */
  readonly attemptMs: number;
  /** For a request with all its attempts. */
  readonly totalMs: number;
  readonly attempts: number;
  /** For so long after a request that failed in all its attempts, the next ones fail at once. */
  readonly quietMs: number;
};

const usualLimits: S3Limits = { attemptMs: 5_000, totalMs: 12_000, attempts: 4, quietMs: 5_000 };
const connectionsAtOnce = 32;

/** What a test replaces. */
export type S3Options = {
  readonly limits?: Partial<S3Limits>;
  readonly lookup?: LookupFunction;
  /** The length of one piece of a list; the store's own if left out, which is a thousand. */
  readonly keysPerList?: number;
};

type Ask<T> = (client: S3Client, options: { readonly abortSignal: AbortSignal }) => Promise<T>;

/** The client of one bucket. It repeats requests while the store is away or busy, for a limited time. */
export class S3Connection {
  readonly #limits: S3Limits;
  readonly #credentials: StoreCredentials;
  readonly #client: S3Client;
  readonly #closing = new AbortController();
  /** Many requests that each wait for a store that is away would hold up reports and scans. */
  #quiet: { readonly untilMs: number; readonly failure: StoreFailure } | undefined;
  #succeededAtMs = 0;

  constructor(location: S3Location, { limits, lookup }: S3Options = {}) {
    this.#limits = { ...usualLimits, ...limits };
    this.#credentials = new StoreCredentials(location);
    this.#client = openClient(location, { ...this.#limits, credentials: this.#credentials, lookup });
  }

  /** Throws StoreFailure. */
  async ask<T>(request: Ask<T>): Promise<T> {
    const startedMs = performance.now();
    if (this.#quiet !== undefined && startedMs < this.#quiet.untilMs) throw this.#quiet.failure;
    try {
      const answer = await this.#askInTime(request);
      this.#succeededAtMs = performance.now();
      this.#quiet = undefined;
      return answer;
    } catch (error) {
      const failure = describeFailure(error);
      // A slow request next to others that succeed says nothing about the store.
      if (failure.isOutage && this.#succeededAtMs < startedMs)
        this.#quiet = { untilMs: performance.now() + this.#limits.quietMs, failure };
      throw failure;
    }
  }

  close(): void {
    this.#closing.abort();
    this.#client.destroy();
  }

  async #askInTime<T>(request: Ask<T>): Promise<T> {
    const limit = new TimeLimit(this.#limits.totalMs, { signal: this.#closing.signal });
    const options = { abortSignal: limit.signal };
    try {
      return await request(this.#client, options).catch(async (error: unknown) => {
        if (!isRefusalOfCredentials(describeFailure(error))) throw error;
        // Another program or the machine may have renewed them by now.
        this.#credentials.forget();
        return request(this.#client, options);
      });
    } finally {
      limit.end();
    }
  }
}

type ClientOptions = Pick<S3Limits, 'attemptMs' | 'attempts'> & {
  readonly credentials: StoreCredentials;
  readonly lookup: LookupFunction | undefined;
};

function openClient(location: S3Location, { attemptMs, attempts, credentials, lookup }: ClientOptions): S3Client {
  const agent = { keepAlive: true, maxSockets: connectionsAtOnce, ...(lookup !== undefined && { lookup }) };
  return new S3Client({
    endpoint: location.endpoint,
    region: location.region,
    forcePathStyle: location.pathStyle,
    credentials: credentials.get,
    maxAttempts: attempts,
    retryMode: 'standard',
    // Every store checks the hash of the body in the signature. Checksums in trailers, and waiting for a 100, are not for all.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    logger: silent,
    requestHandler: {
      connectionTimeout: attemptMs,
      requestTimeout: attemptMs,
      socketTimeout: attemptMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
