import { z } from 'zod';
import { verdicts } from '../../findings/verdicts.ts';
import { asIssue } from '../../texts/issue-text.ts';
import { aText, isStorable } from './text-by-people.ts';

const issue = {
  kind: z.enum(['failed', 'needs_review']),
  key: z.string().min(1).max(200).refine(isStorable, asIssue('fields.issue_key')),
  verdict: z
    .enum(verdicts)
    .optional()
    .describe(
      '`false_positive` (default): the finding is wrong, and is not counted. `accepted`: known, and accepted for the `reason`. `fixed_pending`: fixed; the next scan that looks decides. `confirmed`: a person reviewed it and found a problem; only for `needs_review`.',
    ),
  reason: aText(1_000).describe('Required for `accepted`.'),
  by: aText(200).describe('Who decided. Default: the token or the user that the request comes from.'),
  until: z.iso
    .date(asIssue('fields.date'))
    .optional()
    .describe('Only for `accepted`: the last day on which the mark holds, in UTC. Default: until it is removed.'),
};

/** The subject: a whole issue, one component's part of it, one selector of it on every page, or one occurrence. */
export const newMarkSchema = z
  .discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('group'), ...issue }),
    z.strictObject({
      scope: z.literal('component'),
      ...issue,
      component: z.string().min(1).max(100).refine(isStorable, asIssue('fields.component_key')),
    }),
    z.strictObject({
      scope: z.literal('selector'),
      ...issue,
      selector: z.string().min(1).max(4_000).refine(isStorable, asIssue('fields.occurrence_selector')),
    }),
    z.strictObject({
      scope: z.literal('occurrence'),
      ...issue,
      occurrence_id: z.uuid(asIssue('fields.occurrence_id')),
    }),
  ])
  .superRefine(({ verdict, kind, reason, until }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (verdict === 'accepted' && reason === undefined) refuse('reason', asIssue('fields.accepted_needs_reason'));
    if (verdict === 'confirmed' && kind === 'failed') refuse('verdict', asIssue('fields.confirmed_is_review'));
    if (until !== undefined && verdict !== 'accepted') refuse('until', asIssue('fields.until_of_accepted'));
  })
  .meta({ id: 'NewFalsePositive' });

export type NewMark = z.infer<typeof newMarkSchema>;
