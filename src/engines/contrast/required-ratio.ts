/** The size and weight of a text. */
export type TextSize = { readonly fontSizePx: number; readonly isBold: boolean };

/** WCAG 1.4.3: 18 point, or 14 point and bold, is large. */
export function requiredRatio({ fontSizePx, isBold }: TextSize): number {
  const points = Math.ceil(fontSizePx * 72) / 96;
  return points >= (isBold ? 14 : 18) ? 3 : 4.5;
}
