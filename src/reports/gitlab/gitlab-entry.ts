import { z } from 'zod';

const entrySchema = z.object({
  code: z.string(),
  type: z.literal('error'),
  typeCode: z.literal(1),
  message: z.string(),
  context: z.string(),
  selector: z.string(),
  runner: z.literal('curbcut'),
});

export const gitlabReportSchema = z
  .object({
    results: z.record(z.url(), z.array(entrySchema)).describe('Entries by the URL of their page.'),
    total: z.int().describe('Pages.'),
    passes: z.int().describe('Pages without entries.'),
    errors: z.int().describe('Entries.'),
    omitted: z.int().describe('Occurrences without an entry.'),
  })
  .meta({ id: 'GitlabAccessibilityReport' });

export type GitlabEntry = z.infer<typeof entrySchema>;
