/** The size and weight of a text. */
export type TextSize = { readonly fontSizePx: number; readonly isBold: boolean };

export type TextContrast = {
  readonly normal: number;
  readonly large: number;
  /** Sizes in points from which a text is large. */
  readonly largePoints: number;
  readonly largeBoldPoints: number;
};

/** The ratios of WCAG 1.4.3, level AA. All engines, reviews and sentences read them here. */
export const textContrast = {
  normal: 4.5,
  large: 3,
  largePoints: 18,
  largeBoldPoints: 14,
} as const satisfies TextContrast;

/** The ratios of WCAG 1.4.6, level AAA. */
export const enhancedContrast = { ...textContrast, normal: 7, large: 4.5 } as const satisfies TextContrast;

export function requiredRatio({ fontSizePx, isBold }: TextSize, contrast: TextContrast = textContrast): number {
  const points = Math.ceil(fontSizePx * 72) / 96;
  const { normal, large, largePoints, largeBoldPoints } = contrast;
  return points >= (isBold ? largeBoldPoints : largePoints) ? large : normal;
}
