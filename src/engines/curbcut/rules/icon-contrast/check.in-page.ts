import { isExposed } from '../../../in-page/exposed.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isLargeEnough, leastRatio, ratioOf } from '../../in-page/control-look.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import type { en } from './en.ts';
import type { Sign } from './signs.in-page.ts';
import { fillsOf, ratioOfSign, readSigns } from './signs.in-page.ts';

export const controls =
  'button, summary, a[href], [role=button], [role=link], [role=tab], [role=menuitem], [role=switch], [role=checkbox], [role=radio]';

/**
 * Checks what shows a control that has no text (WCAG 1.4.11): its icon, its edge or its fill. Styles decide first, then
 * pictures: see contrast/control-review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll(controls).flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const signs = isSmall(element) ? readSigns(element) : undefined;
    if (signs === undefined || (signs.length === 0 && !isShape(element)) || isBrand(element)) return [];
    return isSeen(element) ? [judge(element, signs)] : [];
  });
}

export function judge(element: Element, signs: readonly Sign[]): ElementOutcome<typeof en> {
  const ratios = [ratioOf(element), ...signs.map(ratioOfSign)];
  if (ratios.some((ratio) => (ratio ?? 0) >= leastRatio)) return { element, result: 'passed' };
  const isKnown = ratios.every((ratio) => ratio !== undefined);
  return { element, result: 'needs_review', message: [isKnown ? 'colored' : 'drawn'] };
}

/** True for an active control that is no larger than those with an icon. */
export function isSmall(element: Element): boolean {
  const [mostWide, mostHigh] = [120, 64];
  if (element.matches(':disabled, [aria-disabled=true i], .disabled')) return false;
  const { width, height } = element.getBoundingClientRect();
  return width <= mostWide && height <= mostHigh && isLargeEnough(element);
}

/** False also for what blinks or turns without end, because no moment shows it as people see it. */
export function isSeen(element: Element): boolean {
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
  return isExposed(element) && isVisible(element) && !element.getAnimations({ subtree: true }).some(isEndless);
}

/** True for a control that is nothing but its edge or its fill, such as the dot for a slide. A part may lack its font. */
export function isShape(element: Element): boolean {
  if (element.childElementCount > 0) return false;
  const style = getComputedStyle(element);
  return style.backgroundImage !== 'none' || fillsOf(style).length > 0;
}

/** The colors of a brand are its own (WCAG 1.4.11, "essential"). */
export function isBrand(element: Element): boolean {
  const brands =
    /\b(?:facebook|fb|twitter|instagram|linkedin|github|gitlab|google|youtube|pinterest|dribbble|behance|slack|whatsapp|telegram|tiktok|reddit|discord|mastodon|bluesky|skype|vimeo|apple|microsoft|paypal|visa|mastercard|brand|logo)\b/i;
  const names = ['class', 'href', 'xlink:href', 'src', 'aria-label', 'title', 'alt'];
  const named = [element, ...element.querySelectorAll('*')].slice(0, 10);
  const words = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''));
  return brands.test(words.join(' ').replaceAll('_', ' '));
}
