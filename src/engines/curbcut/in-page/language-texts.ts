import { parentOf, shadowOf } from '../../in-page/elements.ts';
import { textOfIds } from '../../in-page/named-elements.ts';

/** Elements without human language, or with any: code, names of keys, untranslatable text, and editors. */
export const unspoken =
  'code, pre, kbd, samp, var, tt, script, style, noscript, textarea, select, math, template, address, cite, [translate="no"], [contenteditable]:not([contenteditable="false"]), .notranslate';
export const mostCharacters = 20_000;
export const portion = 300;
/** Texts that screen readers speak in the language of their element. */
export const spoken = ['alt', 'aria-label', 'title', 'placeholder'];

export type Reading = { readonly texts: string[]; current: string; length: number };

/**
 * The text that has its language from this element, in portions. Excludes parts that name a language, code, and
 * invisible text.
 */
export function readTextIn(element: Element): readonly string[] {
  const reading: Reading = { texts: [], current: '', length: 0 };
  readInside(element, reading);
  endPortion(reading);
  return reading.texts;
}

/** The text that a host gives to slots has its language, too. */
export function readInside(element: Element, reading: Reading): void {
  const shadow = shadowOf(element);
  if (shadow === null) return readChildren(element, reading);
  readChildren(shadow, reading);
  for (const child of element.childNodes) {
    if (child instanceof Text && child.assignedSlot !== null) addText(reading, `\n${child.data}`);
    else if (child instanceof Element && child.assignedSlot !== null) readElement(child, reading);
  }
}

/** An element without a box shows what is in it, such as a slot. */
export function isShown(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  if (display !== 'contents') return element.checkVisibility({ visibilityProperty: true });
  const around = element.assignedSlot ?? parentOf(element);
  return visibility === 'visible' && around !== null && isShown(around);
}

export function readChildren(parent: Element | ShadowRoot, reading: Reading): void {
  for (const child of parent.childNodes) {
    if (reading.length > mostCharacters) return;
    if (child instanceof Text) addText(reading, child.data);
    else if (child instanceof Element) readElement(child, reading);
  }
}

export function readElement(element: Element, reading: Reading): void {
  if (element.matches(`[lang], [aria-hidden="true"], ${unspoken}`)) return;
  if (!isShown(element)) return;
  for (const name of spoken) addText(reading, ` ${element.getAttribute(name) ?? ''} `);
  // Its name is spoken in the language of the image.
  if (element.localName === 'img') addText(reading, ` ${textOfIds(element, 'aria-labelledby')} `);
  const isInline = /^(?:inline|contents)/.test(getComputedStyle(element).display);
  if (!isInline) addText(reading, '\n');
  readInside(element, reading);
  if (!isInline) addText(reading, '\n');
}

/** A portion ends between blocks, so that no word is split. */
export function addText(reading: Reading, text: string): void {
  if (text === '\n' && reading.current.length > portion) endPortion(reading);
  reading.current += text;
}

export function endPortion(reading: Reading): void {
  const text = reading.current.replaceAll(/\s+/g, ' ').trim();
  if (text !== '') reading.texts.push(text.slice(0, 4 * portion));
  reading.length += text.length;
  reading.current = '';
}
