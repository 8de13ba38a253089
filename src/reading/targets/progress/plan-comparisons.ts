/** The facts that decide whether a scan can be compared. */
type Comparable = {
  readonly scannedPages: number;
  /** True if only the summary remains. */
  readonly isRemoved: boolean;
  /** The estimated rows that a comparison reads of it. */
  readonly rows: number;
};

/** The reason why a scan is not compared, as a code of the CSV. */
export type NotCompared =
  | 'first_scan'
  | 'no_page_scanned'
  | 'data_removed'
  | 'earlier_data_removed'
  | 'earlier_left_out'
  | 'too_large';

export type PlannedComparison =
  | { readonly kind: 'compared'; readonly base: number }
  | { readonly kind: 'not_compared'; readonly reason: NotCompared };

/** The limit of rows that the comparisons of one record read together, which takes some seconds. */
const mostRows = 2_000_000;

/**
 * Plans the comparison of each scan, oldest first. The base is the latest earlier scan that still has its data and
 * scanned a page, given by its place in the list. The latest scans are compared first: after `limit` rows, the older
 * ones remain uncompared. `leftOut`: true if the target has scans before the first of these.
 */
export function planComparisons(
  scans: readonly Comparable[],
  { leftOut, limit = mostRows }: { readonly leftOut: boolean; readonly limit?: number },
): readonly PlannedComparison[] {
  let left = limit;
  const planned = scans.map((_, index) => {
    const at = scans.length - 1 - index;
    const plan = choose(scans, at, leftOut);
    if (plan.kind === 'not_compared') return plan;
    const cost = rowsOf(scans[at]) + rowsOf(scans[plan.base]);
    if (cost > left) return { kind: 'not_compared', reason: 'too_large' } as const;
    left -= cost;
    return plan;
  });
  return planned.toReversed();
}

function choose(scans: readonly Comparable[], at: number, leftOut: boolean): PlannedComparison {
  const scan = scans[at];
  if (scan === undefined || scan.scannedPages === 0) return { kind: 'not_compared', reason: 'no_page_scanned' };
  if (scan.isRemoved) return { kind: 'not_compared', reason: 'data_removed' };
  const earlier = scans.slice(0, at);
  const base = earlier.findLastIndex(({ scannedPages, isRemoved }) => scannedPages > 0 && !isRemoved);
  if (base !== -1) return { kind: 'compared', base };
  if (earlier.some(({ scannedPages }) => scannedPages > 0))
    return { kind: 'not_compared', reason: 'earlier_data_removed' };
  return { kind: 'not_compared', reason: leftOut ? 'earlier_left_out' : 'first_scan' };
}

function rowsOf(scan: Comparable | undefined): number {
  return scan?.rows ?? 0;
}
