import { readRgba } from '../../../curbcut/in-page/colors.ts';
import type { Field } from '../../../curbcut/in-page/fields.ts';
import { shadowOf } from '../../../in-page/elements.ts';

/** The styles around a field that mark it: of the field, its labels, and the box that only it is in. */
export function lookOf(field: Field): readonly string[] {
  const box = field.parentElement;
  const isAlone = box !== null && box.querySelectorAll('input, select, textarea').length === 1 && !box.matches('form');
  const parts = [field, ...(field.labels ?? []), ...(isAlone ? [box] : [])];
  return parts.flatMap((part) => [undefined, '::before', '::after'].flatMap((pseudo) => marksOf(part, pseudo)));
}

/** The parts of a style that draw something, each as a text. */
export function marksOf(element: Element, pseudo?: string): readonly string[] {
  const style = getComputedStyle(element, pseudo);
  if (pseudo !== undefined && (style.content === 'none' || style.content === 'normal')) return ['', '', '', '', '', ''];
  const sides = ['top', 'right', 'bottom', 'left'];
  const edge = (side: string) => {
    const [line, width, color] = ['style', 'width', 'color'].map((part) =>
      style.getPropertyValue(`border-${side}-${part}`),
    );
    return line === 'none' || line === 'hidden' || width === '0px' ? '' : `${line} ${width} ${color}`;
  };
  const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineColor}`;
  const { backgroundColor, backgroundImage, boxShadow, color } = style;
  return [sides.map(edge).join(', '), outline, backgroundColor, backgroundImage, boxShadow, color];
}

/** True if a part of a look has changed to one with a red color. */
export function turnsRed(before: readonly string[], now: readonly string[]): boolean {
  return now.some((part, index) => part !== before[index] && hasRed(part) && !hasRed(before[index] ?? ''));
}

export function hasRed(style: string): boolean {
  const colors = style.match(/(?:rgba?|hsla?|okl(?:ab|ch)|l(?:ab|ch)|color)\([^)]*\)/g) ?? [];
  return colors.some(isRed);
}

export function isRed(color: string): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = readRgba(color) ?? [];
  const depth = red - Math.min(green, blue);
  // Orange is further away from red.
  return (
    alpha * 255 > 60 &&
    red >= 120 &&
    depth >= 50 &&
    red > Math.max(green, blue) &&
    Math.abs(green - blue) <= 0.4 * depth
  );
}

/** True for what draws without text, such as an icon. */
export function isDrawing(element: Element): boolean {
  if (element.matches('svg, img, i, canvas')) return true;
  const { backgroundImage, maskImage } = getComputedStyle(element);
  return shadowOf(element) === null && (backgroundImage !== 'none' || maskImage !== 'none');
}
