import { toHex } from './color.ts';
import type { Judged } from './judge-text.ts';

/** In the words of the rule's other failures, so that equal ones are worded equally. */
export function describeFailure({ ratio, pair, needs }: Exclude<Judged, { readonly kind: 'unknown' }>): string {
  const points = ((needs.fontSizePx * 72) / 96).toFixed(1);
  const details = [
    `foreground color: ${toHex(pair.text)}`,
    `background color: ${toHex(pair.background)}`,
    `font size: ${points}pt (${needs.fontSizePx}px)`,
    `font weight: ${needs.isBold ? 'bold' : 'normal'}`,
  ];
  const measured = Math.floor(ratio * 100) / 100;
  return `Element has insufficient color contrast of ${measured} (${details.join(', ')}). Expected contrast ratio of ${needs.ratio}:1`;
}
