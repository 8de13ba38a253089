import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Webhook } from '../api/webhooks.ts';
import { switchWebhook, testWebhook } from '../api/webhooks.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { LinkedItem } from '../parts/linked-item.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { ChangeWebhook } from './change-webhook.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { RenewSecret } from './renew-secret.tsx';

/** `number`: see numberSameHosts. */
type Props = { readonly webhook: Webhook; readonly number: string; readonly onDelete: () => void };

export function WebhookItem({ webhook, number, onDelete }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { turn, test } = useActions(() => setOpen(true));
  const host = `${nameTarget(webhook.url)}${number}`;
  const error = turn.error ?? test.error;
  const events = webhook.events.map((event) => words.events[event]).join(' · ');
  return (
    <LinkedItem id={webhook.id}>
      <h3>{`${webhook.url}${number}`}</h3>
      {webhook.enabled ? null : <span className="badge badge-neutral">{words.isOff}</span>}
      <p>{words.describe(words.kinds[webhook.kind], events)}</p>
      {webhook.problem === null ? null : <p className="form-error">{webhook.problem}</p>}
      <ErrorLine error={error} summary={words.actionFailed} />
      {secret === null ? null : <ShownOnce value={secret} words={words.shownOnce} onHide={() => setSecret(null)} />}
      <div className="button-line">
        <Button size="small" isBusy={test.isPending} onPress={() => test.mutate(webhook.id)}>
          {words.test(host)}
        </Button>
        <Button size="small" isBusy={turn.isPending} onPress={() => turn.mutate(webhook)}>
          {words.turn(webhook.enabled, host)}
        </Button>
        <Button size="small" onPress={() => setChanging(true)}>
          {words.change(host)}
        </Button>
        <RenewSecret webhook={webhook} host={host} onMade={setSecret} />
        <Button size="small" onPress={onDelete}>
          {words.remove(host)}
        </Button>
      </div>
      <ChangeWebhook webhook={webhook} host={host} isOpen={isChanging} onClose={() => setChanging(false)} />
      <details className="disclosure" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {words.deliveries}
          <span className="visually-hidden">: {host}</span>
        </summary>
        {isOpen ? <DeliveryList webhook={webhook} /> : null}
      </details>
    </LinkedItem>
  );
}

function useActions(onTested: () => void) {
  const announceChange = useAnnounced(queryKeys.webhooks);
  const turn = useMutation({
    mutationFn: switchWebhook,
    onSuccess: async ({ enabled }) => {
      await announceChange(words.turned(enabled));
    },
  });
  const test = useMutation({
    mutationFn: testWebhook,
    onSuccess: async () => {
      onTested();
      await announceChange(words.tested);
    },
  });
  return { turn, test };
}
