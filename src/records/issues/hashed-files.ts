import { isGenerated } from './is-generated.ts';
import { countUnlikely } from './unlikely-word.ts';

const hashInName = /(?<=[.-])[\w-]{8}(?=\.(?:m?js|css|svg|png|jpe?g|gif|webp|avif|woff2?|ico)\b)/g;

/** Masks the hash that a build writes into the name of a file: `logo-DiwrgTda.svg`. */
export function maskHashedFiles(text: string): string {
  return text.replaceAll(hashInName, (word) => (isHash(word) ? '*' : word));
}

/** Eight characters are a hash, unless they are a word, a date (`20231005`) or a camera's number (`DSC_0012`). */
function isHash(word: string): boolean {
  if (/^\d+$/.test(word)) return !/^(?:19|20)\d\d(?:0\d|1[0-2])[0-3]\d$/.test(word);
  if (/^[A-Z]{2,4}[-_]?\d+$/.test(word)) return false;
  const isMixed = /[a-z]/.test(word) && /.[A-Z]|[A-Z].*\d/.test(word);
  const isHex = /^[0-9a-f]+$/.test(word) && /\d/.test(word);
  const isBase32 = /^[A-Z2-7]+$/.test(word);
  if (isMixed || isHex || isBase32 || /\d[a-z]/.test(word)) return true;
  return isGenerated(word.replaceAll(/[-_]/g, '')) || countUnlikely(word.toLowerCase()) > 1;
}
