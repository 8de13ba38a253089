/** Names elements in a component's path by text that a person wrote and a template repeats. */

/** Kept for one call, because elements are named repeatedly. */
export const masks: { known?: WeakMap<Element, string> } = {};

export const mostClasses = 4;

/** The element's name with its stable classes, or else its stable id, its role, and the type of a field. */
export function maskOf(element: Element): string {
  masks.known ??= new WeakMap();
  const known = masks.known.get(element);
  if (known !== undefined) return known;
  const mask = nameOf(element);
  masks.known.set(element, mask);
  return mask;
}

export function nameOf(element: Element): string {
  const classes = stableClasses(element);
  const role = element.getAttribute('role') ?? '';
  const type = element.localName === 'input' ? (element.getAttribute('type') ?? '') : '';
  const names = classes.length > 0 ? classes.map((name) => `.${name}`).join('') : stableId(element);
  return `${element.localName}${names}${role === '' ? '' : `[${role.slice(0, 20)}]`}${type === '' ? '' : `(${type.slice(0, 20)})`}`;
}

/** Excludes classes that tools generate, that describe a state of the element, or that vary a block (`card--wide`). */
export function stableClasses(element: Element): readonly string[] {
  const words = (element.getAttribute('class') ?? '').slice(0, 1_000).split(/\s+/u);
  const stable = words.map(withoutHash).filter((word) => isStable(word) && !isState(word));
  return [...new Set(stable)].slice(0, mostClasses).toSorted();
}

/** CSS modules: `Card_title__x7Yz2` and `_title_x7yz2_12`. */
export function withoutHash(word: string): string {
  return word
    .replace(/__(?=[\w-]{0,4}\d|[\w-]{0,3}[A-Z])[\w-]{5}$/u, '')
    .replace(/^_([A-Za-z][\w-]*)_[0-9a-z]{5}_\d+$/u, '$1');
}

/** Names with digits are sizes, counters and hashes. Names with signs are utilities (`hover:underline`). */
export function isStable(word: string): boolean {
  if (word.length < 2 || word.length > 60 || !/^[A-Za-z_-]+$/u.test(word)) return false;
  if (/^(?:css|sc|jsx|jss|svelte|astro|emotion)-/u.test(word) || word.includes('--')) return false;
  const turns = [...word.matchAll(/[a-z](?=[A-Z])/gu)].length;
  return word.includes('-') || word.includes('_') || turns < 2 || turns * 3 < word.length;
}

export function isState(word: string): boolean {
  return (
    /^(?:is|has|js|no)-/u.test(word) ||
    /^(?:active|current|selected|open|opened|closed|collapsed|expanded|hidden|visible|show|shown|disabled|enabled|loaded|loading|lazyload|lazyloaded|lazy|first|last|odd|even|focus|hover|visited|checked|sticky|stuck|animated|fade|in|out|current-menu-item)$/u.test(
      word,
    )
  );
}

export function stableId(element: Element): string {
  // Headings and sections of prose are named after their text, other elements by their function.
  const isNamedByText = /^(?:h\d|section|a|p|li|dt|dd|span|td|th|tr)$/u.test(element.localName);
  const id = element.getAttribute('id') ?? '';
  return isNamedByText || !isStable(id) ? '' : `#${id}`;
}
