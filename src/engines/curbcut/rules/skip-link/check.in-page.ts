import { findAll, parentOf, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { leadsElsewhere, saysSkip } from '../../../in-page/skip-words.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Checks links that lead past the repeated parts of a site's pages: their targets must exist, and be past these parts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return listSkipLinks().flatMap((link): readonly ElementOutcome<typeof en>[] => {
    const fragment = readFragment(link);
    // The browser itself leads to the top or to a text, and a script may lead elsewhere.
    if (fragment === '' || fragment.toLowerCase() === 'top') return [];
    return [weighTarget(link, findTarget(fragment))];
  });
}

/**
 * Links to a part of this page with the name of a skip link, or first links that are out of sight until they have the
 * focus.
 */
export function listSkipLinks(): readonly HTMLAnchorElement[] {
  const links = findAll('a[href]').filter((link) => link instanceof HTMLAnchorElement);
  const first = links.findIndex((link) => !isWithinPage(link));
  return links.filter((link, index) => {
    if (!isWithinPage(link) || !isExposed(link)) return false;
    const isEarly = first === -1 || index < first;
    return saysSkip(nameOf(link)) || (isEarly && isOffScreen(link));
  });
}

/** True for a name that promises the main content. */
export function saysContent(name: string): boolean {
  return /main|content|article|inhalt|contenu|contenido|contenuto|inhoud|conteúdo|innehåll|innhold|indhold|treści|содерж/i.test(
    name,
  );
}

export function isWithinPage(link: HTMLAnchorElement): boolean {
  if (link.getAttribute('href')?.startsWith('#') === true) return true;
  return link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
}

export function isOffScreen(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return right + window.scrollX <= 0 || bottom + window.scrollY <= 0;
}

/** The fragment as the browser reads it, without `#` and without the part that names a text to find. */
export function readFragment(link: HTMLAnchorElement): string {
  const fragment = link.hash.slice(1).replace(/:~:.*$/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export function findTarget(fragment: string): Element | null {
  return document.getElementById(fragment) ?? document.querySelector(`a[name="${CSS.escape(fragment)}"]`);
}

export function weighTarget(link: HTMLAnchorElement, found: Element | null): ElementOutcome<typeof en> {
  const name = quote(nameOf(link));
  const target = quote(link.hash);
  if (leadsElsewhere(link)) return weighElsewhere(link, { name, address: quote(link.href) });
  if (found === null) {
    if (link.hasAttribute('onclick')) return askAboutTarget(link, ['by_script', { target }]);
    return failSkipLink(link, ['to_nothing', { name, target }]);
  }
  if (!isShownByJump(found)) return askAboutTarget(link, ['to_hidden', { target }]);
  if (link.tabIndex < 0) return askAboutTarget(link, ['not_reached']);
  if (!saysContent(name)) return { element: link, result: 'passed' };
  if (leadsBefore(link, found)) {
    return link.hasAttribute('onclick')
      ? askAboutTarget(link, ['start_by_script', { target }])
      : failSkipLink(link, ['to_start', { name, target }]);
  }
  const block = findRepeatedBlock(found);
  if (block === null) return { element: link, result: 'passed' };
  return failSkipLink(link, ['to_repeated', { name, tag: block.localName }]);
}

/** True if a navigation and then the main landmark follow the link, and the target begins before both, at the link. */
export function leadsBefore(link: Element, target: Element): boolean {
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (link !== target && !follows(target, link)) return false;
  const content = document.querySelector('main, [role="main"]');
  const blocks = [...document.querySelectorAll('nav, [role="navigation"]')];
  return (
    content !== null && blocks.some((nav) => follows(link, nav) && follows(nav, content) && !nav.contains(content))
  );
}

/** Browsers open what is closed or hidden until found when a link leads into it. */
export function isShownByJump(target: Element): boolean {
  if (target.closest('[inert]') !== null) return false;
  return isExposed(target.closest('details:not([open]), [hidden=until-found]') ?? target);
}

export function weighElsewhere(
  link: HTMLAnchorElement,
  { name, address }: { readonly name: string; readonly address: string },
): ElementOutcome<typeof en> {
  if (link.hasAttribute('onclick')) return askAboutTarget(link, ['elsewhere_by_script', { address }]);
  return failSkipLink(link, ['to_elsewhere', { name, address }]);
}

export function askAboutTarget(element: Element, message: Said<typeof en>): ElementOutcome<typeof en> {
  return { element, result: 'needs_review', message };
}

export function failSkipLink(element: Element, message: Said<typeof en>): ElementOutcome<typeof en> {
  return { element, result: 'failed', message };
}

/**
 * The navigation or complementary block that contains the reader after the jump. The very end of a block counts as past
 * it.
 */
export function findRepeatedBlock(target: Element): Element | null {
  const block = target.closest('nav, aside, [role="navigation"], [role="complementary"]');
  const isContent = block === null || block.querySelector('main, [role="main"]') !== null;
  if (isContent || parentOf(block)?.closest('main, article, [role="main"]')) return null;
  return isFollowedInside(target, block) ? block : null;
}

/** True if text of the block is in the target or after it. */
export function isFollowedInside(target: Element, block: Element): boolean {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isAfter = (target.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isAfter && /\S/.test(node.nodeValue ?? '') && node.parentElement !== null && isExposed(node.parentElement))
      return true;
  }
  return false;
}
