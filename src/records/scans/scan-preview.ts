import { z } from 'zod';
import type { Note } from '../../texts/note.ts';
import { saidNotesSchema, sayNotes } from '../../texts/note.ts';
import type { Spoken } from '../../texts/texts.ts';

const count = z.int().min(0);

/** The start of a scan, without scanning a page. */
export const scanPreviewSchema = z
  .object({
    pages: count.describe(
      'Known pages. For a crawl: the start, and the pages that it links to. With a sample: those of the sample.',
    ),
    examples: z.array(z.string()).describe('The first 100 of them, without random pages.'),
    sample: z
      .object({
        known_pages: count.describe('Pages that the sample is drawn from.'),
        templates: count,
        random: count.describe('Pages that are drawn at random.'),
      })
      .nullable()
      .describe('null: every page that is found is scanned.'),
    complete: z.boolean().describe('false: a scan would find more.'),
    notes: saidNotesSchema.describe('What would be skipped, and why.'),
  })
  .meta({ id: 'ScanPreview' });

type ScanPreviewRecord = z.infer<typeof scanPreviewSchema>;
export type ScanPreview = Omit<ScanPreviewRecord, 'notes'> & { readonly notes: readonly Note[] };

export function presentPreview({ notes, ...preview }: ScanPreview, language: Spoken): ScanPreviewRecord {
  return { ...preview, notes: sayNotes(notes, language) };
}
