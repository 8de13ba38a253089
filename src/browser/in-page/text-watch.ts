/**
 * Notes which texts the page's scripts change from its load on, for rules about content that changes by itself. Nothing is pressed
 * before the engines that operate a page, so no one else can have changed them.
 */
export type TextWatch = {
  /** When the watch began, and for each element whose own text changed, when: by `performance.now()`. */
  readonly since: number;
  readonly changes: Map<Element, number[]>;
};

declare global {
  interface Window {
    curbcutTextWatch?: TextWatch;
  }
}

/** Begins to watch a document that is not watched yet. */
export function watchText(): void {
  const mostRecords = 20_000;
  if (window.curbcutTextWatch !== undefined) return;
  const watch: TextWatch = { since: performance.now(), changes: new Map() };
  let left = mostRecords;
  const observer = new MutationObserver((records) => {
    left -= records.length;
    // A page that draws itself again and again would fill the memory.
    if (left < 0) observer.disconnect();
    else noteChanges(watch, records);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  window.curbcutTextWatch = watch;
}

/** Several records at once are one change of an element's text. */
export function noteChanges({ changes }: TextWatch, records: readonly MutationRecord[]): void {
  const mostElements = 200;
  const mostTimes = 200;
  const now = performance.now();
  for (const element of listChanged(records)) {
    const times = changes.get(element) ?? [];
    if (times.length < mostTimes) times.push(now);
    if (changes.has(element) || changes.size < mostElements) changes.set(element, times);
  }
}

/** The elements whose text is another one than before. Where something was only added, or only removed, nothing changed. */
export function listChanged(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const edited = records.filter(
    ({ type, oldValue, target }) => type === 'characterData' && oldValue !== target.nodeValue,
  );
  const replaced = Map.groupBy(
    records.filter(({ type }) => type === 'childList'),
    ({ target }) => target,
  );
  const changed = new Set<Element>();
  for (const { target } of edited) if (target.parentElement !== null) changed.add(target.parentElement);
  for (const [target, parts] of replaced) if (target instanceof Element && isOtherText(parts)) changed.add(target);
  return changed;
}

export function isOtherText(parts: readonly MutationRecord[]): boolean {
  const textOf = (nodes: readonly Node[]) => nodes.map((node) => node.textContent ?? '').join('');
  const added = textOf(parts.flatMap(({ addedNodes }) => [...addedNodes])).trim();
  const removed = textOf(parts.flatMap(({ removedNodes }) => [...removedNodes])).trim();
  return added !== '' && removed !== '' && added !== removed;
}
