import { TimeLimit, untilAborted } from '../../time/time-limit.ts';
import type { Saying } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { ConnectFailure } from './connect-failure.ts';
import { FetchFailure } from './fetch-failure.ts';
import { requestOnce } from './http-request.ts';
import type { NetworkPolicy } from './policy.ts';

type PostMessage = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request with its reason. */
  readonly signal: AbortSignal;
};

/**
 * The result of a request. `saying` gives the reason for a missing response. It names the host and no other part of the
 * URL.
 */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly kind: 'failed'; readonly saying: Saying };

export type GuardedPost = (message: PostMessage) => Promise<PostOutcome>;

const defaultLongestMs = 15_000;
/** The limit for reading a response. Its body is discarded. */
const mostAnswerBytes = 16 * 1024;

/**
 * Creates a function that sends POST requests through the guarded network, which checks the address that it connects
 * to. Redirects are not followed, and count as responses. `longestMs` is the limit from the DNS query to the end of the
 * response. The function throws the signal's reason.
 */
export function createGuardedPost(policy: NetworkPolicy, longestMs = defaultLongestMs): GuardedPost {
  return async (message) => {
    const late = () => new ConnectFailure('timeout', says('network.receiver_silent', { n: longestMs / 1_000 }));
    const limit = new TimeLimit(longestMs, { signal: message.signal, late });
    try {
      return await post(policy, { ...message, signal: limit.signal, timeoutMs: longestMs });
    } catch (error) {
      message.signal.throwIfAborted();
      if (!(error instanceof ConnectFailure || error instanceof FetchFailure)) throw error;
      return { kind: 'failed', saying: error.saying };
    } finally {
      limit.end();
    }
  };
}

type Limited = PostMessage & { readonly timeoutMs: number };

async function post(policy: NetworkPolicy, message: Limited): Promise<PostOutcome> {
  const url = new URL(message.url);
  const scope = await untilAborted(message.signal, policy.scopeFor(url));
  const response = await requestOnce(scope, { ...message, url });
  const retryAfter = [response.headers['retry-after']].flat()[0];
  await readToEnd(response.body);
  return { kind: 'answered', status: response.statusCode, retryAfter };
}

/** A response counts once its headers arrive. Later errors do not matter. */
async function readToEnd(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<void> {
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > mostAnswerBytes) break;
    }
  } catch {
    // A later error does not matter here, either.
  } finally {
    body.destroy();
  }
}
