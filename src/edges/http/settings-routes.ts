import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { changeSettings } from '../../service/settings/change-settings.ts';
import { readSettings } from '../../service/settings/read-settings.ts';
import {
  integrationsSchema,
  performanceSchema,
  reportingSchema,
  settingsChangeSchema,
} from '../../service/settings/settings.ts';
import { callerOf } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';

const tags = ['settings'];
const settingsSchema = z.object({
  reporting: reportingSchema,
  performance: performanceSchema,
  integrations: integrationsSchema.extend({
    mcp_key: z
      .string()
      .optional()
      .describe('The new key. Only the response to the request that created it contains it.'),
  }),
});

/** `GET|PUT /api/settings`. */
export function addSettingsRoutes(
  app: HttpApp,
  {
    db,
    wakeWorker,
    wakeJobs,
  }: { readonly db: Database; readonly wakeWorker: () => void; readonly wakeJobs: () => void },
): void {
  app.get(
    '/api/settings',
    {
      config: { scope: 'read' },
      schema: { summary: 'Get the current settings.', tags, response: { 200: settingsSchema } },
    },
    async () => readSettings(db),
  );
  app.put(
    '/api/settings',
    {
      config: { scope: 'admin' },
      schema: {
        summary: 'Change settings. Changes take effect immediately.',
        description:
          'Fields and groups that are not in the request keep their values. If one field is not valid, nothing changes.',
        tags,
        body: settingsChangeSchema,
        response: { 200: settingsSchema, 400: problemSchema },
      },
    },
    async (request, reply) => {
      const { settings, mcpKey } = await changeSettings(db, request.body, callerOf(request));
      wakeWorker();
      wakeJobs();
      void reply.header('cache-control', 'no-store');
      if (mcpKey === undefined) return settings;
      return { ...settings, integrations: { ...settings.integrations, mcp_key: mcpKey } };
    },
  );
}
