import { findAll, parentOf } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { TextContrast } from '../../../contrast/required-ratio.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { CheckOptions } from '../../in-page/run-checks.ts';
import type { en } from './en.ts';

/**
 * Checks visible placeholders. If plain colors do not prove that they are readable, they need a closer look: see
 * contrast-review.ts.
 */
export function check({ contrast }: CheckOptions): readonly ElementOutcome<typeof en>[] {
  return findAll('input[placeholder], textarea[placeholder]').flatMap(
    (element): readonly ElementOutcome<typeof en>[] => {
      const isShown = element.matches(':placeholder-shown:enabled') && isExposed(element);
      if (!isShown || (element.getAttribute('placeholder') ?? '').trim() === '') return [];
      if (element.closest('[aria-disabled="true"], [inert]') !== null || element.clientWidth < 10) return [];
      if (isTransparent(element)) return [];
      const ratio = plainRatio(element);
      if (ratio !== undefined && ratio >= requiredFor(element, contrast)) return [{ element, result: 'passed' }];
      return [{ element, result: 'needs_review', message: ['pale'] }];
    },
  );
}

/** A label that floats over the field hides the placeholder. */
export function isTransparent(element: Element): boolean {
  const { color, opacity } = getComputedStyle(element, '::placeholder');
  return Number(opacity) === 0 || readRgb(color)?.[3] === 0;
}

export function requiredFor(element: Element, contrast: TextContrast): number {
  const { fontSize, fontWeight } = getComputedStyle(element, '::placeholder');
  const points = (Number.parseFloat(fontSize) * 72) / 96;
  const { normal, large, largePoints, largeBoldPoints } = contrast;
  return points >= (Number(fontWeight) >= 700 ? largeBoldPoints : largePoints) ? large : normal;
}

/** The ratio of its color to the first background color below it. Undefined if other layers are painted. */
export function plainRatio(element: Element): number | undefined {
  const style = getComputedStyle(element, '::placeholder');
  const text = readRgb(style.color);
  const background = plainBackground(element);
  if (text === undefined || background === undefined) return undefined;
  const alpha = (text[3] ?? 1) * Number(style.opacity);
  const shown = background.map((value, index) => (text[index] ?? 0) * alpha + value * (1 - alpha));
  const [one, other] = [luminanceOf(shown), luminanceOf(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function plainBackground(element: Element): readonly number[] | undefined {
  const styles = listStyles(element);
  const isPlain = styles.every(
    ({ opacity, filter, mixBlendMode }) => Number(opacity) === 1 && filter === 'none' && mixBlendMode === 'normal',
  );
  const below = styles.find(({ backgroundColor, backgroundImage }) => {
    return backgroundImage !== 'none' || readRgb(backgroundColor)?.[3] !== 0;
  });
  if (!isPlain) return undefined;
  if (below === undefined) return styles.at(-1)?.colorScheme.includes('dark') === true ? undefined : [255, 255, 255];
  const color = readRgb(below.backgroundColor);
  return below.backgroundImage === 'none' && color?.[3] === 1 ? color.slice(0, 3) : undefined;
}

/** The styles of the element and its ancestors, from the inside out. */
export function listStyles(element: Element): readonly CSSStyleDeclaration[] {
  const styles: CSSStyleDeclaration[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) styles.push(getComputedStyle(at));
  return styles;
}

export function readRgb(color: string): readonly number[] | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
  return parts === null ? undefined : [...parts.slice(1, 4).map(Number), Number(parts[4] ?? 1)];
}

export function luminanceOf(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
