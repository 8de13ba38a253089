import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Webhook } from '../api/webhooks.ts';
import { changeWebhook } from '../api/webhooks.ts';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';

type Props = { readonly webhook: Webhook; readonly host: string; readonly onMade: (secret: string | null) => void };

/** A button that makes another secret, after it has asked. Not for a kind that has none. */
export function RenewSecret({ webhook, host, onMade }: Props) {
  const [isAsking, setAsking] = useState(false);
  const announceChange = useAnnounced(queryKeys.webhooks);
  const renewal = useMutation({
    mutationFn: () => changeWebhook(webhook.id, { new_secret: true }),
    onSuccess: async ({ secret }) => {
      setAsking(false);
      onMade(secret ?? null);
      await announceChange(words.renewed);
    },
  });
  if (webhook.kind === 'slack') return null;
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {words.renew(host)}
      </Button>
      <ConfirmDialog
        title={words.renewTitle(host)}
        confirm={words.renewConfirm}
        look="primary"
        isOpen={isAsking}
        isBusy={renewal.isPending}
        error={renewal.error === null ? undefined : explain(renewal.error)}
        onConfirm={() => renewal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{words.renewText}</p>
      </ConfirmDialog>
    </>
  );
}
