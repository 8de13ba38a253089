import type { ComparisonReader } from '../../comparison/comparison-reader.ts';
import type { Comparison } from '../../comparison/comparison-record.ts';
import { presentComparison } from '../../comparison/present-comparison.ts';
import type { ScanRow } from '../../../records/scans/scan-fields.ts';
import { Refused } from '../../../texts/refused.ts';
import type { NotCompared } from './plan-comparisons.ts';
import type { Progress, ProgressScan, ProgressSource } from './read-progress.ts';

/** The changes since the previous scan. */
export type ScanProgress =
  | { readonly kind: 'compared'; readonly base: ScanRow; readonly comparison: Comparison }
  | { readonly kind: 'not_compared'; readonly reason: NotCompared };

export type ScanStep = { readonly scan: ProgressScan; readonly change: ScanProgress };

type ComparisonSource = Pick<ProgressSource, 'db' | 'catalog' | 'standard'> & {
  readonly comparisons: Pick<ComparisonReader, 'compare'>;
  /** Aborted when no one waits for the record any more. */
  readonly signal: AbortSignal;
};

/** The scans of a record, oldest first, each compared as planned. Ends early when the signal is aborted. */
export async function* compareInOrder(deps: ComparisonSource, { scans }: Progress): AsyncGenerator<ScanStep> {
  for (const scan of scans) {
    if (deps.signal.aborted) return;
    const base = scan.plan.kind === 'compared' ? scans[scan.plan.base]?.row : undefined;
    yield { scan, change: await compare(deps, scan, base) };
  }
}

async function compare(
  deps: ComparisonSource,
  { row, plan }: ProgressScan,
  base: ScanRow | undefined,
): Promise<ScanProgress> {
  if (plan.kind === 'not_compared') return plan;
  if (base === undefined) return { kind: 'not_compared', reason: 'first_scan' };
  try {
    const change = await deps.comparisons.compare(deps.db, { base, here: row });
    const limit = { catalog: deps.catalog, rules: deps.standard?.rules };
    return { kind: 'compared', base, comparison: presentComparison(change, { base, here: row }, limit) };
  } catch (error) {
    // One of the two was deleted, or retention removed its data, during the writing of the record.
    const isGone = error instanceof Refused && ['scan_not_found', 'scan_data_removed'].includes(error.code);
    if (!isGone) throw error;
    return { kind: 'not_compared', reason: 'data_removed' };
  }
}
