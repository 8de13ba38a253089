import type { Rgb } from '../../in-page/colors.ts';
import { contrastOf, over, readRgba } from '../../in-page/colors.ts';
import { isClear, isMaskedAway } from '../../../in-page/seen-text.ts';

/**
 * True if something other than the color of its text sets the link apart from the text around it. `background`: the
 * color behind the link, in which no line can be seen. Undefined if it is unknown.
 */
export function hasOwnLook(link: Element, text: Element, background: Rgb | undefined): boolean {
  const [own, around] = [getComputedStyle(link), getComputedStyle(text)];
  if (drawsImage(own) || hasBorder(own, background) || hasOutline(own)) return true;
  const { fontWeight, fontStyle, fontSize, fontVariantCaps, textTransform } = around;
  return (
    own.fontWeight !== fontWeight ||
    own.fontStyle !== fontStyle ||
    own.fontSize !== fontSize ||
    own.fontVariantCaps !== fontVariantCaps ||
    own.textTransform !== textTransform ||
    underlineOf(own, background) !== underlineOf(around) ||
    firstFontOf(own) !== firstFontOf(around)
  );
}

/** Empty for a line that cannot be seen, as links have that are underlined under the pointer alone. */
export function underlineOf(
  { textDecorationLine, textDecorationStyle, textDecorationColor }: CSSStyleDeclaration,
  background?: Rgb,
): string {
  const isLine = textDecorationLine !== 'none' && isSeenColor(textDecorationColor, background);
  return isLine ? `${textDecorationLine} ${textDecorationStyle}` : '';
}

export function isSeenColor(color: string, background: Rgb | undefined): boolean {
  const leastRatio = 1.1;
  if (isClear(color) || background === undefined) return !isClear(color);
  return contrastOf(over(readRgba(color) ?? [0, 0, 0, 1], background), background) >= leastRatio;
}

/** False for gradients without a color, and for those without a length, which grow under the pointer. */
export function drawsImage({ backgroundImage, backgroundSize }: CSSStyleDeclaration): boolean {
  if (backgroundImage === 'none' || isMaskedAway(backgroundImage)) return false;
  return !backgroundSize.split(', ').every((size) => /^0(?:px|%)?(?: |$)| 0(?:px|%)?$/.test(size));
}

export function hasOutline({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean {
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !isClear(outlineColor);
}

export function firstFontOf({ fontFamily }: CSSStyleDeclaration): string {
  return (fontFamily.split(',')[0] ?? '').trim().toLowerCase();
}

/** True if the link has a sign, a line or a shadow, or is underlined with what is around it (technique G182). */
export function isMarkedLink(link: Element): boolean {
  const parts = [...link.querySelectorAll('*')].filter((part) => isShownPart(part));
  const hasMark = [link, ...parts].some((part) => hasShadow(part) || drawsBesideText(part));
  return hasMark || parts.some((part) => isSign(part) || hasLine(part)) || isUnderlinedAround(link);
}

export function isShownPart(part: Element): boolean {
  return part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** A shadow of a color, around the box or as a line in it, or dots at each letter. */
export function hasShadow(element: Element): boolean {
  const { boxShadow, textEmphasisStyle } = getComputedStyle(element);
  return isDrawnShadow(boxShadow) || textEmphasisStyle !== 'none';
}

export function isDrawnShadow(shadow: string): boolean {
  const color = /^[\w-]+\([^()]*\)/.exec(shadow)?.[0];
  if (color === undefined || isClear(color)) return false;
  return shadow
    .slice(color.length)
    .split(' ')
    .some((size) => Math.abs(Number.parseFloat(size)) > 0);
}

/** A picture, or an empty element that is drawn as one. */
export function isSign(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  const least = 4;
  if (width < least || height < least) return false;
  return part.matches('svg, img, canvas') || isDrawn(getComputedStyle(part), part.textContent.trim() === '');
}

/** `isEmpty`: without text, a background color draws a shape. */
export function isDrawn(style: CSSStyleDeclaration, isEmpty: boolean): boolean {
  const { maskImage, backgroundColor } = style;
  return drawsImage(style) || (isEmpty && (maskImage !== 'none' || !isClear(backgroundColor)));
}

export function hasLine(part: Element): boolean {
  const style = getComputedStyle(part);
  return /\S/.test(part.textContent) && (underlineOf(style) !== '' || hasBorder(style));
}

export function hasBorder(style: CSSStyleDeclaration, background?: Rgb): boolean {
  return ['top', 'bottom'].some(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      isSeenColor(style.getPropertyValue(`border-${side}-color`), background),
  );
}

/** True if generated content is drawn: text, a picture, a line or a shape. Lines of no length grow under the pointer. */
export function drawsBesideText(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part);
    const { content, display, opacity, visibility, width, transform } = style;
    if (['none', 'normal'].includes(content) || display === 'none' || visibility !== 'visible') return false;
    if (Number(opacity) === 0 || width === '0px' || transform.startsWith('matrix(0,')) return false;
    const isEmpty = /^"\s*"/.test(content);
    return !isEmpty || isDrawn(style, true) || hasBorder(style) || isDrawnShadow(style.boxShadow);
  });
}

/** True if the underline of an element with the same text reaches under the link. */
export function isUnderlinedAround(link: Element): boolean {
  const text = link.textContent.trim();
  for (let around = link.parentElement; around?.textContent.trim() === text; around = around.parentElement) {
    if (underlineOf(getComputedStyle(around)) !== '') return true;
  }
  return false;
}
