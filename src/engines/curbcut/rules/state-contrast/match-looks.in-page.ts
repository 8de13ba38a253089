import { isVisible } from '../target-size/covers.in-page.ts';

/** An element of one that is on, and the same one of one that is off. Without `off`, only the state that is on has it. */
export type Matched = { readonly on: Element; readonly off: Element | undefined };

/**
 * Matches the elements of two controls, the first of which is on. It may have more elements than the other, such as a
 * check mark. Undefined if they differ in what no style shows, such as a picture or a sign in their text. `hasOwnSigns`: see `haveOwnSigns`.
 */
export function matchLooks(on: Element, off: Element, hasOwnSigns: boolean): readonly Matched[] | undefined {
  const most = 40;
  const isAlike =
    on.localName === off.localName && isKnown(on) && isKnown(off) && !differInContent(on, off, hasOwnSigns);
  if (!isAlike || on.getElementsByTagName('*').length > most) return undefined;
  const left = [...off.children];
  const inside = [...on.children].map((child) =>
    left[0]?.localName === child.localName
      ? matchLooks(child, left.shift() ?? child, hasOwnSigns)
      : [{ on: child, off: undefined }],
  );
  const known = inside.filter((one) => one !== undefined);
  return left.length === 0 && known.length === inside.length ? [{ on, off }, ...known.flat()] : undefined;
}

/** Styles of the page do not change the state of a native control, or the inside of a component. */
export function isKnown(element: Element): boolean {
  if (element.matches('input')) return !isVisible(element);
  if (element.matches('select, textarea, iframe, object, embed, canvas, video, progress, meter')) return false;
  return element.shadowRoot === null && !(element.localName.includes('-') && element.matches(':defined'));
}

export function differInContent(on: Element, off: Element, hasOwnSigns: boolean): boolean {
  const [text = '', other = ''] = [on, off].map(ownTextOf);
  if (text !== other && mayShowState(text, other)) return true;
  return !hasOwnSigns && drawingOf(on) !== drawingOf(off);
}

/** True if each control has another icon, as in a toolbar. Otherwise, a different icon may show the state. */
export function haveOwnSigns(units: readonly Element[]): boolean {
  const least = 3;
  const signs = units.map((unit) => [unit, ...unit.querySelectorAll('*')].map(signOf).join(' '));
  return units.length >= least && new Set(signs).size === units.length;
}

export function signOf(element: Element): string {
  const contents = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
  return [drawingOf(element), element.getAttribute('d') ?? '', ...contents].join(' ');
}

/** The attributes that draw something which styles do not change. */
export function drawingOf(element: Element): string {
  const isPicture = /^(?:img|image|use|source)$/.test(element.localName);
  const names = isPicture ? ['src', 'srcset', 'href', 'xlink:href'] : ['points', 'x1', 'x2', 'y1', 'y2'];
  return names.map((name) => element.getAttribute(name) ?? '').join(' ');
}

export function ownTextOf(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** True for texts such as `✓ Boats` beside `Trains`, `On` beside `Off`, and `Following` beside `Follow`. */
export function mayShowState(text: string, other: string): boolean {
  if (text === '' || other === '' || text.includes(other) || other.includes(text)) return true;
  return isStateWord(text) || isStateWord(other) || signsOf(text) !== signsOf(other);
}

/** True without a text, too. */
export function isStateWord(text: string): boolean {
  const words =
    /^(?:on|off|yes|no|an|aus|ein|ja|nein|(?:in)?active|(?:en|dis)abled|(?:un|de)?select(?:ed)?|(?:un)?checked|)$/i;
  return words.test(text) || text === signsOf(text);
}

/** Characters that are no letters, digits or punctuation, such as check marks and those of icon fonts. */
export function signsOf(text: string): string {
  return (text.match(/[\p{S}\p{Co}×]/gu) ?? []).join('');
}
