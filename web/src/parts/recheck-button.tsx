import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showScan } from '../api/query-changes.ts';
import type { ChosenPages } from '../api/scans.ts';
import { recheckPages } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { scanTexts } from '../texts/scan.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';

type Props = { readonly scanId: string; readonly only: ChosenPages; readonly children: string };

/** Scans some pages of a scan again, and shows the new scan, which compares itself with this one. */
export function RecheckButton({ scanId, only, children }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => recheckPages(scanId, only),
    onSuccess: async (started) => {
      showScan(queries, started);
      announce(scanTexts.recheck.started);
      await navigate({ to: '/scans/$scanId', params: { scanId: started.id } });
    },
  });
  const mayScan = useMay('scan');
  if (!mayScan) return null;
  return (
    <>
      <Button size="small" isBusy={start.isPending} onPress={() => start.mutate()}>
        {children}
      </Button>
      <ErrorLine error={start.error} />
    </>
  );
}
