import { quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { findTrigger, isHiddenText, readHoverStyle, showsSomething } from '../../../in-page/hover-styles.ts';
import { isStop } from '../../../in-page/stop.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../../in-page/style-rules.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

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
