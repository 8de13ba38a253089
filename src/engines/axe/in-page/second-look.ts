import { textOfIds } from '../../in-page/named-elements.ts';
import { findAt } from '../../in-page/find-at.ts';
import { isIconWord } from '../../in-page/icon-words.ts';
import { isSeenText } from '../../in-page/seen-text.ts';

/**
 * Tells whether a modal dialog makes the frame at the end of a path inert, in this document. `steps`: see find-at.ts.
 */
export type FrameLook = { readonly steps: number; readonly isBehindDialog: boolean } | null;

export function lookAtFrame(path: readonly string[]): FrameLook {
  const found = findAt(path);
  return found.kind === 'frame' ? { steps: found.steps, isBehindDialog: isBehindDialog(found.element) } : null;
}

export function isBehindDialog(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return dialogs.length > 0 && dialogs.every((dialog) => !dialog.contains(element));
}

/**
 * True if the page is one block of text, without links, controls, landmarks or frames that a landmark could set apart.
 */
export function isOneBlock(): boolean {
  const others =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, frame, object, embed, nav, header, footer, aside, form, [role], [tabindex], [contenteditable]';
  return document.querySelector(others) === null && [...document.querySelectorAll('*')].every((one) => !one.shadowRoot);
}

/**
 * `seen` and `unseen`: the parts of the visible text that people see as words, and those hidden from sight. A word that
 * a font draws as an icon is in neither of them.
 */
export type LabelLook = {
  readonly name: string;
  readonly label: string;
  readonly seen: string;
  readonly unseen: string;
  /** True if people see nothing but signs that a font draws from words. */
  readonly isIcon: boolean;
  /** True if a formula is among the text. There are several ways to say it. */
  readonly isFormula: boolean;
  /** If text is drawn in an SVG: the other text that people see. It may be a label or a part of an icon. */
  readonly besideDrawing: string | null;
} | null;

/** The author's name for an element, and its visible text. Null if they cannot be compared. */
export function lookAtLabelAt(path: readonly string[]): LabelLook {
  const found = findAt(path);
  if (found.kind !== 'element' || !(found.element instanceof HTMLElement)) return null;
  const { element } = found;
  const name = element.getAttribute('aria-label') ?? textOfIds(element, 'aria-labelledby').trim();
  if (name === '') return null;
  const [seen = '', unseen = ''] = [true, false].map((isSeen) => readParts(element, isSeen));
  const besideDrawing = readParts(element, true, 'script, style, math, svg');
  return {
    name,
    label: element.innerText,
    seen,
    unseen,
    isIcon: seen.trim() === '' && hasIconWord(element),
    isFormula: element.querySelector('math') !== null,
    besideDrawing: besideDrawing.trim() === seen.trim() ? null : besideDrawing,
  };
}

/** The text that people see, or the text that they do not see. Blocks are apart, as on the screen. */
export function readParts(node: Node, isSeen: boolean, skipped = 'script, style, math'): string {
  if (node instanceof Text) return isShownText(node) === isSeen && !isIconWord(node) ? node.data : '';
  if (!(node instanceof Element) || node.matches(skipped)) return '';
  if (node.localName === 'br') return ' ';
  const text = [...node.childNodes].map((child) => readParts(child, isSeen, skipped)).join('');
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}

export function isShownText(text: Text): boolean {
  if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  // White space may have no box at all, and belongs to what is around it.
  return text.data.trim() === '' || isSeenText(text, [...range.getClientRects()]);
}

export function hasIconWord(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && isIconWord(node)) return true;
  return false;
}
