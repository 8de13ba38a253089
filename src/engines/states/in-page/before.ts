import type { ClipsSeen } from './clipped.ts';
import { seeClips } from './clipped.ts';
import type { Seen } from './lost-content.ts';
import { listSeen } from './lost-content.ts';
import { keepOverlaps, listOverlaps } from './overlaps.ts';

/** What the page is like in its default state. */
export type Before = {
  readonly seen: Seen;
  readonly clips: ClipsSeen;
  readonly overlaps: WeakMap<Text, WeakSet<Text>>;
};

declare global {
  interface Window {
    curbcutBefore?: Before;
  }
}

/** Call this in the default state: what is found later is what was not there then. */
export function rememberPage(hasLayout: boolean): void {
  window.curbcutBefore = {
    seen: listSeen(),
    clips: hasLayout ? seeClips() : { cutters: new Set(), hiding: new Map() },
    overlaps: keepOverlaps(hasLayout ? listOverlaps() : []),
  };
}
