import { findAll } from '../../../in-page/elements.ts';
import { isShown } from '../../in-page/language-texts.ts';
import { ask } from '../../in-page/language-questions.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks each part of a document that names its language. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('[lang]').flatMap((element) => {
    const declared = (element.getAttribute('lang') ?? '').trim();
    if (declared === '' || !(element instanceof HTMLElement) || element.matches(':root, head, head *')) return [];
    return isShown(element) ? ask(element, declared, []) : [];
  });
}
