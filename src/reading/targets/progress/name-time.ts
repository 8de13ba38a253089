import type { ScanRow } from '../../../records/scans/scan-fields.ts';

/**
 * The end of a scan, to the minute in UTC, short enough for a column: `2026-03-05 14:05`. The time distinguishes scans
 * of one day.
 */
export function nameTime({ finished_at: finished, created_at: created }: ScanRow): string {
  return (finished ?? created).toISOString().slice(0, 16).replace('T', ' ');
}
