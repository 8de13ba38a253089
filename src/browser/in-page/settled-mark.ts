/**
 * A page can replace its document without a navigation (`document.open`, another root or body element). So the isolated
 * world stores the parts of the document when the page settled.
 */

declare global {
  interface Window {
    curbcutSettled?: readonly (Element | null)[];
  }
}

export function markSettled(): void {
  window.curbcutSettled = listRoots();
}

/** True if the document is not the marked one. A document without a mark came after it. */
export function isReplaced(): boolean {
  const now = listRoots();
  return window.curbcutSettled?.every((root, index) => root === now[index]) !== true;
}

/** The milliseconds since a document with scripts arrived. Null for a document without scripts. */
export function readScriptedAge(): number | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (document.scripts.length === 0 || !(navigation instanceof PerformanceNavigationTiming)) return null;
  return performance.now() - navigation.domInteractive;
}

export function listRoots(): readonly (Element | null)[] {
  return [document.documentElement, document.body];
}
