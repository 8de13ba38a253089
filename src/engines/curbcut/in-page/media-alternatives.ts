import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { Verdict } from './verdict.ts';

/** Each video: whether what it shows is said elsewhere is for people to decide. */
export function checkVideos(): readonly Verdict[] {
  const message =
    'Does text on the page, a linked transcript or an audio description say everything that this video shows? If not, add one, unless the video only repeats text of the page.';
  return findAll('video').flatMap((element) =>
    isExposed(element) && hasSource(element) ? [{ element, result: 'needs_review' as const, message }] : [],
  );
}

/** Each sound that people can start, or that starts by itself: whether there is a transcript is for people to decide. */
export function checkAudios(): readonly Verdict[] {
  const message =
    'Does text on the page or a linked transcript say everything that is spoken in this sound? If not, add one, unless the sound only repeats text of the page.';
  return findAll('audio').flatMap((element) => {
    const isHeard = element.matches('[autoplay]') || isExposed(element);
    return isHeard && hasSource(element) ? [{ element, result: 'needs_review' as const, message }] : [];
  });
}

export function hasSource(media: Element): boolean {
  return (
    media.hasAttribute('src') ||
    media.querySelector('source') !== null ||
    (media instanceof HTMLMediaElement && media.srcObject !== null)
  );
}
