import { listNamed } from '../../../in-page/named-elements.ts';

/** The element that an opener names, or else the one next to it. */
export function findTargets(opener: Element): readonly Element[] {
  const declared = ['aria-controls', 'popovertarget', 'commandfor'].flatMap((name) => listNamed(opener, name));
  const selectors = ['href', 'data-bs-target', 'data-target', 'data-open', 'data-toggle'].map((name) =>
    (opener.getAttribute(name) ?? '').replace(/^#/, ''),
  );
  const named = [...declared, ...selectors.flatMap((id) => document.getElementById(id) ?? [])];
  const near = opener.nextElementSibling ?? opener.parentElement;
  return named.length > 0 || near === null ? named : [near];
}
