import { ask } from '../../in-page/language-questions.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Checks the page's own document: the language of its html element, and its text outside of parts with another
 * language.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const root = document.documentElement;
  const declared = (root.getAttribute('lang') ?? '').trim();
  if (!(root instanceof HTMLHtmlElement) || document.contentType !== 'text/html' || declared === '') return [];
  return ask(root, declared, [document.title]);
}
