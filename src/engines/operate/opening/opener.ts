import { z } from 'zod';
import type { EngineReport } from '../../finding.ts';
import { foundElementShape } from '../../found-element.ts';
import type { TriedWidget } from '../widgets/widget.ts';

/** See in-page/openers.ts. */
const openerSchema = z.object({
  label: z.string(),
  role: z.string(),
  mark: z.object(foundElementShape),
  isStop: z.boolean(),
  key: z.string(),
  shape: z.string(),
});
export const openersSchema = z.object({ openers: z.array(openerSchema), isLeftOut: z.boolean() });
export type Opener = Readonly<z.infer<typeof openerSchema>>;

/** See in-page/dialogs.ts. */
export const dialogSchema = z.object({
  mark: z.object(foundElementShape),
  hasFocus: z.boolean(),
  hasStops: z.boolean(),
  isModal: z.boolean(),
});

/** See in-page/opened.ts. */
export const stateSchema = z.object({
  expanded: z.string().nullable(),
  isGone: z.boolean(),
  isNear: z.boolean(),
  dialog: dialogSchema.nullable(),
  hasFocus: z.boolean(),
  hasWidget: z.boolean(),
});

export type OpenedState = Readonly<z.infer<typeof stateSchema>>;

/** See in-page/leak.ts. */
export const leakSchema = z.object({ name: z.string(), isHidden: z.boolean() }).nullable();

/** The way in which an opened part was closed. `not`: neither a key nor a control that is named for it. */
export type ClosedBy = 'escape' | 'control' | 'opener' | 'pointer' | 'not';

/** The result of leaving and closing what was opened. */
export type Leaving = {
  /** The element behind a modal dialog that Tab leads to. */
  readonly leak: Readonly<z.infer<typeof leakSchema>>;
  /** Menus and other lists in what was opened. */
  readonly widgets: readonly TriedWidget[];
  readonly closedBy: ClosedBy;
  /** True if the dialog has controls that are not named for closing it. */
  readonly hasOthers: boolean;
  /**
   * The place of the focus after keys have closed what had it, and of the next Tab if no element has it: see
   * in-page/closing.ts. Undefined if the focus was elsewhere.
   */
  readonly focusAfter?: 'kept' | 'near' | 'top' | 'away' | undefined;
};

/** The result of using an opener. */
export type Opening = OpenedState & {
  /** `pointer`: no key opened it. */
  readonly by: 'keyboard' | 'pointer';
  /** True if a second click has closed it. */
  readonly isClosedByClick: boolean;
  /** True if Tab leads from the opener into the dialog. */
  readonly isReachedByTab: boolean;
  /** The findings of the reading engines in what was opened. */
  readonly reports: readonly EngineReport[];
  /** Undefined if the time was over before. */
  readonly leaving?: Leaving | undefined;
};

/** An opener of the page, and what it opened. `nothing`: no key and no click opened anything. */
export type OpenedPart = { readonly opener: Opener; readonly opening: Opening | 'nothing' };

/** A modal dialog that the page shows before anything was opened. */
export type ModalAtStart = Pick<z.infer<typeof dialogSchema>, 'mark'> & Pick<Leaving, 'leak'>;

/** `widgets`: those that the page shows as loaded. `unfinished`: not all openers and widgets were used. */
export type OpenedParts = {
  readonly parts: readonly OpenedPart[];
  readonly widgets: readonly TriedWidget[];
  readonly modal?: ModalAtStart | undefined;
  readonly unfinished?: 'late' | 'left_out' | undefined;
};
