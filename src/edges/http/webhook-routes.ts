import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import { deliveryRecordSchema, presentDelivery } from '../../service/webhooks/delivery-record.ts';
import { listDeliveries, retryDelivery, testWebhook } from '../../service/webhooks/deliveries.ts';
import { newWebhookSchema, webhookChangeSchema } from '../../service/webhooks/new-webhook.ts';
import { presentWebhook, webhookRecordSchema } from '../../service/webhooks/webhook-record.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
} from '../../service/webhooks/webhook-store.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { pageInfoSchema, pagingQuery, restBounds } from './paging-query.ts';
import { bodyProblems, problemSchema } from './problem-answers.ts';
import { languageOf } from './answer-language.ts';

type WebhookRouteDeps = {
  readonly db: Database;
  /** Undefined if the installation has no key, and therefore no webhooks. */
  readonly secretKey?: SecretKey | undefined;
  readonly wakeJobs: () => void;
};

const tags = ['webhooks'];
const params = z.object({ id: z.string() });
const secretText = z.string().describe('A new secret: `whsec_` and base64. No other response contains it.');

/** `/api/webhooks`: who is notified of what. URLs and secrets go in, and a secret comes out once. */
export function addWebhookRoutes(app: HttpApp, deps: WebhookRouteDeps): void {
  addReadRoutes(app, deps);
  addCreateRoute(app, deps);
  addChangeRoute(app, deps);
  addDeleteRoute(app, deps);
  addTestRoute(app, deps);
  addDeliveryRoutes(app, deps);
}

function addReadRoutes(app: HttpApp, { db, secretKey }: WebhookRouteDeps): void {
  const listSchema = z.object({
    available: z.boolean().describe('False while the service has no CURBCUT_SECRET_KEY. Webhooks are then off.'),
    webhooks: z.array(webhookRecordSchema),
  });
  const listed = { summary: 'List webhooks, oldest first.', tags, response: { 200: listSchema } };
  app.get('/api/webhooks', { config: { scope: 'admin' }, schema: listed }, async (request, reply) => {
    const way = { key: secretKey, language: await languageOf(request, reply) };
    const webhooks = (await listWebhooks(db)).map((row) => presentWebhook(row, way));
    return { available: secretKey !== undefined, webhooks };
  });
  const one = { summary: 'Get a webhook.', tags, params, response: { 200: webhookRecordSchema, 404: problemSchema } };
  app.get('/api/webhooks/:id', { config: { scope: 'admin' }, schema: one }, async (request, reply) =>
    presentWebhook(await getWebhook(db, request.params.id), {
      key: secretKey,
      language: await languageOf(request, reply),
    }),
  );
}

function addCreateRoute(app: HttpApp, { db, secretKey: key }: WebhookRouteDeps): void {
  const schema = {
    summary: 'Create a webhook.',
    description:
      'The response has the secret that its events are signed with, once. Private and loopback addresses are reached only if CURBCUT_WEBHOOK_ALLOW names them.',
    tags,
    body: newWebhookSchema,
    response: { 201: webhookRecordSchema.extend({ secret: secretText.nullable() }), ...bodyProblems },
  };
  app.post('/api/webhooks', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    const { row, secret } = await createWebhook({ db, key, by: callerOf(request) }, request.body);
    const language = await languageOf(request, reply);
    return reply
      .code(201)
      .header('location', `/api/webhooks/${row.id}`)
      .send({ ...presentWebhook(row, { key, language }), secret });
  });
}

function addChangeRoute(app: HttpApp, { db, secretKey: key }: WebhookRouteDeps): void {
  const schema = {
    summary: 'Change a webhook.',
    description: 'Fields that are absent keep their values. Pending deliveries go to the new URL.',
    tags,
    params,
    body: webhookChangeSchema,
    response: {
      200: webhookRecordSchema.extend({ secret: secretText.optional() }),
      404: problemSchema,
      ...bodyProblems,
    },
  };
  app.put('/api/webhooks/:id', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    const { row, secret } = await changeWebhook({ db, key, by: callerOf(request) }, request.params.id, request.body);
    const language = await languageOf(request, reply);
    return { ...presentWebhook(row, { key, language }), ...(secret !== null && { secret }) };
  });
}

function addDeleteRoute(app: HttpApp, { db }: WebhookRouteDeps): void {
  const schema = {
    summary: 'Delete a webhook.',
    description: 'Pending deliveries are dropped.',
    tags,
    params,
    response: { 204: z.null().describe('Deleted.'), 404: problemSchema },
  };
  app.delete('/api/webhooks/:id', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    await deleteWebhook(db, request.params.id, callerOf(request));
    return reply.code(204).send(null);
  });
}

function addTestRoute(app: HttpApp, { db, wakeJobs }: WebhookRouteDeps): void {
  const schema = {
    summary: 'Send a test event.',
    description: 'It is sent once, within seconds. See the result in the list of deliveries.',
    tags,
    params,
    response: { 202: deliveryRecordSchema, 404: problemSchema, 409: problemSchema },
  };
  app.post('/api/webhooks/:id/test', { config: { scope: 'admin' }, schema }, async (request, reply) => {
    const delivery = await testWebhook(db, request.params.id, callerOf(request));
    wakeJobs();
    return reply.code(202).send(presentDelivery(delivery, await languageOf(request, reply)));
  });
}

function addDeliveryRoutes(app: HttpApp, { db, wakeJobs }: WebhookRouteDeps): void {
  const listed = {
    summary: 'List the deliveries of a webhook, newest first.',
    description: 'The newest 1,000, for 30 days after they finish.',
    tags,
    params,
    querystring: z.object(pagingQuery),
    response: {
      200: z.object({ deliveries: z.array(deliveryRecordSchema), page: pageInfoSchema }),
      400: problemSchema,
      404: problemSchema,
    },
  };
  app.get('/api/webhooks/:id/deliveries', { config: { scope: 'admin' }, schema: listed }, async (request, reply) => {
    const asked = parsePageRequest(request.query, restBounds);
    const { deliveries, page } = await listDeliveries(db, request.params.id, asked);
    const language = await languageOf(request, reply);
    return { deliveries: deliveries.map((row) => presentDelivery(row, language)), page };
  });
  const retried = {
    summary: 'Send a delivery again.',
    description: 'It is sent at once, and retried like a new one. It keeps its id, so receivers recognize it.',
    tags,
    params: params.extend({ delivery_id: z.string() }),
    response: { 200: deliveryRecordSchema, 404: problemSchema, 409: problemSchema },
  };
  app.post(
    '/api/webhooks/:id/deliveries/:delivery_id/retry',
    { config: { scope: 'admin' }, schema: retried },
    async (request, reply) => {
      const { id: webhookId, delivery_id: deliveryId } = request.params;
      const delivery = await retryDelivery(db, { webhookId, deliveryId }, callerOf(request));
      wakeJobs();
      return presentDelivery(delivery, await languageOf(request, reply));
    },
  );
}
