import type { LookupFunction } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { TimeLimit } from '../../../time/time-limit.ts';
import type { S3Location } from '../file-location.ts';
import type { StoreFailure } from '../store-failure.ts';
import { describeFailure, isRefusalOfCredentials } from './s3-errors.ts';
import { silent } from './silent.ts';
import { StoreCredentials } from './store-credentials.ts';

export type S3Limits = {
  /** Applies to the headers of one response, and to each piece of its body. */
  readonly attemptMs: number;
  /** Applies to a request with all its attempts. */
  readonly totalMs: number;
  readonly attempts: number;
  /** Other requests fail immediately for this time after a request has failed in all its attempts. */
  readonly quietMs: number;
};

const usualLimits: S3Limits = { attemptMs: 5_000, totalMs: 12_000, attempts: 4, quietMs: 5_000 };
const connectionsAtOnce = 32;

/** Tests replace these. */
export type S3Options = {
  readonly limits?: Partial<S3Limits>;
  readonly lookup?: LookupFunction;
  /** The length of one page of a list. The default is the store's own, which is a thousand. */
  readonly keysPerList?: number;
};

type Ask<T> = (client: S3Client, options: { readonly abortSignal: AbortSignal }) => Promise<T>;

/** The client of one bucket. It repeats requests for a limited time if the store is unavailable or busy. */
export class S3Connection {
  readonly #limits: S3Limits;
  readonly #credentials: StoreCredentials;
  readonly #client: S3Client;
  readonly #closing = new AbortController();
  /** If many requests each waited for an unavailable store, reports and scans would stop. */
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
      // If other requests succeed, a slow one does not prove an outage.
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
        // Another program or the machine may have renewed the credentials by now.
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
    // Every store checks the hash of the body in the signature. Not all stores support checksums in trailers or an
    // `expect` header.
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
