import type { Scan } from '../api/scans.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { scanTexts } from '../texts/scan.ts';
import { useScanCommand } from './use-scan-command.ts';

type Props = { readonly scan: Scan; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before a scan ends with the pages that it has. Its owner closes it when the scan has ended. */
export function EndDialog({ scan, isOpen, onClose }: Props) {
  const command = useScanCommand(scan);
  return (
    <ConfirmDialog
      title={scanTexts.endTitle}
      confirm={scanTexts.endConfirm}
      isOpen={isOpen}
      isBusy={command.isPending}
      error={command.error === null ? undefined : explain(command.error)}
      onConfirm={() => command.mutate('end')}
      onClose={onClose}
    >
      <p>{scanTexts.endText}</p>
    </ConfirmDialog>
  );
}
