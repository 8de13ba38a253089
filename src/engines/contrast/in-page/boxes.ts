/** The edges of a box in the view. */
export type Port = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export function isWithin({ left, top, right, bottom }: DOMRect, port: Port): boolean {
  return left >= port.left - 1 && top >= port.top - 1 && right <= port.right + 1 && bottom <= port.bottom + 1;
}
