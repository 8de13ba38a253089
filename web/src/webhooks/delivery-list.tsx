import { useMutation, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import type { Webhook, WebhookDelivery } from '../api/webhooks.ts';
import { deliveriesQuery, retryDelivery } from '../api/webhooks.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { useAnnounced } from '../parts/use-announced.ts';
import { formatTime } from '../texts/format.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';

export function DeliveryList({ webhook }: { readonly webhook: Webhook }) {
  const answer = useQuery(deliveriesQuery(webhook.id));
  const announceChange = useAnnounced(queryKeys.deliveries(webhook.id));
  const retry = useMutation({
    mutationFn: (delivery: WebhookDelivery) => retryDelivery(webhook.id, delivery.id),
    onSuccess: async () => {
      await announceChange(words.retried);
    },
  });
  const { data } = answer;
  return (
    <>
      <LoadStates answer={answer} />
      {data?.deliveries.length === 0 ? <p>{words.noDeliveries}</p> : null}
      <ErrorLine error={retry.error} summary={words.actionFailed} />
      {data === undefined || data.deliveries.length === 0 ? null : (
        <ul className="item-list" aria-label={words.deliveriesTo(nameTarget(webhook.url))}>
          {data.deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} onRetry={() => retry.mutate(delivery)} />
          ))}
        </ul>
      )}
    </>
  );
}

const looks = { pending: 'active', delivered: 'good', failed: 'critical' } as const;

type ItemProps = { readonly delivery: WebhookDelivery; readonly onRetry: () => void };

function DeliveryItem({ delivery, onRetry }: ItemProps) {
  const time = formatTime(delivery.created_at);
  const name = nameEvent(delivery.event);
  return (
    <li>
      <p className="row-facts">
        <span className={`badge badge-${looks[delivery.state]}`}>{words.states[delivery.state]}</span>
        <span>{name}</span>
        <time dateTime={delivery.created_at}>{time}</time>
        <span>{words.attempts(delivery.attempts)}</span>
      </p>
      {delivery.last_error === null ? null : <p className="hint">{delivery.last_error}</p>}
      {delivery.next_attempt_at === null ? null : (
        <p className="hint">{words.next(formatTime(delivery.next_attempt_at))}</p>
      )}
      <Button size="small" onPress={onRetry}>
        {words.retry}
        <span className="visually-hidden">{`: ${name}, ${time}`}</span>
      </Button>
    </li>
  );
}

/** A later version of the service may know more events. */
function nameEvent(event: string): string {
  return Object.entries(words.events).find(([name]) => name === event)?.[1] ?? event;
}
