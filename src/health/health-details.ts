import { z } from 'zod';

const partSchema = z
  .object({
    status: z.enum(['ok', 'degraded', 'failed']),
    detail: z.string().optional(),
    remedy: z.string().optional(),
  })
  .meta({ id: 'HealthPart' });

/** One part of the installation each; the worst of its processes where several have one. */
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

/** What a process writes of itself; other versions may write more. */
export const checksSchema = z.object({ browser: partSchema, sandbox: partSchema });
