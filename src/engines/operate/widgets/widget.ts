import { z } from 'zod';
import { foundElementShape } from '../../found-element.ts';

/** See in-page/widgets.ts. */
export const widgetSchema = z.object({
  mark: z.object(foundElementShape),
  role: z.string(),
  item: z.string(),
  entries: z.int(),
  hasWayIn: z.boolean(),
  isRow: z.boolean(),
  isLink: z.boolean(),
  hasField: z.boolean(),
  mayType: z.boolean(),
});
export type Widget = Readonly<z.infer<typeof widgetSchema>>;

/**
 * `answers`: a key leads to its items. `idle`: its items do nothing. `certain`: they do something, and no key leads to
 * them. `likely`: they may do nothing, or another control may do the same.
 */
export type TriedWidget = Pick<Widget, 'mark' | 'item'> & {
  readonly outcome: 'answers' | 'idle' | 'likely' | 'certain';
};
