import { parentOf, shadowOf } from '../../../in-page/elements.ts';
import { endMotion } from '../../in-page/still.ts';
import { findTargets } from './targets.ts';
import { watchStirs } from './stirs.ts';

declare global {
  interface Window {
    curbcutShown?: ReadonlySet<Element>;
  }
}

/**
 * Remembers the elements that the page shows, and watches them. Motion ends first, because later looks end it too: what
 * still fades in, or returns to its place, would seem to have opened.
 */
export function rememberShown(): void {
  endMotion();
  const shown = listShown();
  window.curbcutShown = new Set(shown);
  window.curbcutOpened = [];
  watchStirs([document, ...shown.flatMap((element) => shadowOf(element) ?? [])]);
}

/** Finds the parts that the page shows since then. Returns how many, and their places as text to compare. */
export function findOpened(opener: number): { readonly count: number; readonly places: string } {
  const known = window.curbcutShown ?? new Set();
  const shown = listShown();
  const fresh = new Set(shown.filter((element) => !known.has(element)));
  const button = window.curbcutOpeners?.[opener] ?? null;
  const isRelated = (element: Element) => button !== null && (element.contains(button) || button.contains(element));
  const opened = listTopmost(fresh).filter(
    (element) => !isRelated(element) && hasContent(element) && !isSlide(element, button),
  );
  window.curbcutOpened = opened.slice(0, 20);
  const places = opened.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height, Number(getComputedStyle(element).opacity) * 10].map(Math.round).join(' ');
  });
  return { count: opened.length, places: places.join(', ') };
}

/**
 * True in a carousel that the page shows already: its next slide comes by itself. False if the opener is a part of it, or
 * names the part that shows the element.
 */
export function isSlide(element: Element, opener: Element | null): boolean {
  const names = ['carousel', 'slick', 'swiper', 'splide', 'flickity', 'glide', 'owl-', 'slideshow'];
  const selector = `[aria-roledescription="carousel" i], ${names.map((name) => `[class*="${name}" i]`).join(', ')}`;
  let whole: Element | undefined;
  for (let part = element.closest(selector); part !== null; part = part.parentElement?.closest(selector) ?? null)
    whole = part;
  if (whole === undefined || window.curbcutShown?.has(whole) !== true || whole.contains(opener)) return false;
  const inside = (opener === null ? [] : findTargets(opener)).filter(
    (target) => target !== whole && whole.contains(target),
  );
  return !inside.some((target) => target.contains(element) || element.contains(target));
}

/** The elements that are in no other one of them. */
export function listTopmost(elements: ReadonlySet<Element>): readonly Element[] {
  return [...elements].filter((element) => !elements.has(parentOf(element) ?? element));
}

/** A backdrop or a ripple has none. */
export function hasContent(element: Element): boolean {
  const content = 'a, button, input, select, textarea, img, svg, video, iframe, [role]';
  if ((element.textContent ?? '').trim() !== '' || element.matches(content)) return true;
  return element.querySelector(content) !== null || [element, ...element.querySelectorAll('*')].some(hasShadowContent);
}

export function hasShadowContent(host: Element): boolean {
  const inside = [...(shadowOf(host)?.children ?? [])];
  return inside.some((element) => !element.matches('style, script, link, slot') && hasContent(element));
}

/** The elements that people can see, or would see after scrolling down. */
export function listShown(): readonly Element[] {
  const shown: Element[] = [];
  const open: Element[] = [document.body];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (hidesAll(element, style, box)) continue;
    if (style.visibility === 'visible' && isOnPage(box)) shown.push(element);
    open.push(...(shadowOf(element)?.children ?? []), ...element.children);
  }
  return shown;
}

export function isShown(element: Element): boolean {
  const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isSeen && isOnPage(element.getBoundingClientRect());
}

export function isOnPage({ width, height, left, right, bottom }: DOMRect): boolean {
  return width >= 1 && height >= 1 && right > 0 && left < window.innerWidth && bottom + window.scrollY > 0;
}

/** True if an element hides all that is in it. */
export function hidesAll(element: Element, style: CSSStyleDeclaration, { width, height }: DOMRect): boolean {
  if (style.display === 'none' || style.opacity === '0') return true;
  if (style.overflowY !== 'visible' && style.display !== 'contents' && (width < 2 || height < 2)) return true;
  const { parentElement } = element;
  return parentElement instanceof HTMLDetailsElement && !parentElement.open && element.localName !== 'summary';
}
