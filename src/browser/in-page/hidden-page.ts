import { hasContent, hasContentIn, isMatch, isOpaque } from './content.ts';
import { deepestAt, findShownPart, isWithin, paints, parentOf } from './shown-part.ts';

/**
 * True if a page hides all of its content for the time being: snippets of A/B tests make it transparent, and scripts
 * move or cut it away, or put an empty box in front, until they are done.
 */
export function isHiddenPage(): boolean {
  const faintest = 0.1;
  const roots = [document.documentElement, document.body].filter((root) => root instanceof Element);
  const isFaint = roots.some((root) => Number.parseFloat(getComputedStyle(root).opacity) < faintest);
  return hasContent() && (isFaint || !showsAnything() || isBehindCurtain());
}

/** Looks at the first elements only, because each takes some time. */
export function showsAnything(): boolean {
  let left = 500;
  return hasContentIn(document, (element) => {
    left -= 1;
    return left < 0 || isSeen(element);
  });
}

export function isSeen(element: Element): boolean {
  if (!isOpaque(element)) return false;
  for (let around: Element | null = element; around !== null; around = parentOf(around)) {
    const { clipPath, filter } = getComputedStyle(around);
    if (/^(?:inset\((?:100|50)%|circle\(0)/.test(clipPath) || /opacity\(0\)/.test(filter)) return false;
  }
  const shown = findShownPart(element, document.scrollingElement ?? undefined);
  // An element without a size, such as a component, may contain one that has a size.
  return !('reason' in shown) || (shown.reason === 'not_rendered' && isMatch(element, '[tabindex]'));
}

/** True if a box without text or controls is in front of the whole view, and of content in it. */
export function isBehindCurtain(): boolean {
  const curtain = findCurtain();
  if (curtain === null || hasContentIn(curtain, (element) => !isPicture(element))) return false;
  let left = 100;
  return hasContentIn(document, (element) => {
    left -= 1;
    if (left < 0 || !isOpaque(element) || isWithin(element, curtain)) return false;
    const shown = findShownPart(element, document.scrollingElement ?? undefined);
    return !('reason' in shown) && shown.isCovered;
  });
}

export function isPicture(element: Element): boolean {
  return isMatch(element, 'img, picture, svg, svg *, canvas, hr');
}

export function findCurtain(): Element | null {
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => deepestAt(x * innerWidth, y * innerHeight)));
  for (let box = points[0] ?? null; box !== null && box !== document.body; box = parentOf(box)) {
    const { position } = getComputedStyle(box);
    const isInFront = position === 'fixed' || position === 'absolute';
    const front = box;
    if (isInFront && paints(front) && points.every((one) => one !== null && isWithin(one, front))) return front;
  }
  return null;
}
