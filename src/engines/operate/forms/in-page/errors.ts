import { collapse } from '../../../curbcut/in-page/accessible-name.ts';
import type { Field } from '../../../curbcut/in-page/fields.ts';
import { cut } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { asksFor, isVague, saysError } from '../../../curbcut/in-page/error-words.ts';
import { labelOf, namesField, shortLabelOf } from '../../../curbcut/in-page/form-fields.ts';
import type { TriedForm } from './forms.ts';
import { hasRed } from './looks.ts';
import { findNear, findTied } from '../../../curbcut/in-page/near-field.ts';
import { isInvalid } from './submission.ts';
import { listFresh, textWithin } from './texts.ts';

/** A message about an error that the page shows since it was loaded. */
export type ShownError = ElementMark & {
  readonly text: string;
  /** The label of the field that the message is at. Null if it is at none. */
  readonly label: string | null;
  /** True if the field has the message in its name or description, or is marked as invalid. */
  readonly isTied: boolean;
  /** True if the message contains the label of a field, or leads to one. */
  readonly isNamed: boolean;
  /** True if it appeared when the form was sent. */
  readonly isNew: boolean;
  /** True if words or colors leave no doubt that it is about an error. */
  readonly isSure: boolean;
  /** True if it says only that something is wrong. */
  readonly isVague: boolean;
};

export type Reading = {
  readonly texts: ReadonlyMap<Element, string>;
  readonly since: ReadonlyMap<Element, string>;
  readonly isMarked: (field: Field) => boolean;
};

export function listErrors(tried: TriedForm, reading: Reading): readonly ShownError[] {
  const { texts, since } = reading;
  const most = 20;
  const loaded = listFresh(window.curbcutLoaded ?? since, texts).filter((element) => tried.form.contains(element));
  const sent = new Set(listFresh(since, texts));
  const fresh = new Set([...loaded, ...sent].slice(0, 60));
  const wholes = new Set([...fresh].map((element) => findWhole(element, fresh, texts)));
  const isNew = (whole: Element) => [...sent].some((element) => whole.contains(element));
  return [...wholes]
    .slice(0, most)
    .flatMap((whole) => describeError(tried, whole, { ...reading, isNew: isNew(whole) }));
}

/** A message may be several elements, such as a list. */
export function findWhole(part: Element, fresh: ReadonlySet<Element>, texts: ReadonlyMap<Element, string>): Element {
  const mostSteps = 4;
  let whole = part;
  for (let step = 0; step < mostSteps; step += 1) {
    const up = whole.parentElement;
    if (
      up === null ||
      up.matches('form, fieldset, body, label') ||
      up.querySelector(':is(input, select, textarea, button):not([type=hidden])') !== null
    )
      break;
    if ([...texts.keys()].some((element) => up.contains(element) && !fresh.has(element))) break;
    whole = up;
  }
  return whole;
}

export function describeError(
  { form, all }: TriedForm,
  whole: Element,
  { isMarked, isNew }: Pick<Reading, 'isMarked'> & Pick<ShownError, 'isNew'>,
): readonly ShownError[] {
  const text = collapse(textWithin(whole));
  const tied = findTied(whole, all);
  const field = tied ?? findNear(whole, form, all);
  const isNamed = all.some((one) => namesField(text, one)) || whole.querySelector('a[href^="#"]') !== null;
  const isPlaced = isNamed || field !== undefined;
  const looksWrong = isRedText(whole) || (field !== undefined && isMarked(field));
  const certainty = isPlaced ? judgePlaced(text, looksWrong) : judgeLoose(text, form.contains(whole));
  if (certainty === 'other' || (certainty === 'likely' && !isNew)) return [];
  const ties = { isTied: isTiedTo(field, tied), isNamed };
  return [
    {
      ...markElement(whole),
      text: cut(text, 160),
      ...labelAt(text, field),
      ...ties,
      isNew,
      isSure: certainty === 'sure',
    },
  ];
}

export function isTiedTo(field: Field | undefined, tied: Field | undefined): boolean {
  return tied !== undefined || (field !== undefined && isInvalid(field));
}

/** Judges a text that names a field, or is at one. `looksWrong`: it is red, or its field is marked. */
export function judgePlaced(text: string, looksWrong: boolean): 'sure' | 'likely' | 'other' {
  if (saysError(text)) return 'sure';
  if (asksFor(text)) return looksWrong ? 'sure' : 'likely';
  return looksWrong ? 'likely' : 'other';
}

/** Judges a text that belongs to no field. */
export function judgeLoose(text: string, isInForm: boolean): 'sure' | 'likely' | 'other' {
  const longest = 1_000;
  if (text.length > longest || !saysError(text)) return 'other';
  return isInForm ? 'sure' : 'likely';
}

export function isRedText(whole: Element): boolean {
  return [whole, ...whole.children].some((element) => hasRed(getComputedStyle(element).color));
}

export function labelAt(text: string, field: Field | undefined): Pick<ShownError, 'label' | 'isVague'> {
  if (field === undefined) return { label: null, isVague: false };
  const label = labelOf(field);
  return { label, isVague: isVague(text, shortLabelOf(field)) };
}
