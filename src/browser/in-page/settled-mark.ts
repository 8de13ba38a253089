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

/** True where the document is not the one that was marked. Nothing is known of a document that was never marked. */
export function isReplaced(): boolean {
  const now = listRoots();
  return window.curbcutSettled?.some((root, index) => root !== now[index]) ?? false;
}

export function listRoots(): readonly (Element | null)[] {
  return [document.documentElement, document.body];
}
