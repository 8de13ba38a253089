import { parentOf } from './elements.ts';

declare global {
  interface Window {
    /** The topmost elements of what the page has opened: see operate/opening/in-page/shown-elements.ts. */
    curbcutOpened?: readonly Element[];
  }
}

/** Scripts may remove a part at any time. */
export function openedParts(): readonly Element[] {
  return (window.curbcutOpened ?? []).filter((part) => part.isConnected);
}

/** True if an element is in a part that the page has opened. */
export function isInOpened(element: Element): boolean {
  const opened = openedParts();
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (opened.includes(at)) return true;
  return false;
}
