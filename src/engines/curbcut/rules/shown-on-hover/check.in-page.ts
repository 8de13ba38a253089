import { quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isStop } from '../../../in-page/stop.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../../in-page/style-rules.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** A style that shows content while the pointer is over an element: the selectors of both, without `:hover`. */
export type HoverStyle = { readonly trigger: string; readonly shown: string };

/**
 * Finds content that styles show under the pointer but that no focus style and no control shows. Reports the element to
 * point at.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const rules = listStyleRules().filter(showsSomething);
  const selectors = rules.flatMap((rule) => splitSelectors(rule.selectorText));
  const focusing = selectors.filter((selector) => /:focus(?:-within|-visible)?\b|:target\b|:checked\b/.test(selector));
  const shownOtherwise = focusing.map((selector) =>
    selector.replaceAll(/:focus(?:-within|-visible)?\b|:target\b|:checked\b/g, ''),
  );
  const seen = new Set<Element>();
  return selectors.flatMap(readHoverStyle).flatMap(({ trigger, shown }): readonly ElementOutcome<typeof en>[] => {
    const hidden = selectAll(shown).find((one) => isHiddenText(one) && !seen.has(one));
    const element = hidden === undefined ? null : findTrigger(hidden, trigger);
    if (hidden === undefined || element === null || !isExposed(element)) return [];
    for (const one of selectAll(shown)) seen.add(one);
    const isReached = shownOtherwise.some((one) => matches(hidden, one)) || hasControl(element);
    return [isReached ? { element, result: 'passed' } : describeHidden(element, hidden)];
  });
}

export function describeHidden(element: Element, hidden: Element): ElementOutcome<typeof en> {
  const text = quote(collapse(hidden.textContent ?? ''));
  return { element, result: 'needs_review', message: ['hover', { text }] };
}

export function showsSomething({ style }: CSSStyleRule): boolean {
  const { display, visibility, opacity } = style;
  return (display !== '' && display !== 'none') || visibility === 'visible' || Number(opacity || 0) > 0;
}

/**
 * Empty for a selector that shows the element under the pointer itself. That element is already there, because people
 * can point at it.
 */
export function readHoverStyle(selector: string): readonly HoverStyle[] {
  const at = selector.lastIndexOf(':hover');
  const rest = selector.slice(at + ':hover'.length);
  if (at === -1 || !/[\s>+~]/.test(rest.trimEnd()) || /[()]/.test(selector) || /::?(?:before|after)/.test(rest))
    return [];
  const trigger = `${selector.slice(0, at)}${/^[^\s>+~]*/.exec(rest)?.[0] ?? ''}`.replaceAll(':hover', '');
  return [{ trigger: trigger === '' ? '*' : trigger, shown: selector.replaceAll(':hover', '') }];
}

/** True if it is hidden now, and has words. */
export function isHiddenText(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return !isShown && /\p{L}{2}/u.test(element.textContent ?? '');
}

export function findTrigger(hidden: Element, trigger: string): Element | null {
  const around = hidden.parentElement?.closest(trigger) ?? null;
  if (around !== null) return around;
  for (let one = hidden.previousElementSibling; one !== null; one = one.previousElementSibling)
    if (one.matches(trigger)) return one;
  return null;
}

export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** True if a script may show it by a control: a button, or an element that says that it opens content. */
export function hasControl(trigger: Element): boolean {
  const controls =
    'button, summary, [role="button"], [aria-expanded], [aria-haspopup], [aria-controls], [aria-describedby], [data-toggle], [data-bs-toggle]';
  const around = trigger.closest(controls) ?? trigger.querySelector(controls);
  return around !== null && (isStop(around) || around.querySelector('a[href], button') !== null);
}
