import { parentOf } from '../../in-page/elements.ts';
import { digest } from './digest.ts';

declare global {
  interface Window {
    curbcutLook?: string;
  }
}

/**
 * A key of an element that is equal on all pages of a scan where it looks alike: with the same style sheets, and the same
 * markup of the element and of all around it.
 */
export function lookKeyOf(element: Element): string {
  const around: string[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) around.push(describeLook(at));
  return digest([lookOfPage(), ...around].join('|'));
}

/** The same, where it also works alike: with the same scripts. Those within the page, with its data, only count. */
export function partKeyOf(element: Element): string {
  return digest([lookKeyOf(element), ...scriptsOfPage()].join('|'));
}

export function scriptsOfPage(): readonly string[] {
  return [...document.scripts].map(({ src }) => src.replace(/[?#].*/, ''));
}

export function describeLook(element: Element): string {
  const names = ['class', 'role', 'type', 'tabindex', 'style'];
  return [element.localName, ...names.map((name) => maskNumbers(element, name))].join(' ');
}

/** Systems number pages and entries in the classes of the body and of items. */
export function maskNumbers(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? '';
  return name === 'class' ? value.replaceAll(/\d{2,}/g, '#') : value;
}

/** A text of all that decides how parts of the page look: two pages with an equal text show an equal part alike. */
export function lookOfPage(): string {
  if (window.curbcutLook !== undefined) return window.curbcutLook;
  const sheets = [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? '');
  const roots = [document.documentElement, document.body].map((root) =>
    root
      .getAttributeNames()
      .map((name) => `${name}=${maskNumbers(root, name)}`)
      .join(' '),
  );
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const all = [...sheets, ...roots, color, backgroundColor, fontFamily, window.innerWidth];
  window.curbcutLook = digest(all.join('|'));
  return window.curbcutLook;
}
