import { createHash } from 'node:crypto';
import type { PageContent } from '../../browser/page-content.ts';
import { writeCanonical } from './canonical-snapshot.ts';
import { Tokens } from './tokens.ts';

/** Identifies the content of a page. Equal digests mean that an engine would see the same page. */
export function digestContent({ snapshot, sheets, states, resources }: PageContent): string {
  const tokens = new Tokens();
  const canonical = writeCanonical(snapshot, tokens);
  // Resources are sorted, because the network decides their order. The document has already masked its references, so
  // new tokens are rare.
  const loaded = resources.map(({ type, url, digest }) => `${type} ${tokens.mask(url)} ${digest}`).toSorted();
  return digestTexts([canonical, JSON.stringify([sheets, states, loaded])]);
}

export function digestTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 32);
}
