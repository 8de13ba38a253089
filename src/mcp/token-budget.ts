/**
 * Hosts refuse, or cut in the middle, results of more than 25,000 tokens. An answer travels twice, as `structuredContent`
 * and as text (some clients pass on one, some the other, some both), so each may take less than half.
 */
const budget = 11_500;

/**
 * How many tokens a text has at most, as models count: words and numbers go by pieces of a few letters, every sign
 * is its own, and what is not ASCII may take one per UTF-8 byte. Checked against tokenizers in bench/results/mcp.md.
 */
export function estimateTokens(text: string): number {
  let eighths = 0;
  for (let index = 0; index < text.length; index += 1) eighths += weightOf(text.charCodeAt(index));
  return Math.ceil(eighths / 8);
}

function weightOf(code: number): number {
  if (code >= 97 && code <= 122) return 3;
  if (code === 32) return 1;
  if ((code >= 48 && code <= 57) || (code >= 65 && code <= 90)) return 5;
  if (code < 128) return 4;
  return code < 0x800 ? 10 : 14;
}

/** As many of the items, from the first on, as fit into an answer beside what else it says; always at least one. */
export function takeWhatFits<T>(items: readonly T[], rest: unknown): readonly T[] {
  let left = budget - estimateTokens(JSON.stringify(rest));
  const tooMany = items.findIndex((item) => {
    left -= estimateTokens(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return tooMany === -1 ? items : items.slice(0, Math.max(1, tooMany));
}
