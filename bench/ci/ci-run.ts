import { z } from 'zod';
import { situations, timedSites } from './ci-site.ts';

/** One run of one tool. */
export const ciRunSchema = z.object({
  tool: z.string(),
  situation: z.enum([...situations, ...timedSites]),
  pages: z.number(),
  /** `cold`: with an empty home folder, as on a new machine. */
  start: z.enum(['cold', 'warm']),
  round: z.number(),
  /** Null: it did not end in time and was stopped. */
  exitCode: z.number().nullable(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  load: z.number(),
});

export type CiRun = z.infer<typeof ciRunSchema>;
