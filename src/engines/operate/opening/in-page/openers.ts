import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import { markComponent } from '../../../in-page/component.ts';
import { cut, findAll } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { isInOrder, isStop } from '../../../in-page/stop.ts';
import { digest } from '../../../in-page/digest.ts';
import { lookOfPage } from '../../../in-page/page-look.ts';
import { describeLook } from '../../in-page/part-keys.ts';
import { isHarmful, openerSelector } from './opener-words.ts';
import { isShown } from './shown-elements.ts';
import { findTargets } from './targets.ts';

/** An element that declares that it opens something. The isolated world keeps it under its number in the list. */
export type Opener = {
  readonly label: string;
  readonly role: string;
  readonly mark: ElementMark;
  /** True if Tab reaches it, or what has the focus for it. */
  readonly isStop: boolean;
  /** Equal for openers with the same markup and look, which open the same. */
  readonly key: string;
  /** Equal also if the texts and addresses in it differ. */
  readonly shape: string;
};

declare global {
  interface Window {
    curbcutOpeners?: readonly Element[];
  }
}

/** Lists the first openers of each component. `isLeftOut`: the page is too large. */
export function listOpeners(most: number): { readonly openers: readonly Opener[]; readonly isLeftOut: boolean } {
  const mostElements = 8_000;
  const found = findAll(openerSelector()).filter(mayPress);
  if (found.length > 0 && document.getElementsByTagName('*').length > mostElements)
    return { openers: [], isLeftOut: true };
  const kinds = new Map<string, Element>();
  for (const element of found) {
    const kind = [markComponent(element).path, shapeOf(element), ...findTargets(element).map(shapeOf)].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  const chosen = [...kinds.values()].slice(0, most);
  window.curbcutOpeners = chosen;
  return { openers: chosen.map(describeOpener), isLeftOut: false };
}

/** Equal for elements of one component that do the same. */
export function shapeOf(element: Element): string {
  return `${element.localName}:${element.getAttribute('role') ?? ''}:${element.getAttribute('aria-haspopup') ?? ''}`;
}

/** Never what sends a form, leads elsewhere, or is named for more than opening. */
export function mayPress(element: Element): boolean {
  const names = ['aria-label', 'title', 'value', 'id', 'name'].map((name) => element.getAttribute(name) ?? '');
  return (
    isControl(element) &&
    !leadsAway(element) &&
    isShown(element) &&
    ![nameOf(element), ...names].some((name) => isHarmful(name))
  );
}

/** True for what is used by pressing it, and sends no form. */
export function isControl(element: Element): boolean {
  const others =
    'input, select, textarea, option, iframe, object, embed, [role=link], [role=combobox], [role=option], [aria-disabled=true], :disabled, [aria-expanded=true], [formaction]';
  if (element.matches(others) || element.closest('[inert], [contenteditable]') !== null) return false;
  return !(element instanceof HTMLButtonElement) || element.form === null || element.type === 'button';
}

/** True for a link to another page, or to a route of this one. */
export function leadsAway(element: Element): boolean {
  const link = element.closest('a[href], area[href]') ?? element.querySelector('a[href]');
  return link !== null && !/^\s*(?:#(?![/!])|javascript:|$)/i.test(link.getAttribute('href') ?? '');
}

export function describeOpener(element: Element): Opener {
  const longest = 20_000;
  const targets = findTargets(element);
  const shown = targets.map(({ outerHTML }) => cut(outerHTML, longest));
  const place = [lookOfPage(), markComponent(element).path];
  const name = nameOf(element);
  return {
    label: cut(name === '' ? element.localName : name, 80),
    role: element.getAttribute('role') ?? '',
    mark: markElement(element),
    isStop: isStop(keyTarget(element)),
    key: digest([...place, cut(element.outerHTML, longest), ...shown].join('|')),
    shape: digest([...place, ...[element, ...targets].map(describeShape)].join('|')),
  };
}

/** The looks of an element and of all in it, and the names of its attributes. */
export function describeShape(element: Element): string {
  const most = 500;
  const all = [element, ...[...element.querySelectorAll('*')].slice(0, most)];
  return all.map((part) => `${describeLook(part)} ${part.getAttributeNames().join(' ')}`).join('|');
}

/** The element that has the focus for an opener. */
export function keyTarget(opener: Element): Element {
  if (opener instanceof HTMLElement && isInOrder(opener)) return opener;
  const within = [...opener.querySelectorAll('a[href], button, [tabindex]')].find(isStop);
  return within ?? opener;
}
