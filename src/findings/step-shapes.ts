import { z } from 'zod';
import { asIssue } from '../texts/issue-text.ts';

const mostSteps = 10;

export const stepSelector = z.string().trim().min(1, asIssue('fields.css_selector')).max(500);

/** The steps that sign-ins and scans share. What they type differs: a secret has a name. */
export function shareSteps(selector: z.ZodString) {
  return [
    z.strictObject({ do: z.literal('goto'), url: z.url({ protocol: /^https?$/ }).max(2_048) }),
    z.strictObject({ do: z.literal('click'), selector }),
    z.strictObject({
      do: z.literal('press'),
      selector,
      key: z.string().regex(/^[A-Za-z0-9+]{1,40}$/, asIssue('fields.key_of_keyboard')),
    }),
    z.strictObject({ do: z.literal('wait_for'), selector }),
  ] as const;
}

export function listSteps<Step extends z.ZodType>(step: Step) {
  return z
    .array(step)
    .min(1, asIssue('fields.some_steps'))
    .max(mostSteps, asIssue('fields.too_many_steps', { n: mostSteps }));
}
