import type { ClipsSeen } from './clipped.ts';
import { seeClips } from './clipped.ts';
import type { Seen } from './lost-content.ts';
import { listSeen } from './lost-content.ts';
import { keepOverlaps, listOverlaps } from './overlaps.ts';

/** The page in its default state. */
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

/** Call this in the default state, so that later findings are only those that were not there then. */
export function rememberPage(hasLayout: boolean): void {
  window.curbcutBefore = {
    seen: listSeen(),
    clips: hasLayout ? seeClips() : { cutters: new Set(), hiding: new Map() },
    overlaps: keepOverlaps(hasLayout ? listOverlaps() : []),
  };
}
