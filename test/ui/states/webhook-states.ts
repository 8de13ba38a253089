import type { Page } from 'playwright-core';
import type { Webhook, WebhookDelivery } from '../../../web/src/api/api-types.ts';
import { button, refuse } from './stage.ts';
import type { Stage, UiState } from './stage.ts';

const one: Webhook = {
  id: 'a',
  url: 'https://hooks.example.com',
  kind: 'standard',
  events: ['scan.completed', 'scan.failed', 'schedule.skipped'],
  enabled: true,
  problem: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const webhooks: readonly Webhook[] = [
  one,
  { ...one, id: 'b', kind: 'slack', url: 'https://hooks.slack.example', enabled: false, problem: 'It is gone (410).' },
];
const delivery: WebhookDelivery = {
  id: 'x',
  event: 'scan.completed',
  state: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  last_attempt_at: '2026-01-01T00:00:00.000Z',
  last_status: 204,
  last_error: null,
  scan_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  finished_at: '2026-01-01T00:00:00.000Z',
};
const last_error = 'The receiver answered with the status 503.';
const deliveries: readonly WebhookDelivery[] = [
  delivery,
  { ...delivery, id: 'y', state: 'pending', attempts: 4, next_attempt_at: '2026-01-02T00:00:00.000Z', last_error },
  { ...delivery, id: 'z', state: 'failed', attempts: 10, last_error },
];

/** Of the settings. */
export function listWebhookStates({ open }: Stage): readonly UiState[] {
  const show = async (page: Page) => {
    const page1 = { limit: 10, offset: 0, total: 3, next_offset: null };
    await page.route('**/api/webhooks', async (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { available: true, webhooks } })
        : route.fulfill({ status: 201, json: { ...one, secret: 'whsec_shown-once' } }),
    );
    await page.route('**/api/webhooks/*/deliveries?*', (route) => route.fulfill({ json: { deliveries, page: page1 } }));
    await open(page, '/settings/webhooks');
    await page.getByRole('heading', { name: 'Webhooks', exact: true }).waitFor();
  };
  return [
    {
      name: 'webhooks with their deliveries',
      show: async (page) => {
        await show(page);
        await page.getByText('Latest deliveries').first().click();
        await page.getByText(last_error).first().waitFor();
      },
    },
    {
      name: 'the secret of a new webhook',
      show: async (page) => {
        await show(page);
        await page.getByLabel('URL', { exact: true }).fill('https://hooks.example.com/a');
        await button(page, 'Add webhook').click();
        await page.getByText('whsec_shown-once').waitFor();
      },
    },
    {
      name: 'a webhook that cannot be tested',
      show: async (page) => {
        await show(page);
        await refuse(page, '**/api/webhooks/*/test', 'POST');
        await button(page, /^Send a test/u).click();
        await page.getByText('The action failed.').waitFor();
      },
    },
    {
      name: 'the question before a webhook is deleted',
      show: async (page) => {
        await show(page);
        await button(page, /^Delete hooks/u).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];
}
