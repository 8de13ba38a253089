import { isClear } from '../../../in-page/seen-text.ts';

/** True if something other than the color of its text sets the link apart from the text around it. */
export function hasOwnLook(link: Element, text: Element): boolean {
  const [own, around] = [getComputedStyle(link), getComputedStyle(text)];
  if (own.backgroundImage !== 'none' || hasBorder(own) || hasOutline(own)) return true;
  const { fontWeight, fontStyle, fontSize, textDecorationLine, textDecorationStyle } = around;
  return (
    firstFontOf(own) !== firstFontOf(around) ||
    own.fontWeight !== fontWeight ||
    own.fontStyle !== fontStyle ||
    own.fontSize !== fontSize ||
    own.textDecorationLine !== textDecorationLine ||
    own.textDecorationStyle !== textDecorationStyle
  );
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
  const { backgroundImage, maskImage, backgroundColor } = style;
  return backgroundImage !== 'none' || (isEmpty && (maskImage !== 'none' || !isClear(backgroundColor)));
}

export function hasLine(part: Element): boolean {
  const style = getComputedStyle(part);
  return /\S/.test(part.textContent) && (style.textDecorationLine !== 'none' || hasBorder(style));
}

export function hasBorder(style: CSSStyleDeclaration): boolean {
  return ['top', 'bottom'].some(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      !isClear(style.getPropertyValue(`border-${side}-color`)),
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
    if (getComputedStyle(around).textDecorationLine !== 'none') return true;
  }
  return false;
}
