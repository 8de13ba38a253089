import { isIconWord } from '../../../in-page/icon-words.ts';
import { flatParentOf, isClear, isSeenText } from '../../../in-page/seen-text.ts';
import { contrastOf, listGrounds, paint, paintedAt, readRgba } from '../../in-page/colors.ts';
import { flatChildrenOf } from '../../in-page/text-run.ts';

/** Something drawn in a control. `color`: undefined for a picture. `ground`: the element whose background is behind it. */
export type Sign = { readonly ground: Element; readonly color: string | undefined };

/** What a control contains, as the page shows it. */
export function partsOf(control: Element): readonly Node[] {
  const most = 60;
  const parts: Node[] = [control];
  for (const part of parts) {
    if (parts.length > most) break;
    if (part instanceof Element && !isHidden(part)) parts.push(...flatChildrenOf(part));
  }
  return parts.slice(1);
}

export function isHidden(element: Element): boolean {
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The signs of a control. Undefined if it has text, a photo, or so much that no icon has. Most controls have text. */
export function readSigns(control: Element): readonly Sign[] | undefined {
  const most = 50;
  const parts = partsOf(control);
  const texts = parts.filter((part) => part instanceof Text);
  const others = parts.filter((part) => !(part instanceof Text));
  const signs: Sign[] = [];
  for (const part of parts.length > most ? [] : [...texts, control, ...others]) {
    const found = part === control ? readOwn(control) : readPart(part);
    if (found === undefined) return undefined;
    signs.push(...found);
  }
  return parts.length > most ? undefined : signs;
}

export function readPart(part: Node): readonly Sign[] | undefined {
  if (part instanceof Text) return readText(part);
  if (!(part instanceof Element) || isHidden(part)) return [];
  if (part.matches('video, canvas, iframe, object, embed, input, select, textarea')) return undefined;
  if (part instanceof HTMLImageElement) return readImage(part);
  if (part instanceof SVGElement) return readShape(part);
  const own = readOwn(part);
  return own && [...readFills(flatParentOf(part) ?? part, getComputedStyle(part)), ...own];
}

/** Icon fonts draw signs for characters of the private use areas, and for whole words. */
export function readText(text: Text): readonly Sign[] | undefined {
  const { parentElement } = text;
  const content = text.data.trim();
  if (content === '' || parentElement === null) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  if (!isSeenText(text, [...range.getClientRects()])) return [];
  const isIcon = /^\p{Co}+$/u.test(content) || isIconWord(text);
  return isIcon ? [{ ground: parentElement, color: getComputedStyle(parentElement).webkitTextFillColor }] : undefined;
}

/** Photos are no icons. */
export function readImage(image: HTMLImageElement): readonly Sign[] | undefined {
  const isDrawing = /\.svg(?:[?#]|$)|^data:image\/svg/.test(image.currentSrc);
  return isDrawing ? [{ ground: image, color: undefined }] : undefined;
}

/** The fill and the line of a shape of SVG. A path that is a mere line may have a fill that no one sees. */
export function readShape(shape: SVGElement): readonly Sign[] | undefined {
  if (shape.matches('image, foreignObject, text')) return undefined;
  if (!shape.matches('path, circle, ellipse, rect, line, polyline, polygon, use')) return [];
  const { fill, stroke, fillOpacity, strokeOpacity, strokeWidth } = getComputedStyle(shape);
  const line = Number.parseFloat(strokeWidth) > 0 ? readInk(shape, stroke, Number(strokeOpacity)) : [];
  const area = readInk(shape, fill, Number(fillOpacity));
  return line.length > 0 && area.length > 0 ? [...line, { ground: shape, color: undefined }] : [...line, ...area];
}

export function readInk(ground: Element, color: string, opacity: number): readonly Sign[] {
  return color === 'none' || opacity === 0 ? [] : [{ ground, color: opacity === 1 ? color : undefined }];
}

/** The picture of an element, and what styles draw before and after its content. Undefined for words. */
export function readOwn(element: Element): readonly Sign[] | undefined {
  const before = readGenerated(element, '::before');
  const after = readGenerated(element, '::after');
  return before && after && [...readPicture(element, getComputedStyle(element)), ...before, ...after];
}

export function readGenerated(element: Element, pseudo: string): readonly Sign[] | undefined {
  const style = getComputedStyle(element, pseudo);
  const { content, display, visibility, opacity } = style;
  if (/^(?:none|normal)$/.test(content) || display === 'none' || visibility === 'hidden') return [];
  if (content.startsWith('""')) return [...readPicture(element, style), ...readFills(element, style)];
  if (/^(?:url|image-set|\w+-gradient)\(/.test(content)) return [{ ground: element, color: undefined }];
  const isSign = /^"[\p{Co}\s]+"$/u.test(content);
  return isSign ? [{ ground: element, color: opacity === '1' ? style.webkitTextFillColor : undefined }] : undefined;
}

/** A picture behind an element, or a mask through which its fill shows. */
export function readPicture(element: Element, style: CSSStyleDeclaration): readonly Sign[] {
  const { backgroundImage, maskImage, backgroundColor } = style;
  if (!`${backgroundImage} ${maskImage}`.includes('url(')) return [];
  const ground = isClear(backgroundColor) ? flatParentOf(element) : null;
  const color = ground === null ? undefined : colorOfDrawing(backgroundImage);
  return [{ ground: ground ?? element, color }];
}

/** The one color of an SVG that a style sheet contains. */
export function colorOfDrawing(image: string): string | undefined {
  const inks = [...image.matchAll(/\b(?:fill|stroke)(?:=|:|%3D)\s*(?:\\?["']|%22|%27)?([^"'\\;%]+|%23\w+)/gi)];
  const colors = new Set(inks.map(([, ink = '']) => ink.replace('%23', '#')).filter((ink) => ink !== 'none'));
  const [color] = colors;
  return colors.size === 1 && image.includes('data:image/svg+xml') ? color : undefined;
}

/** The fill and the edges of a box, such as a bar of a menu's icon. */
export function readFills(ground: Element, style: CSSStyleDeclaration): readonly Sign[] {
  return fillsOf(style).map((color) => ({ ground, color: style.opacity === '1' ? color : undefined }));
}

export function fillsOf(style: CSSStyleDeclaration): readonly string[] {
  const edges = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
    const isDrawn = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
    return isDrawn ? [style.getPropertyValue(`border-${side}-color`)] : [];
  });
  return [style.backgroundColor, ...edges].filter((color) => !isClear(color));
}

/** The contrast of a sign to what is behind it. Undefined if styles do not tell. */
export function ratioOfSign({ ground, color }: Sign): number | undefined {
  const ink = color === undefined ? undefined : readRgba(color);
  const painted = paintedAt(ground);
  const grounds = listGrounds(ground);
  const drawn = ink && painted && grounds && paint(grounds, ink);
  return drawn && contrastOf(drawn, painted.background);
}
