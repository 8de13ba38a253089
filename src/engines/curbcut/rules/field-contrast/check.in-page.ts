import { isExposed } from '../../../in-page/exposed.ts';
import type { Painted, Rgb } from '../../in-page/colors.ts';
import { contrastOf, over, paintedAt, readRgba } from '../../in-page/colors.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { findAll, parentOf } from '../../../in-page/elements.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import type { en } from './en.ts';

export const leastRatio = 3;

/**
 * Checks what shows where an empty field is, or a box to check that a style draws (WCAG 1.4.11). Styles of the element
 * itself decide first. What is drawn around it is seen only in pictures: see review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('input, textarea')
    .filter(isMarkedByEdge)
    .map((element): ElementOutcome<typeof en> => {
      const ratio = ratioOf(element);
      if (ratio !== undefined && ratio >= leastRatio) return { element, result: 'passed' };
      return { element, result: 'needs_review', message: ['review'] };
    });
}

/** True for a visible, enabled control that contains no text, unless it has the browser's own look. */
export function isMarkedByEdge(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true i], [aria-hidden=true i]')) return false;
  const isDrawn = isText(element) ? isEmpty(element) : isDrawnBox(element);
  return isDrawn && isExposed(element) && isVisible(element) && isLargeEnough(element);
}

/** Fields for dates, files and colors show text or a swatch. */
export function isText(element: Element): boolean {
  const types = ['text', 'email', 'password', 'search', 'tel', 'url', 'number'];
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && types.includes(element.type))
  );
}

export function isEmpty(element: Element): boolean {
  return element.matches(':placeholder-shown, :not([placeholder])') && 'value' in element && element.value === '';
}

/** The browser's own look is exempt. */
export function isDrawnBox(element: Element): boolean {
  return element.matches('[type=checkbox], [type=radio]') && getComputedStyle(element).appearance === 'none';
}

export function isLargeEnough(element: Element): boolean {
  const least = 10;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least;
}

/** The highest contrast of an edge or the fill to what is next to it. Undefined if styles do not tell. */
export function ratioOf(element: Element): number | undefined {
  const around = parentOf(element);
  const [outside, inside] = [around && paintedAt(around), paintedAt(element)];
  if (!outside || !inside) return undefined;
  const edges = edgesOf(element, inside);
  const beside = [outside.background, inside.background];
  const ratios = edges.flatMap((edge) => beside.map((color) => contrastOf(edge, color)));
  return Math.max(contrastOf(inside.background, outside.background), ...ratios);
}

/** The colors of the drawn sides of the border, and of the outline. A background of the element lies below its border. */
export function edgesOf(element: Element, { background }: Painted): readonly Rgb[] {
  const style = getComputedStyle(element);
  const sides = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
  return sides.flatMap((side) => {
    const width = Number.parseFloat(style.getPropertyValue(`${side}-width`));
    const isDrawn = !/none|hidden/.test(style.getPropertyValue(`${side}-style`)) && width >= 1;
    const color = isDrawn ? readRgba(style.getPropertyValue(`${side}-color`)) : undefined;
    return color === undefined ? [] : [over(color, background)];
  });
}
