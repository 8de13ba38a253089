/** What decides whether a scan can be compared. */
type Comparable = {
  readonly scannedPages: number;
  /** Only its summary remains. */
  readonly isRemoved: boolean;
  /** About how many rows a comparison reads of it. */
  readonly rows: number;
};

/** Why a scan is not compared: codes, as the CSV has them. */
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

/** Rows that the comparisons of one record read together, which takes some seconds. */
const mostRows = 2_000_000;

/**
 * What each scan, oldest first, is compared with: the latest one before it that is whole and scanned a page, by its place in the list.
 * The latest scans are compared first: when they have read `limit` rows, the older ones stay uncompared. `leftOut`: whether the
 * target has scans before the first of these.
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
