import { alteringFrom, flatParentOf } from './seen-text.ts';

/** The factor by which zoom, transforms and the coordinates of a drawing enlarge a text. */
export function scaleOf(element: Element): number {
  const drawing = isDrawn(element) ? element.ownerSVGElement : null;
  let scale = zoomOf(element) * (isDrawn(element) ? scaleOfMatrix(element.getCTM() ?? new DOMMatrix()) : 1);
  for (let at = alteringFrom(drawing ?? element); at !== null; at = alteringFrom(flatParentOf(at)))
    scale *= scaleOfTransform(getComputedStyle(at));
  return scale;
}

/** Elements in frames have other classes. */
export function isDrawn(element: Element): element is SVGGraphicsElement {
  return 'getCTM' in element && 'ownerSVGElement' in element && element.ownerSVGElement !== null;
}

export function scaleOfMatrix({ a, b, c, d }: DOMMatrixReadOnly): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function scaleOfTransform({ transform, scale }: CSSStyleDeclaration): number {
  const [across = 1, down = across] = scale === 'none' || scale === '' ? [] : scale.split(' ').map(Number);
  return scaleOfMatrix(new DOMMatrix(transform)) * Math.sqrt(Math.abs(across * down));
}

/** The zoom of an element with that of all around it. */
export function zoomOf(element: Element): number {
  const zoom: unknown = Reflect.get(element, 'currentCSSZoom');
  return typeof zoom === 'number' ? zoom : 1;
}
