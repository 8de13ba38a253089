import type { Said } from '../../../rule-sentences.ts';
import { countBlocks } from '../../in-page/content.ts';
import type { Described } from '../../in-page/described.ts';
import { describeSpotted } from '../../in-page/described.ts';
import { findLost } from '../../in-page/lost-content.ts';
import type { en } from './en.ts';

/** Finds content that is missing when the page is shown with a user preference. */
export function check(): Described<Said<typeof en>> {
  const before = window.curbcutBefore;
  if (before === undefined) return { passed: 0, found: [] };
  return describeSpotted<Said<typeof en>>(countBlocks(), findLost(before.content));
}
