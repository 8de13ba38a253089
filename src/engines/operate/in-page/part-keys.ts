import { parentOf } from '../../in-page/elements.ts';
import { digest } from '../../in-page/digest.ts';
import { lookOfPage } from '../../in-page/page-look.ts';

/**
 * A key of an element that is equal on all pages of a scan where it looks alike: with the same style sheets, and the same
 * markup of the element and of all around it.
 */
export function lookKeyOf(element: Element): string {
  const around: string[] = [];
  const roots = new Set<Element>([document.body, document.documentElement]);
  for (let at: Element | null = element; at !== null; at = parentOf(at))
    if (!roots.has(at)) around.push(describeLook(at));
  return digest([lookOfPage(), ...around].join('|'));
}

/** The addresses of the page's scripts. Those within the page, with its data, only count. Blocks of data are none. */
export function scriptsOfPage(): readonly string[] {
  const scripts = [...document.scripts].filter(({ type }) => /^(?:module|.*script)?$/i.test(type));
  return scripts.map(({ src }) => src.replace(/[?#].*/, ''));
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
