import { estimateTokens } from './estimate-tokens.ts';

/**
 * Hosts refuse, or cut in the middle, results of more than 25,000 tokens. An answer travels twice, as `structuredContent`
 * and as text (some clients pass on the one, some the other, some both), so each may take less than half.
 */
const maxTokens = 11_000;

/** As many of the items, from the first on, as fit into an answer beside what else it says; at least one, so that a reader gets on. */
export function takeWhatFits<T>(items: readonly T[], rest: unknown): readonly T[] {
  let left = maxTokens - estimateTokens(JSON.stringify(rest));
  const tooMany = items.findIndex((item) => {
    left -= estimateTokens(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return tooMany === -1 ? items : items.slice(0, Math.max(1, tooMany));
}
