import { z } from 'zod';

// oxlint-disable-next-line no-control-regex -- the database refuses U+0000
const isStorable = (text: string) => text.isWellFormed() && !/\u0000/.test(text);

const issue = {
  kind: z.enum(['failed', 'needs_review']),
  key: z.string().min(1).max(200).refine(isStorable, 'Must be the key of an issue.'),
  reason: z
    .string()
    .trim()
    .min(1, 'Must have 1 to 1,000 characters.')
    .max(1_000, 'Must have 1 to 1,000 characters.')
    .refine(isStorable, 'Must be well-formed text.')
    .optional(),
};

/** What is wrong: all of an issue, what one component has of it, one selector of it on every page, or one occurrence. */
export const newMarkSchema = z
  .discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('group'), ...issue }),
    z.strictObject({
      scope: z.literal('component'),
      ...issue,
      component: z.string().min(1).max(100).refine(isStorable, 'Must be the key of a component.'),
    }),
    z.strictObject({
      scope: z.literal('selector'),
      ...issue,
      selector: z.string().min(1).max(4_000).refine(isStorable, 'Must be the selector of an occurrence.'),
    }),
    z.strictObject({
      scope: z.literal('occurrence'),
      ...issue,
      occurrence_id: z.uuid('Must be the id of an occurrence.'),
    }),
  ])
  .meta({ id: 'NewFalsePositive' });

export type NewMark = z.infer<typeof newMarkSchema>;
