import { z } from 'zod';

const entrySchema = z.object({
  description: z.string().min(1),
  check_name: z.string().min(1),
  fingerprint: z.string().min(1),
  severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
  location: z.object({ path: z.string().min(1), lines: z.object({ begin: z.int().min(1) }) }),
});

export const codeQualitySchema = z.array(entrySchema).meta({ id: 'GitlabCodeQualityReport' });

export type CodeQualityEntry = z.infer<typeof entrySchema>;
