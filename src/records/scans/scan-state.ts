import type { ScansTable } from '../../adapters/db/scans-table.ts';

export type ScanStatus = ScansTable['status'];
export const scanStatuses = [
  'queued',
  'running',
  'pausing',
  'paused',
  'completed',
  'partial',
  'failed',
] as const satisfies readonly ScanStatus[];

export type ScanCounts = {
  readonly status: ScanStatus;
  readonly phase: ScansTable['phase'];
  readonly pages_pending: number;
  readonly pages_running: number;
  readonly pages_completed: number;
  readonly pages_failed: number;
  /** Set while a worker reads the sitemap. */
  readonly discovery_lease_until: Date | null;
};

export function hasEnded(status: ScanStatus): boolean {
  return status === 'completed' || status === 'partial' || status === 'failed';
}

/**
 * The status of a scan after one of its pages (or its discovery) ended. Only this function decides it. Call it inside
 * the transaction that holds the scan's row. Otherwise two workers that finish the last two pages at once would each
 * see the other as running, and the scan would never end.
 */
export function decideStatus(scan: ScanCounts): ScanStatus {
  const isAtRest = hasEnded(scan.status) || scan.status === 'paused';
  if (isAtRest || scan.pages_running > 0 || scan.discovery_lease_until !== null) return scan.status;
  const isDiscovered = scan.phase === 'scanning' || scan.phase === 'done';
  if (isDiscovered && scan.pages_pending === 0) return decideEnd(scan);
  return scan.status === 'pausing' ? 'paused' : scan.status;
}

function decideEnd(scan: ScanCounts): ScanStatus {
  if (scan.pages_completed === 0) return 'failed';
  return scan.pages_failed === 0 ? 'completed' : 'partial';
}
