import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import { contextOf, startContexts } from '../../in-page/link-context.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** The limit of links that are compared. */
export const mostLinks = 2_000;

/**
 * Finds links with equal names and contexts that lead to different pages. Reports the first of each differing group.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const contexts = startContexts();
  const links = findAll('a[href]')
    .filter((link) => link instanceof HTMLAnchorElement)
    .filter((link) => isExposed(link));
  const named = Map.groupBy(links.slice(0, mostLinks), (link) => nameOf(link).toLowerCase());
  return [...named].flatMap(([name, alike]) => {
    if (name === '' || new Set(alike.map(targetOf)).size < 2) return [];
    const groups = Map.groupBy(alike, (link) => JSON.stringify(contextOf(link, contexts)));
    return [...groups.values()].flatMap((group) => compareTargets(group));
  });
}

/** The URL without its fragment, which does not change the target for this purpose. */
export function targetOf(link: HTMLAnchorElement): string {
  return `${link.origin}${link.pathname.replace(/\/$/, '')}${link.search}`;
}

export function compareTargets(group: readonly HTMLAnchorElement[]): readonly ElementOutcome<typeof en>[] {
  const [first] = group;
  const other = group.find((link) => first !== undefined && targetOf(link) !== targetOf(first));
  if (first === undefined || other === undefined) return [];
  const message = ['differ', { address: quote(first.href, 200), other: quote(other.href, 200) }] as const;
  return [{ element: other, result: 'needs_review', message }];
}
