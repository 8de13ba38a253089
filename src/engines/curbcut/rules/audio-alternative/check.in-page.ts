import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { hearVideo } from '../../../in-page/hear-video.ts';
import { isAlone } from '../../in-page/lone-media.ts';
import { hasSource } from '../../in-page/media.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds each sound that people can start, or that starts by itself. People decide whether there is a transcript, unless
 * the page has nothing else.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const heard = findAll('audio').filter(
    (element) => (element.matches('[autoplay]') || isExposed(element)) && hasSource(element),
  );
  return Promise.all(heard.map(judge));
}

export async function judge(element: Element): Promise<ElementOutcome<typeof en>> {
  const isProven = element instanceof HTMLMediaElement && isAlone(element) && (await hearVideo(element)) === true;
  return isProven
    ? { element, result: 'failed', message: ['alone'] }
    : { element, result: 'needs_review', message: ['sound'] };
}
