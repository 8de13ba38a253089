import { namePage } from '../findings/page-path.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { BaselineState } from '../findings/baseline-states.ts';
import type { BaselineMarks } from './baseline/baseline-marks.ts';
import type { ReportGroup } from './report-model.ts';
import { streamOccurrences } from './stream-occurrences.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';

/** One issue on one page: stored occurrences that are neither marked as false positives nor accepted. */
export type PageOccurrences = {
  readonly group: ReportGroup;
  readonly pageUrl: string;
  /** The page in words: see namePage. */
  readonly pageName: string;
  /** True if more occurrences were found on the page than are stored. */
  readonly isCut: boolean;
  /** At least one. Without a baseline there is one. */
  readonly parts: readonly OccurrencePart[];
};

/** The occurrences with one state. `state`: null without a baseline, and for occurrences to review. */
export type OccurrencePart = {
  readonly state: BaselineState | null;
  readonly count: number;
  /** The first occurrences. */
  readonly examples: readonly StoredOccurrence[];
};

/** Known ones first: their alerts in code scanners must not change when others are added. */
const order = [null, 'unchanged', 'unjudged', 'altered', 'new'] as const;

/** The limit of stored occurrences of one rule on one page: see docs/counting.md. */
const mostStored = 1_000;

/** Each issue page by page, in the order given. */
export async function* streamPageOccurrences(
  db: Database,
  groups: readonly ReportGroup[],
  { mostExamples, baseline }: { readonly mostExamples: number; readonly baseline: BaselineMarks | undefined },
): AsyncGenerator<PageOccurrences> {
  for (const group of groups) {
    for await (const occurrences of streamPages(db, group)) {
      const open = occurrences.filter(({ verdict }) => verdict !== 'false_positive' && verdict !== 'accepted');
      const [first] = open;
      if (first === undefined) continue;
      yield {
        group,
        pageUrl: first.page_url,
        pageName: namePage(first.page_url, first.page_path),
        isCut: group.card.omitted_count > 0 && occurrences.length >= mostStored,
        parts: splitByState(open, (one) => baseline?.stateOf(one, group) ?? null, mostExamples),
      };
    }
  }
}

function splitByState(
  open: readonly StoredOccurrence[],
  stateOf: (occurrence: StoredOccurrence) => BaselineState | null,
  mostExamples: number,
): readonly OccurrencePart[] {
  const byState = Map.groupBy(open, stateOf);
  return order.flatMap((state) => {
    const all = byState.get(state) ?? [];
    return all.length === 0 ? [] : [{ state, count: all.length, examples: all.slice(0, mostExamples) }];
  });
}

/**
 * The number of issues on pages that a full report leaves out. It counts pages whose findings are all accepted, so call
 * it only if there are others.
 */
export function countLeftOut(groups: readonly ReportGroup[], written: number): number {
  return Math.max(0, groups.reduce((sum, { card }) => sum + card.page_count, 0) - written);
}

/** The stored occurrences of each page, which are adjacent in their group. */
async function* streamPages(db: Database, group: ReportGroup): AsyncGenerator<readonly StoredOccurrence[]> {
  let page: StoredOccurrence[] = [];
  for await (const batch of streamOccurrences(db, group)) {
    for (const occurrence of batch) {
      if (page.length > 0 && page[0]?.page_id !== occurrence.page_id) {
        yield page;
        page = [];
      }
      page.push(occurrence);
    }
  }
  if (page.length > 0) yield page;
}
