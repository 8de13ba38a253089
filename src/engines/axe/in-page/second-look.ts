import { findAt } from '../../in-page/find-at.ts';

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

export type LabelLook = { readonly name: string; readonly label: string; readonly hasLigature: boolean } | null;

/** The author's name for an element, and its visible text. Null if they cannot be compared here. */
export function lookAtLabelAt(path: readonly string[]): LabelLook | { readonly steps: number } {
  const found = findAt(path);
  if (found.kind === 'frame') return { steps: found.steps };
  return found.kind === 'missing' ? null : lookAtLabel(found.element);
}

export function lookAtLabel(element: Element): LabelLook {
  const name = element.getAttribute('aria-label') ?? nameByReference(element);
  if (name === '' || !(element instanceof HTMLElement)) return null;
  return { name, label: element.innerText, hasLigature: hasIconLigature(element) };
}

export function nameByReference(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  return ids
    .map((id) => root.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** True for a word of four or more letters with the width of one or two, which an icon font draws as one sign. */
export function hasIconLigature(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    if (!/^\w{4,}$/.test(text) || node.parentElement === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width } = range.getBoundingClientRect();
    if (width > 0 && width <= 1.25 * Number.parseFloat(getComputedStyle(node.parentElement).fontSize)) return true;
  }
  return false;
}
