import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { linksTo, hasSource } from '../../in-page/media.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds each sound that people can start, or that starts by itself, and each link to one. People decide whether there
 * is a transcript.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const played = findAll('audio').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const isHeard = element.matches('[autoplay]') || isExposed(element);
    return isHeard && hasSource(element) ? [{ element, result: 'needs_review', message: ['sound'] }] : [];
  });
  const links = linksTo(/\.(?:mp3|wav|ogg|oga|opus|m4a|aac|flac|wma)$/i);
  return [
    ...played,
    ...links.map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['link'] })),
  ];
}
