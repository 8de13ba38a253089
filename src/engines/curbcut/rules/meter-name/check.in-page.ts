import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { listNamed } from '../../../in-page/named-elements.ts';
import { collapse, textOf } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Asks about native bars without a name. Their ARIA roles fail for the same reason (1.1.1). Text right before a bar may
 * say what it shows, and 4.1.2 is about what people operate, so no rule can fail them.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('progress, meter').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    // Other rules judge elements with a role.
    if (element.hasAttribute('role') || !isExposed(element)) return [];
    if (isNamed(element)) return [{ element, result: 'passed' }];
    const isMeter = element.localName === 'meter';
    return [{ element, result: 'needs_review', message: [isMeter ? 'meter' : 'progress'] }];
  });
}

/** The content of these elements is for browsers that do not know them, and no name. */
export function isNamed(element: Element): boolean {
  const hasLabels = element instanceof HTMLProgressElement || element instanceof HTMLMeterElement;
  const labels = [...listNamed(element, 'aria-labelledby'), ...(hasLabels ? element.labels : [])];
  const given = ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
  return [...labels.map(textOf), ...given].some((text) => collapse(text) !== '');
}
