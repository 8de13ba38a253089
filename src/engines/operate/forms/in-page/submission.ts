import type { Field } from '../../../curbcut/in-page/fields.ts';
import { leavesDocument } from '../../in-page/changes.ts';
import { isShown } from '../../opening/in-page/shown-elements.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';
import { listWithin } from '../../../curbcut/in-page/form-fields.ts';
import { isDrawing, lookOf } from './looks.ts';
import type { ActNames } from './tell-acts.ts';
import { readHeard, readLive, readTexts, readValues } from './texts.ts';

/** The state of the page before the form was sent, and the events since. */
export type Submission = {
  readonly texts: ReadonlyMap<Element, string>;
  readonly live: ReadonlyMap<Element, string>;
  readonly values: ReadonlyMap<Element, string>;
  readonly heard: ReadonlyMap<Element, string>;
  readonly looks: ReadonlyMap<Field, readonly string[]>;
  readonly drawings: ReadonlySet<Element>;
  readonly invalid: ReadonlySet<Field>;
  readonly title: string;
  readonly events: Event[];
  /** `sent`: the page asks its server, which is out of reach. For others, see tell-acts.ts. */
  readonly acts: Set<keyof ActNames | 'left'>;
};

declare global {
  interface Window {
    curbcutSubmission?: Submission;
  }
}

/** Empties a form, and sets the focus to its button. Returns false if the button does not take it. */
export function emptyForm(index: number): boolean {
  const { all = [], button } = window.curbcutForms?.[index] ?? {};
  for (const field of all)
    if (!field.matches(':read-only:not(select, [type=checkbox], [type=radio])')) emptyField(field);
  button?.focus();
  return button !== undefined && activeElement() === button;
}

/** Scripts that hold the value themselves hear of the change. */
export function emptyField(field: Field): void {
  const isChoice = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  if (isChoice ? !field.checked : field.value === '') return;
  if (isChoice) field.checked = false;
  else field.value = '';
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
}

/** Call it right before the key. */
export function watchSubmission(index: number, { said, announced, sent }: ActNames): void {
  const tried = window.curbcutForms?.[index];
  if (tried === undefined) return;
  const { form, fields } = tried;
  // The refusal is read at the end of all motion, too.
  endMotion();
  const inside = listWithin(form);
  const submission: Submission = {
    texts: readTexts(),
    live: readLive(),
    values: readValues(inside),
    heard: readHeard(inside),
    looks: new Map(fields.map((field) => [field, lookOf(field)])),
    drawings: new Set(listDrawings(form)),
    invalid: new Set(fields.filter(isInvalid)),
    title: document.title,
    events: [],
    acts: new Set(),
  };
  window.curbcutSubmission = submission;
  const keep = (event: Event) => submission.events.push(event);
  for (const name of ['submit', 'invalid']) form.addEventListener(name, keep, true);
  document.addEventListener(said, () => submission.acts.add('said'));
  document.addEventListener(announced, () => submission.acts.add('announced'));
  document.addEventListener(sent, () => submission.acts.add('sent'));
  window.navigation.addEventListener('navigate', (event) => {
    if (leavesDocument(event)) submission.acts.add('left');
  });
}

export function listDrawings(form: Element): readonly Element[] {
  return listWithin(form).filter((element) => isDrawing(element) && isShown(element));
}

export function isInvalid(field: Field): boolean {
  return field.matches('[aria-invalid]:not([aria-invalid=false], [aria-invalid=""])');
}
