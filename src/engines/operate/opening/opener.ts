import { z } from 'zod';
import type { EngineReport } from '../../finding.ts';
import { foundElementShape } from '../../found-element.ts';

/** See in-page/openers.ts. */
const openerSchema = z.object({
  label: z.string(),
  role: z.string(),
  mark: z.object(foundElementShape),
  isStop: z.boolean(),
  key: z.string(),
});
export const openersSchema = z.object({ openers: z.array(openerSchema), isLeftOut: z.boolean() });
export type Opener = Readonly<z.infer<typeof openerSchema>>;

/** See in-page/opened.ts. */
export const stateSchema = z.object({
  expanded: z.string().nullable(),
  isNear: z.boolean(),
  dialog: z.object({ mark: z.object(foundElementShape), hasFocus: z.boolean(), hasStops: z.boolean() }).nullable(),
});

/** The result of using an opener. */
export type Opening = Readonly<z.infer<typeof stateSchema>> & {
  /** `pointer`: no key opened it. */
  readonly by: 'keyboard' | 'pointer';
  /** True if Tab leads from the opener into the dialog. */
  readonly isReachedByTab: boolean;
  /** The findings of the reading engines in what was opened. */
  readonly reports: readonly EngineReport[];
};

/** An opener of the page, and what it opened. `nothing`: no key and no click opened anything. */
export type OpenedPart = { readonly opener: Opener; readonly opening: Opening | 'nothing' };

/** `unfinished`: not all openers were used. */
export type OpenedParts = {
  readonly parts: readonly OpenedPart[];
  readonly unfinished?: 'late' | 'left_out' | undefined;
};
