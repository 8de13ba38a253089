import { listRoots } from '../../browser/in-page/open-roots.ts';

/** Finds and describes elements for all engines. */

/** Searches the document and its open shadow roots. */
export function findAll(selector: string): readonly Element[] {
  return openRoots().flatMap((root) => [...root.querySelectorAll(selector)]);
}

export function openRoots(): readonly (Document | ShadowRoot)[] {
  return window.curbcutHeld?.roots ?? listRoots(document);
}

/** A form control may have the name of a property and hide it. So only a root of the right kind counts. */
export function shadowOf({ shadowRoot }: Element): ShadowRoot | null {
  return shadowRoot instanceof ShadowRoot ? shadowRoot : null;
}

/** Steps through shadow roots are joined by ` >>> `. */
export function selectorOf(element: Element): string {
  const root = element.getRootNode();
  const step = root instanceof Document || root instanceof ShadowRoot ? stepTo(element, root) : element.localName;
  return root instanceof ShadowRoot ? `${selectorOf(root.host)} >>> ${step}` : step;
}

/** Starts at the nearest element that has a unique id or is the only one of its name. */
export function stepTo(element: Element, root: Document | ShadowRoot): string {
  const name = CSS.escape(element.localName);
  const id = `#${CSS.escape(element.id)}`;
  if (element.id !== '' && root.querySelectorAll(id).length === 1) return id;
  if (isOnlyOfName(element, root)) return name;
  const [before, after] = [countTwins(element, 'previousElementSibling'), countTwins(element, 'nextElementSibling')];
  const own = before + after === 0 ? name : `${name}:nth-of-type(${before + 1})`;
  return element.parentElement === null ? own : `${stepTo(element.parentElement, root)} > ${own}`;
}

/** The browser keeps the lists of a document by name. */
export function isOnlyOfName({ localName }: Element, root: Document | ShadowRoot): boolean {
  if (root instanceof Document) return root.getElementsByTagName(localName).length === 1;
  return root.querySelectorAll(CSS.escape(localName)).length === 1;
}

export function countTwins(element: Element, way: 'previousElementSibling' | 'nextElementSibling'): number {
  let count = 0;
  for (let at = element[way]; at !== null; at = at[way]) if (at.localName === element.localName) count += 1;
  return count;
}

/**
 * The whole element if it is small, otherwise its own tags. It has one character more than is kept, so that truncation
 * shows.
 */
export function snippetOf(element: Element): string {
  if (element.getElementsByTagName('*').length <= 20) return cut(element.outerHTML, 2_001);
  const shallow = element.cloneNode(false);
  const [opening = '', closing = ''] = shallow instanceof Element ? shallow.outerHTML.split(/(?=<\/[^<>]*>$)/) : [];
  return cut(`${opening} […] ${closing}`, 2_001);
}

/** The input of a finding's fingerprint: the element's markup, the beginning of its text, and its surroundings. */
export function describeElement(element: Element): string {
  const parts = [openingTag(element), cut((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), 100)];
  let above = parentOf(element);
  for (let level = 0; level < 3 && above !== null; level += 1, above = parentOf(above)) parts.push(nearTag(above));
  return parts.join('|');
}

/** Throws for a form with a field named `parentElement`, so that no loop goes around in it: see read-past-hiding.ts. */
export function parentOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (element instanceof HTMLFormElement && parent !== null && element.contains(parent))
    throw new Error('A field hides the parent of its form.');
  const root = parent ?? element.getRootNode();
  return root instanceof ShadowRoot ? root.host : parent;
}

export function openingTag(element: Element): string {
  const names = element
    .getAttributeNames()
    .filter((name) => name !== 'style')
    .toSorted();
  const attributes = names.map((name) => `${name}=${cut(element.getAttribute(name) ?? '', 200)}`);
  return `<${element.localName} ${cut(attributes.join(' '), 1_000)}>`;
}

export function nearTag(element: Element): string {
  const landmarks = ['id', 'class', 'role', 'name', 'aria-label'];
  return `${element.localName}[${landmarks.map((name) => cut(element.getAttribute(name) ?? '', 100)).join(',')}]`;
}

export function cut(text: string, length: number): string {
  return text.slice(0, length);
}

/**
 * A quotation for sentences. It shows a truncation, because that is how half of a secret is recognized (see
 * sign-ins/secret-finder.ts).
 */
export function quote(text: string, length = 80): string {
  return text.length > length ? `${cut(text, length)}…` : text;
}
