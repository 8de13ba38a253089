import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetScan } from '../api/query-changes.ts';
import type { Scan } from '../api/scans.ts';
import { deleteScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { texts } from '../texts/base.ts';
import { scanTexts } from '../texts/scan.ts';

type Props = { readonly scan: Scan; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before a scan is deleted with all that belongs to it. */
export function DeleteDialog({ scan, isOpen, onClose }: Props) {
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
