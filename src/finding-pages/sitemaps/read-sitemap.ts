import { EventLoopPause } from './event-loop-pause.ts';
import type { FileSource } from './read-text.ts';
import { readText } from './read-text.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { SitemapError } from './sitemap-error.ts';
import { SitemapFile } from './sitemap-file.ts';

export type SitemapPiece = {
  /** The URL after all redirects. In XML, `address` may be relative to it. In text files, it must be absolute. */
  readonly finalUrl: string;
  readonly entries: readonly SitemapEntry[];
};

export type SitemapOutcome = {
  /** Undefined if the server never answered. */
  readonly finalUrl: string | undefined;
  /** Counts usable and unusable entries. */
  readonly entryCount: number;
  readonly repairCount: number;
  /** The reason why the file could not be read at all, or not beyond these entries. */
  readonly error: SitemapError | undefined;
};

/**
 * Reads one file as a sitemap of any kind and yields its entries as they arrive. The first piece has no entries, and
 * comes as soon as the server answers. If a file breaks, the entries before the break remain, and the outcome contains
 * the error. A file without entries has an error. Throws only if the signal is aborted, and for defects of Curbcut.
 */
export async function* readSitemap(source: FileSource, address: string): AsyncGenerator<SitemapPiece, SitemapOutcome> {
  const file = new SitemapFile();
  const pause = new EventLoopPause();
  let finalUrl: string | undefined;
  let entryCount = 0;
  let failure: SitemapError | undefined;
  try {
    for await (const piece of readText(source, address)) {
      finalUrl = piece.finalUrl;
      const entries = file.write(piece.text);
      entryCount += entries.length;
      yield { finalUrl, entries };
      if (file.error !== undefined) break;
      await pause.whenDue();
    }
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error;
    failure = error;
  }
  const last = file.end(failure);
  if (finalUrl !== undefined) yield { finalUrl, entries: last };
  entryCount += last.length;
  return { finalUrl, entryCount, repairCount: file.repairCount, error: file.error };
}
