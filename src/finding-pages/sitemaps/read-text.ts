import { decodeText } from './decode-text.ts';
import type { DiscoveryLimits } from './discovery-limits.ts';
import type { FetchDocument } from './fetch-document.ts';
import { findStatusError } from './fetch-error.ts';
import { FileDeadline } from './file-deadline.ts';
import { readChunks } from './read-blocks.ts';
import { unpackGzip } from './unpack-gzip.ts';

export type FileSource = {
  readonly fetchDocument: FetchDocument;
  readonly limits: DiscoveryLimits;
  readonly signal?: AbortSignal | undefined;
};

/** `finalUrl` is the URL after all redirects. `text` has at most the characters of one block. */
export type TextPiece = { readonly finalUrl: string; readonly text: string };

/**
 * Yields the text of the file at `address`, decompressed and decoded, within the limits of size and time. The first
 * piece is empty, and comes as soon as the server answers, to report the final URL. Throws a `SitemapError` for any
 * fault of the file, and the signal's reason if it is aborted. Leaving the loop early closes the connection.
 */
export async function* readText(source: FileSource, address: string): AsyncGenerator<TextPiece, void> {
  const deadline = new FileDeadline(source.limits, source.signal);
  try {
    const response = await deadline.wait(source.fetchDocument(address, { signal: deadline.signal }));
    const finalUrl = response.url;
    yield { finalUrl, text: '' };
    const error = findStatusError(response);
    if (error !== undefined) throw error;
    deadline.startBody();
    const bytes = unpackGzip(readChunks(response.body, deadline), source.limits.maxBytesPerFile);
    for await (const text of decodeText(bytes, response.headers['content-type'])) yield { finalUrl, text };
  } catch (error) {
    throw deadline.explain(error);
  } finally {
    deadline.close();
  }
}
