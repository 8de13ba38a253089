import { z } from 'zod';
import { integrationsSchema, performanceSchema, reportingSchema } from '../../settings/settings.ts';
import type { Tool } from '../tool.ts';

export const getSettings: Tool = {
  name: 'get_settings',
  title: 'Get settings',
  description:
    'The settings of the service in three groups (reporting, performance, integrations), without keys; they explain what a scan shown by get_scan left out.',
  parameters: [],
  answers: z.object({ reporting: reportingSchema, performance: performanceSchema, integrations: integrationsSchema }),
  read: async ({ settings }) => settings,
};
