import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds decorative images with a text that screen readers may leave out. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('img').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const text = (name: string) => collapse(element.getAttribute(name) ?? '');
    const isIgnored = /^\s*(?:none|presentation)\b/.test(element.getAttribute('role') ?? '');
    const isEmpty = element.hasAttribute('alt') && text('alt') === '';
    if (!(isIgnored || isEmpty) || !isExposed(element)) return [];
    if (isIgnored && text('alt') !== '')
      return [{ element, result: 'needs_review', message: ['alt', { text: quote(text('alt')) }] }];
    if (text('title') === '') return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['title', { text: quote(text('title')) }] }];
  });
}
