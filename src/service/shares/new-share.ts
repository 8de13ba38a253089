import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';
import { storedSubjectSchema } from './share.ts';

// oxlint-disable-next-line no-control-regex -- a label is one line, and the database refuses U+0000
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const key = z.string().min(1).max(200);

const subjectSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('scan'), id: z.string().max(40).optional() }),
    z.strictObject({ kind: z.literal('page'), id: z.string().max(40) }),
    z.strictObject({
      kind: z.literal('issue'),
      key,
      issue_kind: z.enum(['failed', 'needs_review']).default('failed'),
    }),
    z.strictObject({ kind: z.literal('component'), key }),
  ])
  .describe('The scan, or one page, issue or component of it. `id` is that of the page. The link shows nothing else.');

export const newShareSchema = z
  .strictObject({
    scan_id: z.string(),
    subject: subjectSchema,
    expires_at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('The link shows nothing from this time on. By default in 30 days, at most in a year.'),
    label: z
      .string()
      .trim()
      .min(1, asIssue('fields.range_characters', { n: 100 }))
      .max(100, asIssue('fields.range_characters', { n: 100 }))
      .refine((text) => text.isWellFormed() && !controlCharacters.test(text), asIssue('fields.control_characters'))
      .nullable()
      .default(null)
      .describe('Whom the link is for. The link does not show it.'),
  })
  .meta({ id: 'NewShare' });

export type NewShare = z.input<typeof newShareSchema>;

export const shareRecordSchema = z
  .object({
    id: z.uuid(),
    scan_id: z.uuid(),
    target: z.string().describe('The URL of the scan.'),
    subject: storedSubjectSchema,
    label: z.string().nullable(),
    created_at: z.iso.datetime({ precision: 3 }),
    expires_at: z.iso.datetime({ precision: 3 }),
  })
  .meta({ id: 'Share', description: 'A link that shows a part of a scan to anyone who has it.' });

export type ShareRecord = z.infer<typeof shareRecordSchema>;
