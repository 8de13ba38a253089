import { estimateTokens } from './estimate-tokens.ts';

/**
 * Hosts refuse or shorten results of more than 25,000 tokens. A response is sent twice, as `structuredContent` and as
 * text, because clients use one, the other or both. So each may use less than half.
 */
const maxTokens = 11_000;

/**
 * As many items from the start as fit into a response with its other content. Returns at least one, so that a reader
 * can continue.
 */
export function takeWhatFits<T>(items: readonly T[], rest: unknown): readonly T[] {
  let left = maxTokens - estimateTokens(JSON.stringify(rest));
  const tooMany = items.findIndex((item) => {
    left -= estimateTokens(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return tooMany === -1 ? items : items.slice(0, Math.max(1, tooMany));
}
