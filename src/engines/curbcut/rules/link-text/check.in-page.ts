import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import { contextOf, listHeadings } from '../../in-page/link-context.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { emptyNames, isSign } from '../link-purpose/check.in-page.ts';
import type { en } from './en.ts';

/** Words that only make sense in their sentence, in addition to the empty names of `link-purpose`. */
export const emptyInLists = 'page|web page|website|seite|webseite|diese seite|site|página|pagina';

/** Names of the next step, which say enough without a subject. */
export const steps = 'continue|go|weiter';

/**
 * Finds links whose name alone does not say where they lead (WCAG failure F84), although the text around it may. Those
 * without such a text fail `link-purpose`.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const vague = findAll('a[href], area[href], [role="link"], svg a').filter(isVague);
  const headings = vague.length === 0 ? [] : listHeadings();
  return vague.flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const { text, heading } = contextOf(element, headings);
    if (text === '' && heading === '' && !isSign(nameOf(element))) return [];
    return [{ element, result: 'failed', message: ['vague', { name: nameOf(element) }] }];
  });
}

/** A title or description says more, and a link that opens a menu leads nowhere. */
export function isVague(link: Element): boolean {
  if ((link.getAttribute('role') ?? 'link').trim() !== 'link') return false;
  if (link.matches('[title], [aria-describedby], [aria-expanded], [aria-haspopup], [rel~="next"], [rel~="prev"]'))
    return false;
  const given = nameOf(link);
  const name = given.toLowerCase().replaceAll(/[\s.…:»›>→]+$/g, '');
  const names = [...emptyNames.split('|'), ...emptyInLists.split('|')];
  const isEmpty = names.includes(name) && !steps.split('|').includes(name);
  return (isEmpty || isSign(given)) && isExposed(link);
}
