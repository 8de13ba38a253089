import { useQuery } from '@tanstack/react-query';
import type { Scan } from '../api/scans.ts';
import { longestList, scansQuery } from '../api/scans.ts';

/** The newest scans of the same target with the same viewport and sign-in, newest first, including this one. */
export function useTargetScans(scan: Scan): readonly Scan[] {
  const { data } = useQuery(
    scansQuery({ target: scan.url, viewport: scan.viewport.preset, limit: longestList, offset: 0 }),
  );
  return (data?.items ?? []).filter(
    (other) => other.scan_type === scan.scan_type && other.sign_in?.id === scan.sign_in?.id,
  );
}
