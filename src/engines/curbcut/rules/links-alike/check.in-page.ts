import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import { contextOf, listHeadings } from '../../in-page/link-context.ts';
import type { Verdict } from '../../in-page/verdict.ts';
import type { en } from './en.ts';

/** More than these are not compared. */
export const mostLinks = 2_000;

/** Links of the same name in the same context that lead to different pages: the first of each group that differs. */
export function check(): readonly Verdict<typeof en>[] {
  const headings = listHeadings();
  const links = findAll('a[href]')
    .filter((link) => link instanceof HTMLAnchorElement)
    .filter((link) => isExposed(link));
  const named = Map.groupBy(links.slice(0, mostLinks), (link) => nameOf(link).toLowerCase());
  return [...named].flatMap(([name, alike]) => {
    if (name === '' || new Set(alike.map(targetOf)).size < 2) return [];
    const groups = Map.groupBy(alike, (link) => JSON.stringify(contextOf(link, headings)));
    return [...groups.values()].flatMap((group) => compareTargets(group));
  });
}

/** Without the part of the page, which does not change where the link leads for this purpose. */
export function targetOf(link: HTMLAnchorElement): string {
  return `${link.origin}${link.pathname.replace(/\/$/, '')}${link.search}`;
}

export function compareTargets(group: readonly HTMLAnchorElement[]): readonly Verdict<typeof en>[] {
  const [first] = group;
  const other = group.find((link) => first !== undefined && targetOf(link) !== targetOf(first));
  if (first === undefined || other === undefined) return [];
  const message = ['differ', { address: quote(first.href, 200), other: quote(other.href, 200) }] as const;
  return [{ element: other, result: 'needs_review', message }];
}
