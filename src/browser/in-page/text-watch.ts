/**
 * Records the texts that the page's scripts change after loading, for rules about content that changes by itself.
 * Engines that operate a page run later, so only the page can have changed the texts.
 */
export type TextWatch = {
  /** The start of the watch, and the times at which each element's own text changed, by `performance.now()`. */
  readonly since: number;
  readonly changes: Map<Element, number[]>;
};

declare global {
  interface Window {
    curbcutTextWatch?: TextWatch;
  }
}

/** Starts to watch a document unless it is watched already. */
export function watchText(): void {
  const mostRecords = 20_000;
  if (window.curbcutTextWatch !== undefined) return;
  const watch: TextWatch = { since: performance.now(), changes: new Map() };
  let left = mostRecords;
  const observer = new MutationObserver((records) => {
    left -= records.length;
    // A page that redraws itself endlessly would fill the memory.
    if (left < 0) observer.disconnect();
    else noteChanges(watch, records);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  window.curbcutTextWatch = watch;
}

/** Several records at once count as one change of an element's text. */
export function noteChanges({ changes, since }: TextWatch, records: readonly MutationRecord[]): void {
  const mostElements = 200;
  const mostTimes = 200;
  // Timers that were brought forward change the page as they would have then.
  const now = Math.max(performance.now(), since + (window.curbcutAheadMs ?? 0));
  for (const element of listChanged(records)) {
    const times = changes.get(element) ?? [];
    // The last one shows how long the changes go on.
    if (times.length === mostTimes) times.pop();
    times.push(now);
    if (changes.has(element) || changes.size < mostElements) changes.set(element, times);
  }
}

/** Lists the elements whose text was replaced. An element that only gained or only lost text does not count. */
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
