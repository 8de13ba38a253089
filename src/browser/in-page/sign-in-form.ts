import type { SignInFacts } from '../page-facts.ts';
import { findClosest, isContentText, isShown } from './content.ts';

/** Reads the forms that ask for a password, and the rest of the page. */
export function readSignIn(trees: readonly (Document | ShadowRoot)[]): SignInFacts | null {
  const fields = trees.flatMap((tree) => [...tree.querySelectorAll('input[type=password]')]);
  const first = fields.find(isShown) ?? fields[0];
  if (first === undefined) return null;
  const forms = fields.map(findForm);
  const isOther = (node: Element) =>
    findChrome(node) === null && !forms.some((form) => Node.prototype.contains.call(form, node));
  const headings = trees
    .flatMap((tree) => [...tree.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')])
    .filter((heading) => isShown(heading) && (heading.textContent ?? '').trim() !== '' && isOther(heading));
  const main = headings.find((heading) => heading.localName === 'h1') ?? headings[0];
  const form = findForm(first);
  return {
    place: findPlace(first, form),
    otherText: countText(trees, (parent) => findClosest(parent, 'a[href], button') === null && isOther(parent)),
    otherHeadings: headings.length,
    isBeforeHeading:
      main !== undefined &&
      (Node.prototype.compareDocumentPosition.call(form, main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}

/** Uses the page's hints for password managers. The address for a newsletter is `email`, not `username`. */
export function asksForUserName(trees: readonly (Document | ShadowRoot)[]): boolean {
  const fields = 'input[autocomplete~=username i], input[autocomplete~=webauthn i]';
  return trees.some((tree) =>
    [...tree.querySelectorAll(fields)].some((field) => isShown(field) && findChrome(field) === null),
  );
}

/** The nearest ancestor that also has a button. A form element may contain the whole page. */
export function findForm(field: Element): Element {
  const root = field.getRootNode() as Document | ShadowRoot; // an element of a tree has such a root
  const buttons = root.querySelectorAll('button, input[type=submit], input[type=image], [role=button]');
  const hasButton = (part: Element) => [...buttons].some((button) => Node.prototype.contains.call(part, button));
  let part = parentOf(field);
  while (part !== null && part !== document.body && !hasButton(part)) part = parentOf(part);
  if (part !== null && part !== document.body) return part;
  return findClosest(field, 'form') ?? parentOf(field) ?? field;
}

export function parentOf(element: Element): Element | null {
  const { parentNode } = Object.getOwnPropertyDescriptors(Node.prototype);
  const parent: unknown = parentNode.get?.call(element);
  return parent instanceof Element ? parent : null;
}

export function findPlace(field: Element, form: Element): SignInFacts['place'] {
  if (!isShown(field)) return 'hidden';
  const dialog = findClosest(form, 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]');
  if (dialog !== null)
    return dialog.matches(':modal') || dialog.getAttribute('aria-modal') === 'true' ? 'modal' : 'chrome';
  return findChrome(form) === null ? 'page' : 'chrome';
}

/** The part that the pages of a site share. The header of an article is not part of it. */
export function findChrome(element: Element): Element | null {
  const landmark = findClosest(
    element,
    'nav, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary], [role=search], [popover]',
  );
  if (landmark !== null) return landmark;
  const edge = findClosest(element, 'header, footer');
  return edge === null || findClosest(edge, 'main, article, section, [role=main]') !== null ? null : edge;
}

export function countText(trees: readonly (Document | ShadowRoot)[], counts: (parent: Element) => boolean): number {
  let [length, left] = [0, 20_000];
  for (const tree of trees) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null && length < 10_000 && left > 0; node = walker.nextNode()) {
      left -= 1;
      const parent = node.parentElement;
      if (parent !== null && isContentText(node) && counts(parent)) length += (node.nodeValue ?? '').trim().length;
    }
  }
  return length;
}
