import type { Database } from '../adapters/db/schema.ts';
import type { ReportGroup } from './report-model.ts';
import { streamOccurrences } from './stream-occurrences.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';

/** One issue on one page. */
export type PageOccurrences = {
  readonly group: ReportGroup;
  readonly pageUrl: string;
  /** Stored occurrences, at least one, that are neither marked as false positives nor accepted. */
  readonly count: number;
  /** True if more occurrences were found on the page than are stored. */
  readonly isCut: boolean;
  /** The first occurrences. */
  readonly examples: readonly StoredOccurrence[];
};

/** The limit of stored occurrences of one rule on one page: see docs/counting.md. */
const mostStored = 1_000;

/** Each issue page by page, in the order given. */
export async function* streamPageOccurrences(
  db: Database,
  groups: readonly ReportGroup[],
  mostExamples: number,
): AsyncGenerator<PageOccurrences> {
  for (const group of groups) {
    for await (const occurrences of streamPages(db, group)) {
      const open = occurrences.filter(({ verdict }) => verdict !== 'false_positive' && verdict !== 'accepted');
      if (open.length === 0) continue;
      yield {
        group,
        pageUrl: open[0]?.page_url ?? '',
        count: open.length,
        isCut: group.card.omitted_count > 0 && occurrences.length >= mostStored,
        examples: open.slice(0, mostExamples),
      };
    }
  }
}

/**
 * The number of issues on pages that a report of at most `most` leaves out. If some issues are accepted, it counts only
 * those beyond the limit.
 */
export function countLeftOut(
  groups: readonly ReportGroup[],
  { written, most }: { readonly written: number; readonly most: number },
): number {
  const hasAccepted = groups.some(({ card }) => card.accepted_count > 0);
  if (hasAccepted && written < most) return 0;
  return Math.max(0, groups.reduce((sum, { card }) => sum + card.page_count, 0) - written);
}

/** The stored occurrences of each page, which are adjacent in their group. */
async function* streamPages(db: Database, group: ReportGroup): AsyncGenerator<readonly StoredOccurrence[]> {
  let page: StoredOccurrence[] = [];
  for await (const batch of streamOccurrences(db, group)) {
    for (const occurrence of batch) {
      if (page.length > 0 && page[0]?.page_url !== occurrence.page_url) {
        yield page;
        page = [];
      }
      page.push(occurrence);
    }
  }
  if (page.length > 0) yield page;
}
