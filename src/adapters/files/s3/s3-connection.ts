import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { Agent, Dispatcher } from 'undici';
import { delayAfter } from '../../../time/back-off.ts';
import { pause } from '../../../time/pause.ts';
import { TimeLimit } from '../../../time/time-limit.ts';
import type { S3Location } from '../file-location.ts';
import { StoreFailure } from '../store-failure.ts';
import { CredentialReader } from './read-credentials.ts';
import { isRefusalOfCredentials, readError } from './s3-errors.ts';
import type { Saying } from '../../../texts/saying.ts';
import { says } from '../../../texts/saying.ts';

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the prefix; empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

export type S3Answer = { readonly status: number; readonly text: string };

export type S3Limits = {
  /** For the headers of one response, and for each piece of its body. */
  readonly attemptMs: number;
  /** For a request with all its attempts. */
  readonly totalMs: number;
  readonly attempts: number;
  /** The longest delay before the second attempt; it doubles. */
  readonly backOffMs: number;
  /** For so long after a request that failed in all its attempts, the next ones fail at once. */
  readonly quietMs: number;
};

const usualLimits: S3Limits = { attemptMs: 5_000, totalMs: 12_000, attempts: 4, backOffMs: 200, quietMs: 5_000 };
const connectionsAtOnce = 32;
const longestWaitMs = 5_000;

type Read<T> = (answer: Dispatcher.ResponseData) => Promise<T>;
type Signed = {
  readonly url: URL;
  readonly method: S3Request['method'];
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
};

type Connect = NonNullable<Agent.Options['connect']>;
/** What a test replaces. */
export type S3Options = {
  readonly limits?: Partial<S3Limits>;
  readonly connect?: Connect;
  /** The length of one piece of a list; the store's own if left out, which is a thousand. */
  readonly keysPerList?: number;
};

/** Signed requests to one bucket. Each is repeated while the store is away or busy, for a limited time. */
export class S3Connection {
  readonly #location: S3Location;
  readonly #limits: S3Limits;
  readonly #connect: Connect | undefined;
  readonly #credentials: CredentialReader;
  readonly #signingKeys = new Map<string, ArrayBuffer>();
  #agent: Promise<Agent> | undefined;
  /** Many requests that each wait for a store that is away would hold up reports and scans. */
  #quiet: { readonly untilMs: number; readonly failure: StoreFailure } | undefined;
  #succeededAtMs = 0;

  constructor(location: S3Location, { limits, connect }: S3Options = {}) {
    this.#location = location;
    this.#limits = { ...usualLimits, ...limits };
    this.#connect = connect;
    this.#credentials = new CredentialReader(location.credentials);
  }

  /** The text of the response, when its status is below 300 or one of `accept`. Throws StoreFailure. */
  async ask(request: S3Request, accept: readonly number[] = []): Promise<S3Answer> {
    return this.#send(request, accept, async ({ statusCode, body }) => ({
      status: statusCode,
      text: await text(body),
    }));
  }

  /** The response as a stream, which the caller reads to its end or destroys. Throws StoreFailure. */
  async open(key: string): Promise<Dispatcher.ResponseData> {
    return this.#send({ method: 'GET', key }, [], async (answer) => answer);
  }

  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }

  async #send<T>(request: S3Request, accept: readonly number[], read: Read<T>): Promise<T> {
    const startedMs = performance.now();
    if (this.#quiet !== undefined && startedMs < this.#quiet.untilMs) throw this.#quiet.failure;
    try {
      const answer = await this.#repeat(request, accept, read);
      this.#succeededAtMs = performance.now();
      this.#quiet = undefined;
      return answer;
    } catch (error) {
      // A slow request next to others that succeed says nothing about the store.
      if (error instanceof StoreFailure && error.isPassing && this.#succeededAtMs < startedMs)
        this.#quiet = { untilMs: performance.now() + this.#limits.quietMs, failure: error };
      throw error;
    }
  }

  async #repeat<T>(request: S3Request, accept: readonly number[], read: Read<T>): Promise<T> {
    const endMs = performance.now() + this.#limits.totalMs;
    let again = false;
    for (let failures = 1; ; failures += 1) {
      try {
        const answer = await this.#attempt(await this.#sign(request, again), accept);
        return await read(answer).catch((error: unknown) => {
          throw unreachable(error);
        });
      } catch (error) {
        const isRefused = isRefusalOfCredentials(error);
        // Credentials are renewed outside of this process: the file may have others by now.
        const mayHelp = isRefused ? !again : error instanceof StoreFailure && error.isPassing;
        again = isRefused;
        const waitMs = isRefused ? 0 : this.#delay(failures, error);
        if (!mayHelp || failures >= this.#limits.attempts || performance.now() + waitMs > endMs) throw error;
        await pause(waitMs);
      }
    }
  }

  /** Between half and all of the delay, so that many workers do not return in step. */
  #delay(failures: number, error: unknown): number {
    const ms = delayAfter(failures, { firstMs: this.#limits.backOffMs, longestMs: longestWaitMs });
    const wanted = error instanceof BusyStore ? error.afterMs : 0;
    return Math.max(wanted, ms * (0.5 + Math.random() / 2));
  }

  async #attempt(signed: Signed, accept: readonly number[]): Promise<Dispatcher.ResponseData> {
    const { attemptMs } = this.#limits;
    const { url, ...request } = signed;
    const target = { origin: url.origin, path: `${url.pathname}${url.search}` };
    const pool = await this.#pool();
    // undici waits for headers from the moment that the whole body was taken, and a store may stop taking it.
    const limit = new TimeLimit(attemptMs);
    const limits = { headersTimeout: attemptMs, bodyTimeout: attemptMs, signal: limit.signal };
    try {
      const answer = await pool.request({ ...target, ...request, ...limits });
      if (answer.statusCode < 300 || accept.includes(answer.statusCode)) return answer;
      throw await describeRefusal(answer, request.method);
    } catch (error) {
      throw error instanceof StoreFailure ? error : unreachable(error);
    } finally {
      limit.end();
    }
  }

  async #sign({ method, key = '', query = {}, headers = {}, body }: S3Request, again: boolean): Promise<Signed> {
    const url = this.#urlOf(key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { accessKeyId, secretAccessKey, sessionToken } = await this.#credentials.get({ again });
    const signed = await new AwsV4Signer({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region: this.#location.region,
      cache: this.#signingKeys,
      method,
      url: url.href,
      // The hash of the whole body is what every store checks. Checksums in trailers, and `Content-MD5`, are not.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    }).sign();
    return { url: signed.url, method, headers: Object.fromEntries(signed.headers), body: body ?? null };
  }

  #urlOf(key: string): URL {
    const { endpoint, bucket, prefix, pathStyle } = this.#location;
    const url = new URL(endpoint);
    if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
    const parts = [pathStyle ? bucket : '', key === '' ? '' : prefix, key];
    url.pathname = parts.filter((part) => part !== '').join('/');
    return url;
  }

  /** Costs 17 MB and 0.1 s: only an installation with an object store pays for it. */
  #pool(): Promise<Agent> {
    const connect = this.#connect ?? { timeout: this.#limits.attemptMs };
    this.#agent ??= import('undici').then(
      ({ Agent: Pool }) => new Pool({ connections: connectionsAtOnce, allowH2: false, connect }),
    );
    return this.#agent;
  }
}

/** The store asks for a pause: 429, 503 SlowDown. */
class BusyStore extends StoreFailure {
  readonly afterMs: number;

  constructor(saying: Saying, fields: ConstructorParameters<typeof StoreFailure>[1] & { readonly afterMs: number }) {
    super(saying, fields);
    this.afterMs = fields.afterMs;
  }
}

function unreachable(cause: unknown): StoreFailure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreachable';
  return new StoreFailure(says('health.store_unreachable', { code }), { code, cause });
}

async function describeRefusal(answer: Dispatcher.ResponseData, method: string): Promise<StoreFailure> {
  const { statusCode: status, headers } = answer;
  const code = readError(await text(answer.body).catch(() => '')) ?? `status_${status}`;
  const seconds = Number(headers['retry-after'] ?? 0);
  const afterMs = Number.isFinite(seconds) ? Math.min(longestWaitMs, seconds * 1_000) : 0;
  return new BusyStore(says('health.store_answered', { method, status: `${status} ${code}` }), {
    code,
    status,
    afterMs,
  });
}
