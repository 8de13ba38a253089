import { z } from 'zod';

/** The part of a scan that a link shows, as it is stored. `id` is that of a page. Keys are the same in every scan. */
export const storedSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan') }),
  z.object({ kind: z.literal('page'), id: z.string() }),
  z.object({ kind: z.literal('issue'), issue_kind: z.enum(['failed', 'needs_review']), key: z.string() }),
  z.object({ kind: z.literal('component'), key: z.string() }),
]);

export type ShareSubject = Readonly<z.infer<typeof storedSubjectSchema>>;

/** The part of a scan that a link in force shows. */
export type Share = {
  readonly scanId: string;
  readonly subject: ShareSubject;
  readonly expiresAt: Date;
};
