import { z } from 'zod';
import type { HealthPart } from '../../texts/health-part.ts';
import { say } from '../../texts/say.ts';
import { sayingSchema } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';

const partSchema = z
  .object({
    status: z.enum(['ok', 'degraded', 'failed']),
    detail: z.string().optional(),
    remedy: z.string().optional(),
  })
  .meta({ id: 'HealthPart' });

/** The parts of the installation. If several processes have a part, the worst state counts. */
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

type HealthDetails = z.infer<typeof healthDetailsSchema>;
export type HealthParts = Readonly<Record<keyof HealthDetails, HealthPart>>;

export function presentHealth(parts: HealthParts, language: Spoken): HealthDetails {
  return {
    browser: presentPart(parts.browser, language),
    sandbox: presentPart(parts.sandbox, language),
    database: presentPart(parts.database, language),
    files: presentPart(parts.files, language),
    queue: presentPart(parts.queue, language),
    jobs: presentPart(parts.jobs, language),
  };
}

function presentPart({ status, detail, remedy }: HealthPart, language: Spoken): z.infer<typeof partSchema> {
  return {
    status,
    ...(detail !== undefined && { detail: say(language, detail) }),
    ...(remedy !== undefined && { remedy: say(language, remedy) }),
  };
}

const storedPartSchema = partSchema.extend({ detail: sayingSchema.optional(), remedy: sayingSchema.optional() });

/** A process's report about itself. Other versions may report more. */
export const checksSchema = z.object({ browser: storedPartSchema, sandbox: storedPartSchema });
