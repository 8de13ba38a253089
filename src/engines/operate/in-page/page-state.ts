import { selectorOf } from '../../in-page/elements.ts';
import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';
import { activeElement, blurActive } from './stops.ts';

/**
 * The perceivable state of the page, as text to compare: its text and visible elements, the focus, the position, and
 * the values of fields.
 */
export function readPageState(): string {
  const mostElements = 5_000;
  const active = activeElement();
  const all = [...document.body.querySelectorAll('*')].slice(0, mostElements);
  const fields = [...document.querySelectorAll('input, select, textarea')].filter((field) => 'value' in field);
  return JSON.stringify([
    document.body.innerText,
    all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    active === null || active === document.body ? '' : selectorOf(active),
    [window.scrollX, window.scrollY].map(Math.round),
    fields.map((field) => [String(Reflect.get(field, 'value')), String(Reflect.get(field, 'checked'))]),
  ]);
}

/** The state of the page after the focus has left all elements. */
export function restPage(): string {
  blurActive();
  return readPageState();
}

/** Used for problems of the whole page. */
export function describeBody(): readonly ElementMark[] {
  return [markElement(document.body)];
}

/** The visible text of the page, and the names of its controls. */
export function readSaid(): string {
  const controls = [
    ...document.querySelectorAll('a[href], button, input, summary, select, [role], [aria-label], [title]'),
  ];
  const names = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) =>
      ['aria-label', 'title', 'value', 'alt', 'placeholder'].map((name) => control.getAttribute(name) ?? ''),
    );
  return [document.body.innerText.slice(0, 200_000), ...names].join('\n').slice(0, 300_000);
}
