import { useQuery } from '@tanstack/react-query';
import type { Scan } from '../api/scans.ts';
import { isShared } from '../reach/share-link.ts';
import { hasEnded, longestList, scansQuery } from '../api/scans.ts';

/** The newest scans of the same target with the same viewport and sign-in, newest first, including this one. A share link shows none of the others. */
export function useTargetScans(scan: Scan): readonly Scan[] {
  const query = scansQuery({ target: scan.url, viewport: scan.viewport.preset, limit: longestList, offset: 0 });
  const { data } = useQuery({ ...query, enabled: !isShared });
  return (data?.items ?? []).filter(
    (other) => other.scan_type === scan.scan_type && other.sign_in?.id === scan.sign_in?.id,
  );
}

/** The earlier ones that this scan can be compared with. */
export function useEarlierScans(scan: Scan): readonly Scan[] {
  return useTargetScans(scan).filter(
    (other) =>
      other.created_at < scan.created_at && hasEnded(other) && other.score !== null && other.data_removed_at === null,
  );
}
