import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { readTextIn } from './language-texts.ts';
import type { Verdict } from './verdict.ts';

/** The page's own document: the language that its html element names, and its text outside of parts with another language. */
export function checkTextOfPage(): readonly Verdict[] {
  const root = document.documentElement;
  const declared = (root.getAttribute('lang') ?? '').trim();
  if (!(root instanceof HTMLHtmlElement) || document.contentType !== 'text/html' || declared === '') return [];
  return ask(root, declared, [document.title]);
}

/** Each part of a document that names its language. */
export function checkTextOfParts(): readonly Verdict[] {
  return findAll('[lang]').flatMap((element) => {
    const declared = (element.getAttribute('lang') ?? '').trim();
    if (declared === '' || !(element instanceof HTMLElement) || element.closest('body') === null) return [];
    return element.checkVisibility() && isExposed(element) ? ask(element, declared, []) : [];
  });
}

export function ask(element: Element, declared: string, before: readonly string[]): readonly Verdict[] {
  const texts = [...before, ...readTextIn(element)].filter((text) => /\p{L}/u.test(text));
  return texts.length === 0 ? [] : [{ element, result: 'asked', question: { declared, texts } }];
}
