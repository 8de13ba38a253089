import { z } from 'zod';

const noteSchema = z.object({ code: z.string(), message: z.string(), count: z.int() });

/** What was skipped, truncated or left out, of a scan or a page. */
export const notesSchema = z.array(noteSchema);
export type Note = z.infer<typeof noteSchema>;
