import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { integrationsSchema, performanceSchema, reportingSchema, settingsChangeSchema } from '../settings/settings.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';

const tags = ['settings'];
const settingsSchema = z.object({
  reporting: reportingSchema,
  performance: performanceSchema,
  integrations: integrationsSchema.extend({
    mcp_key: z.string().optional().describe('The new key: only in the answer that made it.'),
  }),
});

/** `GET|PUT /api/settings`. */
export function addSettingsRoutes(
  app: HttpApp,
  { db, wakeWorker }: { readonly db: Database; readonly wakeWorker: () => void },
): void {
  app.get(
    '/api/settings',
    { schema: { summary: 'All settings in force.', tags, response: { 200: settingsSchema } } },
    async () => readSettings(db),
  );
  app.put(
    '/api/settings',
    {
      schema: {
        summary: 'Change the given fields; they take effect at once.',
        description: 'Fields and groups that are not given stay as they are. One wrong field, and nothing changes.',
        tags,
        body: settingsChangeSchema,
        response: { 200: settingsSchema, 400: problemSchema, 413: problemSchema, 415: problemSchema },
      },
    },
    async (request, reply) => {
      const { settings, mcpKey } = await changeSettings(db, request.body);
      wakeWorker();
      void reply.header('cache-control', 'no-store');
      if (mcpKey === undefined) return settings;
      return { ...settings, integrations: { ...settings.integrations, mcp_key: mcpKey } };
    },
  );
}
