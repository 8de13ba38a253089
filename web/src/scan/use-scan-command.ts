import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readScanRecordAgain, showScan } from '../api/query-changes.ts';
import type { Scan, ScanCommand } from '../api/scans.ts';
import { commandScan, isRescan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { scanTexts } from '../texts/scan.ts';

/** Sends a command, and shows the changed scan or the new one. */
export function useScanCommand(scan: Scan) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (command: ScanCommand) => commandScan(scan.id, command),
    onSuccess: async (changed, command) => {
      showScan(queries, changed);
      announce(scanTexts.done[command]);
      if (isRescan(command)) await navigate({ to: '/scans/$scanId', params: { scanId: changed.id } });
    },
    // Someone else changed the scan first, so the page shows an old state.
    onError: () => void readScanRecordAgain(queries, scan.id),
  });
}
