import type { Said } from '../../../rule-sentences.ts';
import { findClipped } from '../../in-page/clipped.ts';
import { countBlocks } from '../../in-page/content.ts';
import type { Described } from '../../in-page/described.ts';
import { describeSpotted } from '../../in-page/described.ts';
import { findLost } from '../../in-page/lost-content.ts';
import { judgeOverlaps, listOverlaps } from '../../in-page/overlaps.ts';
import { findWideContent } from './wide-content.in-page.ts';
import type { en } from './en.ts';

/** Checks the page in a view that is narrower than before (WCAG 1.4.10). */
export function check(): Described<Said<typeof en>> {
  const before = window.curbcutBefore;
  if (before === undefined) return { passed: 0, found: [] };
  return describeSpotted<Said<typeof en>>(countBlocks(), [
    ...findWideContent(),
    ...findClipped(before.clipping),
    ...judgeOverlaps(listOverlaps(), before.overlaps),
    ...findLost(before.content),
  ]);
}
