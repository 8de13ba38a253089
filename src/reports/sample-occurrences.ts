import type { Database } from '../adapters/db/schema.ts';
import type { ReportGroup } from './report-model.ts';
import { streamOccurrences, streamSpreadOccurrences } from './stream-occurrences.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';

const candidatesPerSample = 4;

/**
 * The occurrences of a group that sampled reports show: at most `size`, without those marked as false positive. It
 * prefers occurrences that look different, then those on other pages, so that ten samples are not ten rows of one
 * table. The result is in stored order.
 */
export async function sampleOccurrences(
  db: Database,
  group: ReportGroup,
  size: number,
): Promise<readonly StoredOccurrence[]> {
  return chooseDifferent(await readCandidates(db, group, size), size);
}

/** They come from all parts of the group, because the first pages of a site repeat the same elements. */
async function readCandidates(db: Database, group: ReportGroup, size: number): Promise<readonly StoredOccurrence[]> {
  const most = size * candidatesPerSample;
  const candidates = await readUnmarked(streamSpreadOccurrences(db, group, { most, window: size }), most);
  if (candidates.length >= size || group.storedCount <= most) return candidates;
  // Most of these parts are marked.
  return readUnmarked(streamOccurrences(db, group, most), size);
}

/** Stops after the batch with which there are enough. */
async function readUnmarked(
  batches: AsyncIterable<readonly StoredOccurrence[]>,
  enough: number,
): Promise<readonly StoredOccurrence[]> {
  const unmarked: StoredOccurrence[] = [];
  for await (const batch of batches) {
    unmarked.push(...batch.filter((occurrence) => !occurrence.false_positive));
    if (unmarked.length >= enough) break;
  }
  return unmarked;
}

/** Prefers occurrences that look different, then those on another page, and keeps the given order. Pure. */
function chooseDifferent(candidates: readonly StoredOccurrence[], size: number): readonly StoredOccurrence[] {
  const seen = { patterns: new Set<string>(), pages: new Set<string>() };
  const ranked = candidates.map((occurrence, index) => ({ occurrence, index, rank: rankNovelty(occurrence, seen) }));
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).slice(0, size);
  return chosen.toSorted((a, b) => a.index - b.index).map(({ occurrence }) => occurrence);
}

function rankNovelty(
  occurrence: StoredOccurrence,
  seen: { readonly patterns: Set<string>; readonly pages: Set<string> },
): number {
  const isNewPattern = !seen.patterns.has(occurrence.pattern);
  const isNewPage = !seen.pages.has(occurrence.page_id);
  seen.patterns.add(occurrence.pattern);
  seen.pages.add(occurrence.page_id);
  if (isNewPattern) return 0;
  return isNewPage ? 1 : 2;
}
