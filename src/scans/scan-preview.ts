import { z } from 'zod';
import { notesSchema } from '../shared/note.ts';

/** What a scan would begin with, without scanning anything. */
export const scanPreviewSchema = z
  .object({
    pages: z.int().min(0).describe('Pages that are known. Of a crawl: the start, and the pages that it links to.'),
    examples: z.array(z.string()).describe('The first 100 of them.'),
    complete: z.boolean().describe('false: a scan would find more.'),
    notes: notesSchema.describe('What would be skipped, and why.'),
  })
  .meta({ id: 'ScanPreview' });

export type ScanPreview = z.infer<typeof scanPreviewSchema>;
