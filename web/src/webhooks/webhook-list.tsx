import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Webhook } from '../api/webhooks.ts';
import { deleteWebhook } from '../api/webhooks.ts';
import { Removal } from '../parts/removal.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { numberSameHosts } from './number-same-hosts.ts';
import { WebhookItem } from './webhook-item.tsx';

type Props = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly webhooks: readonly Webhook[];
};

export function WebhookList({ heading, webhooks }: Props) {
  const [leaving, setLeaving] = useState<Webhook>();
  const queries = useQueryClient();
  const numbers = numberSameHosts(webhooks);
  const numberOf = (id: string) => numbers.get(id) ?? '';
  if (webhooks.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul className="item-list" aria-label={words.list}>
        {webhooks.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            number={numberOf(webhook.id)}
            onDelete={() => setLeaving(webhook)}
          />
        ))}
      </ul>
      <Removal
        item={leaving && { id: leaving.id, name: `${nameTarget(leaving.url)}${numberOf(leaving.id)}` }}
        words={words}
        remove={deleteWebhook}
        onRemoved={async () => {
          await readAgain(queries, queryKeys.webhooks);
          heading.current?.focus();
        }}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
