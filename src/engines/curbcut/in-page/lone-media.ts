import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';

/** Elements that may be an alternative, or lead to one. */
export const possibleAlternatives =
  'a[href], area, audio, button, canvas, details, embed, frame, iframe, img, input, math, object, script, select, svg, textarea, track:not([kind=descriptions]), video, [aria-description], [aria-describedby], [aria-label], [aria-labelledby], [title]';

/**
 * True if a page has nothing that could say what its only video or sound says: no text that screen readers read, nothing
 * to operate, and no script that could add some. Browsers and screen readers do not read tracks of descriptions.
 */
export function isAlone(media: Element): boolean {
  const mostElements = 50;
  if (window !== window.parent || !media.hasAttribute('controls')) return false;
  const others = findAll(possibleAlternatives).filter((element) => element !== media);
  const all = findAll('*');
  if (others.length > 0 || all.length > mostElements || hasName(media)) return false;
  return !all.some((element) => mayBeMore(element) || (hasOwnText(element) && isExposed(element)));
}

export function hasName(media: Element): boolean {
  return media.matches('[aria-description], [aria-describedby], [aria-label], [aria-labelledby], [title]');
}

/** True for an element that a script may fill or react to: components have roots that are closed to others. */
export function mayBeMore(element: Element): boolean {
  return (
    element.localName.includes('-') ||
    element.getAttributeNames().some((name) => name.startsWith('on') || name === 'is')
  );
}

/** The content of a video is for browsers that play none. */
export function hasOwnText(element: Element): boolean {
  if (element.matches('head, head *, style, template, video, video *, audio, audio *')) return false;
  const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return isText || ['::before', '::after'].some((part) => hasGenerated(element, part));
}

export function hasGenerated(element: Element, part: string): boolean {
  const { content } = getComputedStyle(element, part);
  return content !== 'none' && content !== 'normal' && content !== '""';
}
