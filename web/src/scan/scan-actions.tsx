import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetScan, readScanRecordAgain, showScan } from '../api/query-changes.ts';
import type { Scan, ScanCommand } from '../api/scans.ts';
import { commandScan, deleteScan, isRescan } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { explain } from '../parts/notices.tsx';
import { texts } from '../texts/base.ts';
import { scanTexts } from '../texts/scan.ts';

const looks: Partial<Record<ScanCommand, 'plain'>> = {
  rescan: 'plain',
  'rescan-fresh': 'plain',
  'rescan-draw-again': 'plain',
};

/** The actions that the scan's status allows. The service refuses the others. */
export function ScanActions({ scan }: { readonly scan: Scan }) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  const command = useCommand(scan);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const mayScan = useMay('scan');
  if (!mayScan) return null;
  return (
    <div>
      <div role="group" aria-label={scanTexts.actions.label} className="button-line" {...keptFocus}>
        {commandsFor(scan).map((name) => (
          <Button
            key={name}
            look={looks[name] ?? 'primary'}
            isBusy={command.isPending && command.variables === name}
            onPress={() => (command.isPending ? undefined : command.mutate(name))}
          >
            {scanTexts.actions[name]}
          </Button>
        ))}
        <Button look="quiet" onPress={() => setAsksToDelete(true)}>
          {scanTexts.actions.delete}
        </Button>
      </div>
      <ErrorLine error={command.error} />
      <DeleteDialog scan={scan} isOpen={asksToDelete} onClose={() => setAsksToDelete(false)} />
    </div>
  );
}

function commandsFor({ status, progress, sample, data_removed_at: removedAt }: Scan): readonly ScanCommand[] {
  if (status === 'queued' || status === 'running') return ['pause', 'rescan'];
  if (status === 'pausing' || status === 'paused') return ['resume', 'rescan'];
  const canRetry = progress.pages_failed > 0 && removedAt === null;
  const isDrawn = sample?.kind === 'wcag_em';
  return [
    ...(canRetry ? ['retry-failed' as const] : []),
    'rescan',
    'rescan-fresh',
    ...(isDrawn ? ['rescan-draw-again' as const] : []),
  ];
}

function useCommand(scan: Scan) {
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

type DeleteProps = { readonly scan: Scan; readonly isOpen: boolean; readonly onClose: () => void };

function DeleteDialog({ scan, isOpen, onClose }: DeleteProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteScan(scan.id),
    onSuccess: async () => {
      announce(scanTexts.deleted);
      await navigate({ to: '/' });
      forgetScan(queries, scan.id);
    },
  });
  return (
    <ConfirmDialog
      title={scanTexts.deleteTitle}
      confirm={scanTexts.deleteConfirm}
      isOpen={isOpen}
      isBusy={remove.isPending}
      error={remove.error === null ? undefined : explain(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{scanTexts.deleteText(texts.pages(scan.progress.pages_total))}</p>
    </ConfirmDialog>
  );
}
