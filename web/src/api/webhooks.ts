import { queryOptions } from '@tanstack/react-query';
import type { NewWebhookInput, Webhook, WebhookChangeInput, WebhookDelivery } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

export type { Webhook, WebhookDelivery } from './api-types.ts';
export type WebhookEvent = Webhook['events'][number];

const lookAgainMs = 3_000;

export const webhooksQuery = queryOptions({
  queryKey: queryKeys.webhooks,
  queryFn: ({ signal }) => readJson<Answer<'GET /api/webhooks'>>('/api/webhooks', signal),
});

/** The newest ones, read again while one of them may change soon. */
export function deliveriesQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.deliveries(id),
    queryFn: ({ signal }) =>
      readJson<Answer<'GET /api/webhooks/{id}/deliveries'>>(`/api/webhooks/${id}/deliveries?limit=10`, signal),
    refetchInterval: (query) => (query.state.data?.deliveries.some(isDue) === true ? lookAgainMs : false),
  });
}

/** The answer has the secret, once. */
export async function createWebhook(wanted: NewWebhookInput): Promise<Answer<'POST /api/webhooks'>> {
  return sendJson('/api/webhooks', { method: 'POST', body: wanted });
}

export async function switchWebhook({ id, enabled }: Webhook): Promise<Webhook> {
  return sendJson(`/api/webhooks/${id}`, { method: 'PUT', body: { enabled: !enabled } });
}

/** The answer has the secret if it is a new one. */
export async function changeWebhook(id: string, change: WebhookChangeInput): Promise<Answer<'PUT /api/webhooks/{id}'>> {
  return sendJson(`/api/webhooks/${id}`, { method: 'PUT', body: change });
}

export async function deleteWebhook(id: string): Promise<void> {
  return sendJson(`/api/webhooks/${id}`, { method: 'DELETE' });
}

export async function testWebhook(id: string): Promise<WebhookDelivery> {
  return sendJson(`/api/webhooks/${id}/test`, { method: 'POST' });
}

export async function retryDelivery(id: string, deliveryId: string): Promise<WebhookDelivery> {
  return sendJson(`/api/webhooks/${id}/deliveries/${deliveryId}/retry`, { method: 'POST' });
}

function isDue({ state, attempts }: WebhookDelivery): boolean {
  return state === 'pending' && attempts < 2;
}
