import { withQuery } from './request.ts';
import type { Scan } from './scans.ts';

/** The path of the progress record of the target that a scan belongs to. */
export function progressPath(
  format: 'pdf' | 'csv',
  scan: Pick<Scan, 'url' | 'scan_type' | 'viewport' | 'sign_in'>,
  standard: string | undefined,
): string {
  return withQuery(`/api/targets/progress.${format}`, {
    target: scan.url,
    viewport: scan.viewport.preset,
    scan_type: scan.scan_type,
    sign_in: scan.sign_in?.id ?? 'none',
    standard,
  });
}
