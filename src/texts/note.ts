import { z } from 'zod';
import { say } from './say.ts';
import { sayingSchema } from './saying.ts';
import type { Spoken } from './texts.ts';

/** What was skipped, truncated or left out, of a scan or a page, as it is stored: an edge says it. */
export const notesSchema = z.array(z.object({ code: z.string(), count: z.int(), said: sayingSchema }));
export type Note = z.infer<typeof notesSchema>[number];

/** The same as a reader gets it. */
export const saidNotesSchema = z.array(z.object({ code: z.string(), message: z.string(), count: z.int() }));
export type SaidNote = z.infer<typeof saidNotesSchema>[number];

export function sayNotes(notes: readonly Note[], language: Spoken): SaidNote[] {
  return notes.map(({ code, count, said }) => ({ code, message: say(language, said), count }));
}
