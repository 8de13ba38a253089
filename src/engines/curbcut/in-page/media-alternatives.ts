import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { Verdict } from './verdict.ts';

/** Each video: whether what it shows is said elsewhere is for people to decide. */
export function checkVideos(): readonly Verdict[] {
  return findAll('video').flatMap((element): readonly Verdict[] =>
    isExposed(element) && hasSource(element)
      ? [{ element, result: 'needs_review', message: ['videoAlternative'] }]
      : [],
  );
}

/** Each sound that people can start, or that starts by itself: whether there is a transcript is for people to decide. */
export function checkAudios(): readonly Verdict[] {
  return findAll('audio').flatMap((element): readonly Verdict[] => {
    const isHeard = element.matches('[autoplay]') || isExposed(element);
    return isHeard && hasSource(element) ? [{ element, result: 'needs_review', message: ['audioAlternative'] }] : [];
  });
}

export function hasSource(media: Element): boolean {
  return (
    media.hasAttribute('src') ||
    media.querySelector('source') !== null ||
    (media instanceof HTMLMediaElement && media.srcObject !== null)
  );
}
