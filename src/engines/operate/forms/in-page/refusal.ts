import type { Field } from '../../../curbcut/in-page/fields.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { isShown } from '../../opening/in-page/shown-elements.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';
import { listErrors } from './errors.ts';
import type { ShownError } from './errors.ts';
import { listWithin } from '../../../curbcut/in-page/form-fields.ts';
import type { TriedForm } from './forms.ts';
import { findNear } from '../../../curbcut/in-page/near-field.ts';
import { hasRed, lookOf, marksOf, turnsRed } from './looks.ts';
import { isInvalid, listDrawings } from './submission.ts';
import type { Submission } from './submission.ts';
import { hasFresh, listFresh, readHeard, readLive, readTexts, readValues } from './texts.ts';

/**
 * The answer of a form that was sent empty. `nothing`: it may not refuse. `browser`: the browser shows the message.
 * `page`: the page does.
 */
export type Refusal = {
  readonly by: 'nothing' | 'browser' | 'page';
  readonly errors: readonly ShownError[];
  /** True if the page shows any other new text. */
  readonly hasOtherText: boolean;
  /** Fields that look different now. */
  readonly marked: readonly (ElementMark & { readonly isRed: boolean })[];
  /** Fields that now have `aria-invalid`. */
  readonly invalid: readonly ElementMark[];
  /** Elements with a new text for screen readers, which people may not see. */
  readonly hidden: readonly ElementMark[];
  readonly focus: 'field' | 'moved' | 'button' | 'lost';
  /** True if a live region has a new text, or the button that has the focus, or a script announced one. */
  readonly isLive: boolean;
};

export function readRefusal(index: number): Refusal | null {
  const tried = window.curbcutForms?.[index];
  const submission = window.curbcutSubmission;
  if (tried === undefined || submission === undefined) return null;
  endMotion();
  const by = decideBy(tried, submission);
  return describeRefusal(tried, submission, by);
}

export function decideBy(tried: TriedForm, submission: Submission): Refusal['by'] {
  if (mayBeSent(tried, submission)) return 'nothing';
  return submission.acts.has('said') || isSaidByBrowser(tried, submission) ? 'browser' : 'page';
}

export function mayBeSent({ form }: TriedForm, { acts, events }: Submission): boolean {
  const isSent = events.some(({ type, defaultPrevented }) => type === 'submit' && !defaultPrevented);
  const isThere = form.isConnected && isShown(form) && !form.matches('[aria-busy=true]');
  return isSent || acts.has('left') || acts.has('sent') || !isThere;
}

/** The browser leads to the first field that is wrong, and shows its message there. */
export function isSaidByBrowser({ form, button }: TriedForm, { events }: Submission): boolean {
  const isOff = form.noValidate || button.hasAttribute('formnovalidate');
  if (isOff || events.some(({ type }) => type === 'submit')) return false;
  const isFree = events.some(({ type, defaultPrevented }) => type === 'invalid' && !defaultPrevented);
  return isFree && activeElement()?.matches(':invalid') === true;
}

export function describeRefusal(tried: TriedForm, submission: Submission, by: Refusal['by']): Refusal {
  const inside = listWithin(tried.form);
  const texts = readTexts();
  const invalid = tried.fields.filter((field) => isInvalid(field) && !submission.invalid.has(field));
  const marked = listMarked(tried, submission);
  const isMarked = (field: Field) =>
    invalid.includes(field) || marked.some((mark) => mark.isRed && mark.field === field);
  const errors = listErrors(tried, { texts, since: submission.texts, isMarked });
  const isInButton = listFresh(submission.texts, texts).some((element) => tried.button.contains(element));
  const fresh = [...readHeard(inside)].filter(([element, text]) => isFreshText(submission, element, text));
  return {
    by,
    errors,
    hasOtherText:
      document.title !== submission.title ||
      listFresh(window.curbcutLoaded ?? submission.texts, texts).length > 0 ||
      hasFresh(submission.values, readValues(inside)),
    marked: marked.map(({ field, isRed }) => ({ ...markElement(field), isRed })),
    invalid: invalid.map(markElement),
    hidden: fresh.map(([element]) => markElement(element)),
    focus: decideFocus(tried),
    isLive: hasFresh(submission.live, readLive()) || isInButton || submission.acts.has('announced'),
  };
}

export function isFreshText({ heard }: Submission, element: Element, text: string): boolean {
  return /\p{L}/u.test(text) && heard.get(element) !== text;
}

export function decideFocus({ button, all }: TriedForm): Refusal['focus'] {
  const active = activeElement();
  if (active === button) return 'button';
  if (active === null || active === document.body || active === document.documentElement) return 'lost';
  return all.some((field) => field === active) ? 'field' : 'moved';
}

export type Marked = { readonly field: Field; readonly isRed: boolean };

/** A field with the focus looks different for another reason. */
export function listMarked({ form, fields }: TriedForm, { looks, drawings }: Submission): readonly Marked[] {
  const active = activeElement();
  const fresh = listDrawings(form).filter((drawing) => !drawings.has(drawing));
  const near = fresh.map((drawing) => [findNear(drawing, form, fields), drawing] as const);
  return fields
    .filter((field) => field !== active && field.isConnected && !field.matches(':disabled'))
    .flatMap((field): readonly Marked[] => {
      const [before = [], now] = [looks.get(field), lookOf(field)];
      const drawn = near.filter(([at]) => at === field).map(([, drawing]) => drawing);
      const isChanged = now.some((part, at) => part !== before[at]);
      if (!isChanged && drawn.length === 0) return [];
      return [{ field, isRed: turnsRed(before, now) || drawn.some(isRedDrawing) }];
    });
}

export function isRedDrawing(drawing: Element): boolean {
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  return parts.some((part) => hasRed([...marksOf(part), getComputedStyle(part).fill].join(' ')));
}

/** Returns the focus to the button, so that the look of the field that had it can be compared. */
export function returnFocus(index: number): void {
  window.curbcutForms?.[index]?.button.focus();
}
