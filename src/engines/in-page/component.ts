import { parentOf, quote, selectorOf, snippetOf } from './elements.ts';
import { maskOf, stableClasses } from './stable-names.ts';

/**
 * The piece of markup that an element belongs to. `selector` and `html` are those of its first occurrence in this
 * document, and are reported once.
 */
export type ComponentMark = { readonly path: string; readonly selector?: string; readonly html?: string };

/** Kept for one call. */
export const memory: { roots?: WeakMap<Element, boolean>; shown?: Set<string> } = {};

export const mostElements = 200;
export const mostElementsAlone = 40;
export const nearSiblings = 4;

/**
 * The component of an element: the nearest element around it, or itself, that is a unit of its page. If there is none,
 * it is the element by its place. The path has no positions, generated names or states, so it is equal for each
 * repetition, on each page. See docs/components.md.
 */
export function markComponent(element: Element): ComponentMark {
  try {
    const root = findRoot(element);
    const path = (root === undefined ? structuralPath(element) : rootPath(root)).slice(-600);
    memory.shown ??= new Set();
    // The way into a frame is not known here.
    if (window !== window.parent || memory.shown.has(path)) return { path };
    memory.shown.add(path);
    const shown = root ?? element;
    return { path, selector: selectorOf(shown), html: snippetOf(shown) };
  } catch {
    // The controls of a form hide its properties. The finding stays.
    return { path: 'form' };
  }
}

export function findRoot(element: Element): Element | undefined {
  const blocks = new Set<string>();
  for (let at: Element | null = element; at !== null && !isAnchor(at); at = parentOf(at)) {
    if (stableClasses(at).some((name) => blocks.has(name)) && isSmall(at, mostElements)) return at;
    if (isUnit(at)) return at;
    for (const name of blockNames(at)) blocks.add(name);
  }
  return undefined;
}

export function isAnchor(element: Element): boolean {
  return /^(?:html|head|body|main)$/u.test(element.localName) || element.getAttribute('role') === 'main';
}

/** `card` of `card__title`. */
export function blockNames(element: Element): readonly string[] {
  return (element.getAttribute('class') ?? '')
    .split(/\s+/u)
    .map((name) => name.split('__'))
    .flatMap(([block = '', part = '']) => (part === '' || block === '' ? [] : [block]));
}

export function isUnit(element: Element): boolean {
  memory.roots ??= new WeakMap();
  const known = memory.roots.get(element);
  if (known !== undefined) return known;
  const unit = isLandmark(element) || (isNamed(element) && isSmall(element, mostElements)) || isItem(element);
  memory.roots.set(element, unit);
  return unit;
}

/** True for custom elements, and for elements with the name of a component. */
export function isNamed(element: Element): boolean {
  return element.localName.includes('-') || element.hasAttribute('data-component');
}

export function isSmall(element: Element, most: number): boolean {
  return element.getElementsByTagName('*').length <= most && element.querySelector('main, [role="main"]') === null;
}

export function isLandmark(element: Element): boolean {
  const role = element.getAttribute('role') ?? '';
  if (/^(?:banner|navigation|contentinfo|complementary|search|dialog|alertdialog|toolbar|menubar|tablist)$/u.test(role))
    return true;
  if (/^(?:nav|aside|search|dialog)$/u.test(element.localName)) return true;
  if (element.localName === 'form') return isSmall(element, mostElements) && element.querySelector('h1') === null;
  if (!/^(?:header|footer)$/u.test(element.localName)) return false;
  return element.closest('article, aside, main, nav, section, [role="main"]') === null;
}

/** True for one of several siblings of equal shape, or an element with the name of a list item. */
export function isItem(element: Element): boolean {
  if (isText(element) || !isSmall(element, mostElements)) return false;
  const hasName = maskOf(element) !== element.localName;
  if (hasName && isItemByName(element) && isSmall(element, mostElementsAlone)) return true;
  if (!hasName && !hasStructure(element)) return false;
  return siblingsOf(element).some((sibling) => isAlike(element, sibling));
}

/** True for elements within lines of text, and for the parts of tables and pictures. */
export function isText(element: Element): boolean {
  return /^(?:p|span|b|i|em|strong|small|code|kbd|mark|sub|sup|abbr|cite|q|time|br|hr|img|picture|source|td|th|thead|tbody|tfoot|caption|col|colgroup|option|optgroup|h\d|g|path|use|svg|label|input|select|textarea|script|style|link|meta|title)$/u.test(
    element.localName,
  );
}

export function isItemByName(element: Element): boolean {
  if (element.localName === 'article') return element.querySelector('h1') === null;
  return /^(?:li|tr|figure|details|dt|dd)$/u.test(element.localName);
}

/** True for more than words with links, because a list of those without classes is no component. */
export function hasStructure(element: Element): boolean {
  return (
    element.getElementsByTagName('*').length >= 3 &&
    element.querySelector('h1, h2, h3, h4, h5, h6, img, svg, button, input, select, video, figure') !== null
  );
}

export function siblingsOf(element: Element): readonly Element[] {
  const siblings: Element[] = [];
  let before = element.previousElementSibling;
  let after = element.nextElementSibling;
  for (let step = 0; step < nearSiblings; step += 1) {
    if (before !== null) siblings.push(before);
    if (after !== null) siblings.push(after);
    before = before?.previousElementSibling ?? null;
    after = after?.nextElementSibling ?? null;
  }
  return siblings;
}

/** True for equal names, and at least half of the kinds of children. */
export function isAlike(one: Element, other: Element): boolean {
  if (maskOf(one) !== maskOf(other)) return false;
  const [own, others] = [childMasks(one), childMasks(other)];
  const shared = [...own].filter((mask) => others.has(mask)).length;
  return shared * 2 >= Math.max(own.size, others.size);
}

export function childMasks(element: Element): ReadonlySet<string> {
  return new Set([...element.children].slice(0, 20).map(maskOf));
}

/** A component's own name, with its surroundings: the nearest landmark, and its parent. */
export function rootPath(root: Element): string {
  if (isNamed(root)) return maskOf(root);
  const around = nameAround(root);
  const parent = parentOf(root);
  const isInside = parent !== null && !isAnchor(parent) && !isLandmark(parent);
  const inParent = isInside ? `${around}${maskOf(parent)} > ` : around;
  // Landmarks are rare, but forms are not.
  if (isLandmark(root)) return `${root.localName === 'form' ? inParent : around}${nameLandmark(root)}`;
  return `${inParent}${maskOf(root)}${maskOf(root) === root.localName ? describeKinds(root) : ''}`;
}

/** Elements without classes are distinguished by what they contain. */
export function describeKinds(root: Element): string {
  const kinds = ['h1, h2, h3, h4, h5, h6', 'img, svg, picture', 'button', 'input, select, textarea', 'video, audio'];
  const names = ['heading', 'image', 'button', 'field', 'media'];
  const found = names.filter((_, index) => root.querySelector(kinds[index] ?? '*') !== null);
  return ` (${found.join(', ')})`;
}

/** A landmark without class and id is named by its label. */
export function nameLandmark(element: Element): string {
  const mask = maskOf(element);
  const label = (element.getAttribute('aria-label') ?? '').replaceAll(/[\d\s]+/gu, ' ').trim();
  return mask !== element.localName || label === '' ? mask : `${mask} “${quote(label, 40)}”`;
}

export function nameAround(element: Element): string {
  for (let at = parentOf(element); at !== null; at = parentOf(at)) {
    if (at.localName === 'main' || at.getAttribute('role') === 'main') return 'main > ';
    if (at.localName === 'body') return '';
    if (isLandmark(at)) return `${nameLandmark(at)} > `;
  }
  return '';
}

/** The steps from the page's main part, or its body, to the element. Equal consecutive steps become one. */
export function structuralPath(element: Element): string {
  if (/^(?:html|body)$/u.test(element.localName)) return nameDocument(element);
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const mask = nameStep(at);
    if (steps[0] !== mask) steps.unshift(mask);
    if (isAnchor(at)) break;
  }
  return steps.join(' > ');
}

export function nameStep(element: Element): string {
  if (element.localName === 'head') return nameDocument(element);
  return isAnchor(element) ? element.localName : maskOf(element);
}

/**
 * Pages of several templates all have an `html`, a `head` and a `body`. So these are also named by what the body
 * consists of.
 */
export function nameDocument(element: Element): string {
  const parts = [...(element.ownerDocument.body?.children ?? [])].filter(
    (child) => !isText(child) && !/^(?:noscript|template)$/u.test(child.localName),
  );
  const layout = [...new Set(parts.map(maskOf))].slice(0, 8).join(', ');
  return layout === '' ? element.localName : `${element.localName} (${layout})`;
}
