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
  /** Ends the request with its reason. */
  readonly signal: AbortSignal;
};

/** What came of it. `saying`, why there is no answer, names the host and nothing else of the URL. */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly kind: 'failed'; readonly saying: Saying };

export type GuardedPost = (message: PostMessage) => Promise<PostOutcome>;

const defaultLongestMs = 15_000;
/** More of an answer is not read. None of it is kept. */
const mostAnswerBytes = 16 * 1024;

/**
 * A POST through the guarded network, which checks the address that it connects to. Redirects are answers like others: they are not
 * followed. `longestMs`: from the look-up of the name to the end of the answer. Throws the signal's reason.
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

/** The answer counts from its headers on: what goes wrong after them changes nothing. */
async function readToEnd(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<void> {
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > mostAnswerBytes) break;
    }
  } catch {
    // As above.
  } finally {
    body.destroy();
  }
}
