/**
 * A page can replace its document without a navigation (`document.open`, another root or body element). So the isolated world
 * keeps what the document consisted of when the page had settled.
 */

declare global {
  interface Window {
    curbcutSettled?: readonly (Element | null)[];
  }
}

export function markSettled(): void {
  window.curbcutSettled = listRoots();
}

/** True where the document is not the one that was marked. A document without a mark came after it. */
export function isReplaced(): boolean {
  const now = listRoots();
  return window.curbcutSettled?.every((root, index) => root === now[index]) !== true;
}

/** Milliseconds since a document with scripts was there; null for one without. */
export function readScriptedAge(): number | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (document.scripts.length === 0 || !(navigation instanceof PerformanceNavigationTiming)) return null;
  return performance.now() - navigation.domInteractive;
}

export function listRoots(): readonly (Element | null)[] {
  return [document.documentElement, document.body];
}
