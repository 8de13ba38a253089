import type { Edges } from '../../browser/in-page/edges.ts';

/**
 * The box around what a computed `clip-path` leaves of this box. Undefined for a shape that cannot be read, such as a
 * path.
 */
export function boxOfClipPath(path: string, box: Edges): Edges | undefined {
  const left = boxOfShape(path, box);
  return left !== undefined && Object.values(left).every(Number.isFinite) ? left : undefined;
}

export function boxOfShape(path: string, box: Edges): Edges | undefined {
  const [, shape = '', values = ''] = /^([a-z]+)\((.*)\)/.exec(path) ?? [];
  if (shape === 'inset') return insetBox(values, box);
  if (shape === 'polygon') return polygonBox(values, box);
  const [size = '', center = ''] = values.split(/(?:^| )at /);
  return shape === 'circle' || shape === 'ellipse' ? roundBox(size, center, box) : undefined;
}

export function insetBox(values: string, box: Edges): Edges {
  const [first = '', second = first, third = first, fourth = second] = values.split(' round ')[0]?.split(' ') ?? [];
  return {
    left: box.left + lengthOf(fourth, box.right - box.left),
    right: box.right - lengthOf(second, box.right - box.left),
    top: box.top + lengthOf(first, box.bottom - box.top),
    bottom: box.bottom - lengthOf(third, box.bottom - box.top),
  };
}

export function polygonBox(values: string, box: Edges): Edges {
  const points = values
    .split(',')
    .map((point) => point.trim().split(' '))
    .filter(([first]) => first !== 'evenodd' && first !== 'nonzero');
  const xs = points.map(([x = '']) => box.left + lengthOf(x, box.right - box.left));
  const ys = points.map(([, y = '']) => box.top + lengthOf(y, box.bottom - box.top));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function roundBox(size: string, center: string, box: Edges): Edges {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const [first = '', second = first] = size.trim().split(' ');
  const [x = '50%', y = '50%'] = center === '' ? [] : center.split(' ');
  const [middleX, middleY] = [box.left + lengthOf(x, width), box.top + lengthOf(y, height)];
  const [radiusX, radiusY] = [lengthOf(first, width), lengthOf(second, height)];
  return {
    left: middleX - radiusX,
    right: middleX + radiusX,
    top: middleY - radiusY,
    bottom: middleY + radiusY,
  };
}

/** Converts a length to pixels. Returns NaN for a size such as `closest-side`. */
export function lengthOf(value: string, whole: number): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+(?:e-?\d+)?)(px|%)?$/.exec(value) ?? [];
  return unit === '%' ? (Number.parseFloat(number) / 100) * whole : Number.parseFloat(number);
}
