import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { forgetScan } from '../api/query-changes.ts';
import type { Scan, ScanCommand } from '../api/scans.ts';
import { deleteScan, hasEnded } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { explain } from '../parts/notices.tsx';
import { ShareButton } from '../shares/share-button.tsx';
import { texts } from '../texts/base.ts';
import { scanTexts } from '../texts/scan.ts';
import { EndDialog } from './end-dialog.tsx';
import { useScanCommand } from './use-scan-command.ts';

const looks: Partial<Record<ScanCommand, 'plain'>> = {
  rescan: 'plain',
  'rescan-fresh': 'plain',
  'rescan-draw-again': 'plain',
};

/** The actions that the scan's status allows. The service refuses the others. */
export function ScanActions({ scan }: { readonly scan: Scan }) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  const command = useScanCommand(scan);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const end = useEnd(scan, keptFocus.ref);
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
        {scan.progress.pages_completed === 0 || scan.data_removed_at !== null ? null : (
          <ShareButton scanId={scan.id} subject={{ kind: 'scan' }} />
        )}
        {hasEnded(scan) ? null : (
          <Button look="quiet" onPress={end.ask}>
            {scanTexts.actions.end}
          </Button>
        )}
        <Button look="quiet" onPress={() => setAsksToDelete(true)}>
          {scanTexts.actions.delete}
        </Button>
      </div>
      <ErrorLine error={command.error} />
      <EndDialog scan={scan} isOpen={end.asks} onClose={end.close} />
      <DeleteDialog scan={scan} isOpen={asksToDelete} onClose={() => setAsksToDelete(false)} />
    </div>
  );
}

/**
 * When the scan has ended, the question is closed, and the button that would get the focus back is gone. The dialog keeps
 * the focus inside until it is out of the document, which takes until the next frame.
 */
function useEnd(scan: Scan, place: RefObject<HTMLElement | null>) {
  const [asks, setAsks] = useState(false);
  const isOver = asks && hasEnded(scan);
  useEffect(() => {
    if (!isOver) return;
    setAsks(false);
    requestAnimationFrame(() => place.current?.focus());
  }, [isOver, place]);
  return { asks: asks && !isOver, ask: () => setAsks(true), close: () => setAsks(false) };
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
