import { z } from 'zod';
import { foundElementShape } from '../../found-element.ts';

const errorSchema = z.object({
  ...foundElementShape,
  text: z.string(),
  label: z.string().nullable(),
  isTied: z.boolean(),
  isNamed: z.boolean(),
  isNew: z.boolean(),
  isSure: z.boolean(),
  isVague: z.boolean(),
});

/** See in-page/refusal.ts. */
export const refusalSchema = z.object({
  by: z.enum(['nothing', 'browser', 'page']),
  errors: z.array(errorSchema),
  hasOtherText: z.boolean(),
  marked: z.array(z.object({ ...foundElementShape, isRed: z.boolean() })),
  invalid: z.array(z.object(foundElementShape)),
  hidden: z.array(z.object(foundElementShape)),
  focus: z.enum(['field', 'moved', 'button', 'lost']),
  isLive: z.boolean(),
});

export type Refusal = Readonly<z.infer<typeof refusalSchema>>;
export type ShownError = Refusal['errors'][number];

/** The forms that show errors of their own. `unfinished`: the time was over before the last form. */
export type Refusals = { readonly refusals: readonly Refusal[]; readonly unfinished?: 'late' | undefined };
