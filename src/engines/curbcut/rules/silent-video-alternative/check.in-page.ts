import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { isAlone } from '../../in-page/lone-media.ts';
import { hearVideos } from '../../in-page/media.ts';
import type { en } from './en.ts';

/**
 * Finds each video without sound. People decide whether text or a recording says what it shows, unless the page has
 * nothing else.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const videos = await hearVideos();
  return videos.filter(({ hasSound }) => hasSound === false).map(({ element }) => judge(element));
}

export function judge(element: Element): ElementOutcome<typeof en> {
  return isAlone(element)
    ? { element, result: 'failed', message: ['alone'] }
    : { element, result: 'needs_review', message: ['video'] };
}
