import { z } from 'zod';

const partSchema = z
  .object({
    status: z.enum(['ok', 'degraded', 'failed']),
    detail: z.string().optional(),
    remedy: z.string().optional(),
  })
  .meta({ id: 'HealthPart' });

/** The parts of the installation. If several processes have a part, the worst of them counts. */
export const healthDetailsSchema = z
  .object({
    browser: partSchema,
    sandbox: partSchema,
    database: partSchema,
    files: partSchema,
    queue: partSchema,
    jobs: partSchema,
  })
  .meta({ id: 'HealthDetails' });

export type HealthDetails = z.infer<typeof healthDetailsSchema>;

/** What a process reports about itself. Other versions may report more. */
export const checksSchema = z.object({ browser: partSchema, sandbox: partSchema });
