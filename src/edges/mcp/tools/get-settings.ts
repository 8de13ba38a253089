import { z } from 'zod';
import { integrationsSchema, performanceSchema, reportingSchema } from '../../../service/settings/settings.ts';
import type { Tool } from '../tool.ts';

export const getSettings: Tool = {
  name: 'get_settings',
  title: 'Get settings',
  description:
    'Gets the settings of the service (reporting, performance, integrations), without keys; they explain why a scan from get_scan skipped something.',
  parameters: [],
  answers: z.object({ reporting: reportingSchema, performance: performanceSchema, integrations: integrationsSchema }),
  read: async ({ settings }) => settings,
};
