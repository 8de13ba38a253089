import { opacityOfFilter } from '../../in-page/seen-text.ts';
import { parentOf } from './frames.ts';
import { hasOwnFirstLine, listHighlighted } from './highlights.ts';

/**
 * The way in which the glyphs of a text are drawn. `plain`: in their color over the background. `group`: in a group
 * with opacity, which makes the background pale, too. `mixed`: through a filter, with a stroke, by an image, or in
 * colors of its parts.
 * `effect`: in a way that pictures in other colors do not show.
 */
export type Drawing = 'plain' | 'group' | 'mixed' | 'effect';

export function drawingOf(element: Element): Drawing {
  let drawing: Drawing = strokeOf(element) > 0 || hasColoredParts(element) ? 'mixed' : 'plain';
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const here = drawingIn(at, at === element);
    if (here === 'effect') return 'effect';
    if (here === 'mixed' || drawing === 'plain') drawing = here;
  }
  return drawing;
}

export function hasColoredParts(element: Element): boolean {
  return hasOwnFirstLine(element) || listHighlighted(element.ownerDocument).has(element) || hasPaintServer(element);
}

/** True for text of a drawing that a gradient or a pattern fills. */
export function hasPaintServer(element: Element): boolean {
  return element.closest('text') !== null && getComputedStyle(element).fill.startsWith('url(');
}

export function drawingIn(at: Element, isOwn: boolean): Drawing {
  const style = getComputedStyle(at);
  if (hasEffect(style)) return 'effect';
  if (style.backgroundClip.includes('text')) return canRemoveBackground(at, style) ? 'mixed' : 'effect';
  // The background of a group with opacity shows through its text differently than the content behind the group.
  const isPaleBox = Number(style.opacity) < 1 && (hasBackground(style) || !isOwn);
  if (style.filter !== 'none') return 'mixed';
  return isPaleBox ? 'group' : 'plain';
}

/** A mask may fade a part of the text. Blended, blurred and shadowed text has no single color over its background. */
export function hasEffect({ maskImage, mixBlendMode, filter }: CSSStyleDeclaration): boolean {
  return maskImage !== 'none' || mixBlendMode !== 'normal' || /url\(|blur\(|drop-shadow\(/.test(filter);
}

export function hasBackground({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  return backgroundImage !== 'none' || !/rgba\(.*, 0\)$/.test(backgroundColor);
}

export function strokeOf(element: Element): number {
  const { webkitTextStrokeWidth, stroke, strokeWidth } = getComputedStyle(element);
  const isDrawn = element.closest('text') !== null && stroke !== 'none';
  return Number.parseFloat(isDrawn ? strokeWidth : webkitTextStrokeWidth) || 0;
}

/** True if the letters have an outline in another color, which people may read them by. */
export function isOutlined(element: Element): boolean {
  if (strokeOf(element) === 0) return false;
  const { webkitTextFillColor, webkitTextStrokeColor, fill, stroke } = getComputedStyle(element);
  return element.closest('text') === null ? webkitTextFillColor !== webkitTextStrokeColor : fill !== stroke;
}

/** True if the background only fills the text, and its element can be selected by its place. */
export function canRemoveBackground(element: Element, style: CSSStyleDeclaration): boolean {
  return style.backgroundClip === 'text' && element.getRootNode() === document;
}

/** Selects an element of the document by its place, without marking the document. */
export function selectPlace(element: Element): string {
  const parent = element.parentElement;
  if (parent === null) return ':root';
  return `${selectPlace(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

/** The elements around a text whose background fills it. */
export function listTextFilled(element: Element): readonly Element[] {
  const filled: Element[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    if (getComputedStyle(at).backgroundClip.includes('text')) filled.push(at);
  }
  return filled;
}

/** The opacity of all ancestors together, by their filters too. */
export function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const style = getComputedStyle(at);
    opacity *= Number(style.opacity) * opacityOfFilter(style.filter);
  }
  return opacity;
}
