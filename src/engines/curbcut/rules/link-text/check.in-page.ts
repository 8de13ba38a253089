import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse, hasGeneratedWords, nameOf } from '../../in-page/accessible-name.ts';
import { contextOf, startContexts } from '../../in-page/link-context.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { emptyNames, isOneOf, isSign } from '../link-purpose/check.in-page.ts';
import type { en } from './en.ts';

/**
 * Words that only make sense in their sentence, in addition to the empty names of `link-purpose`. Elsewhere they name an
 * entry of a menu or an index.
 */
export const emptyInSentences = 'page|web page|website|seite|webseite|diese seite|site|página|pagina';

/** Names of the next step, which say enough without a subject. */
export const steps = 'continue|go|weiter';

/** Empty names that are also names of commands and functions, in lists of such. */
export const commands = 'link|more|plus';

/**
 * Finds links whose name alone does not say where they lead (WCAG failure F84), although the text around it may. Those
 * without such a text fail `link-purpose`.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const vague = findAll('a[href], area[href], [role="link"], svg a').filter(isVague);
  const contexts = startContexts();
  return vague.flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const { text, heading } = contextOf(element, contexts);
    if (text === '' && heading === '' && !isSign(nameOf(element))) return [];
    return [{ element, result: 'failed', message: ['vague', { name: nameOf(element) }] }];
  });
}

/** A title or description says more, and a link that opens a menu leads nowhere. */
export function isVague(link: Element): boolean {
  if ((link.getAttribute('role') ?? 'link').trim() !== 'link') return false;
  if (link.matches('[title], [aria-describedby], [aria-expanded], [aria-haspopup], [rel~="next"], [rel~="prev"]'))
    return false;
  return isVagueName(link) && !isCode(link) && !isNameOfTarget(link) && isExposed(link) && !hasGeneratedWords(link);
}

export function isVagueName(link: Element): boolean {
  const given = nameOf(link);
  const name = given.toLowerCase().replaceAll(/[\s.…:»›>→]+$/g, '');
  // An index has an entry for each sign.
  if (isSign(given) || isOneOf(emptyInSentences, name)) return /\p{L}$/u.test(textBefore(link));
  if (isOneOf(steps, name) || !isOneOf(emptyNames, name)) return false;
  if (name === 'plus' && !/^fr\b/i.test(link.closest('[lang]')?.getAttribute('lang') ?? '')) return false;
  return !isOneOf(commands, name) || !isListed(link);
}

/** True for an entry of a table of contents, which repeats the heading that it leads to. */
export function isNameOfTarget(link: Element): boolean {
  const id = /^#(.+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
  const target = document.getElementById(id);
  return target !== null && collapse(headingAt(target)?.textContent ?? '').startsWith(nameOf(link));
}

export function headingAt(target: Element): Element | null {
  const headings = 'h1, h2, h3, h4, h5, h6';
  return target.closest(headings) ?? target.querySelector(headings) ?? target.nextElementSibling;
}

/** Code names what it leads to, such as the function `more`. */
export function isCode(link: Element): boolean {
  return link.closest('code, kbd, samp, tt, var') !== null || link.querySelector('code, kbd, samp, tt, var') !== null;
}

/** The text directly before an element, in the same block. Empty after another link. */
export function textBefore(element: Element): string {
  let before = element.previousSibling;
  while (before !== null && (before.textContent ?? '').trim() === '') before = before.previousSibling;
  if (before !== null) return before instanceof Element && before.matches('a') ? '' : (before.textContent ?? '').trim();
  const around = element.parentElement;
  return around !== null && getComputedStyle(around).display === 'inline' ? textBefore(around) : '';
}

/** True between links that only a comma separates. */
export function isListed(link: Element): boolean {
  const isComma = (node: ChildNode | null) => /^\s*[,;|]\s*$/.test(node?.textContent ?? '');
  const isLink = (element: Element | null) => element?.matches('a') === true;
  return (
    (isComma(link.previousSibling) && isLink(link.previousElementSibling)) ||
    (isComma(link.nextSibling) && isLink(link.nextElementSibling))
  );
}
