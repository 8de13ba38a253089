import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../api/webhooks.ts';
import { deleteWebhook, webhooksQuery } from '../api/webhooks.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { webhookTexts as words } from '../texts/en-webhooks.ts';
import { WebhookItem } from './webhook-item.tsx';

export function WebhookList({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const [leaving, setLeaving] = useState<Webhook>();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteWebhook,
    onSuccess: async () => {
      setLeaving(undefined);
      announce(words.removed);
      await queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      document.getElementById('webhooks')?.focus();
    },
  });
  if (webhooks.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul className="stack-small" aria-label={words.list}>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onDelete={() => setLeaving(webhook)} />
        ))}
      </ul>
      <ConfirmDialog
        title={words.removeTitle(leaving === undefined ? '' : nameTarget(leaving.url))}
        confirm={words.removeConfirm}
        isOpen={leaving !== undefined}
        isBusy={remove.isPending}
        error={remove.error === null ? undefined : explain(remove.error)}
        onConfirm={() => leaving !== undefined && remove.mutate(leaving.id)}
        onClose={() => {
          setLeaving(undefined);
          remove.reset();
        }}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
