import { z } from 'zod';
import { say } from './say.ts';
import { sayingSchema } from './saying.ts';
import type { Spoken } from './texts.ts';

/**
 * The stored form of a note about content of a scan or page that was skipped, truncated or omitted. An edge puts it
 * into words.
 */
export const notesSchema = z.array(z.object({ code: z.string(), count: z.int(), said: sayingSchema }));
export type Note = z.infer<typeof notesSchema>[number];

/** The form of the notes for readers. */
export const saidNotesSchema = z.array(z.object({ code: z.string(), message: z.string(), count: z.int() }));
export type SaidNote = z.infer<typeof saidNotesSchema>[number];

export function sayNotes(notes: readonly Note[], language: Spoken): SaidNote[] {
  return notes.map(({ code, count, said }) => ({ code, message: say(language, said), count }));
}
