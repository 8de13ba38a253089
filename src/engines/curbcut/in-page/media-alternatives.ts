import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import type { Verdict } from './verdict.ts';

/** Each video, and each link to one: whether what it shows is said elsewhere is for people to decide. */
export function checkVideos(): readonly Verdict[] {
  const played = findAll('video').flatMap((element): readonly Verdict[] =>
    isExposed(element) && hasSource(element)
      ? [{ element, result: 'needs_review', message: ['videoAlternative'] }]
      : [],
  );
  const links = linksTo(/\.(?:mp4|m4v|webm|mov|ogv|avi|mkv|wmv|mpe?g)$/i);
  return [...played, ...links.map((element): Verdict => ({ element, result: 'needs_review', message: ['videoLink'] }))];
}

/** Each sound that people can start, or that starts by itself, and each link to one: whether there is a transcript is for people to decide. */
export function checkAudios(): readonly Verdict[] {
  const played = findAll('audio').flatMap((element): readonly Verdict[] => {
    const isHeard = element.matches('[autoplay]') || isExposed(element);
    return isHeard && hasSource(element) ? [{ element, result: 'needs_review', message: ['audioAlternative'] }] : [];
  });
  const links = linksTo(/\.(?:mp3|wav|ogg|oga|opus|m4a|aac|flac|wma)$/i);
  return [...played, ...links.map((element): Verdict => ({ element, result: 'needs_review', message: ['audioLink'] }))];
}

/** Links to a file that the browser plays; not those that only save it. */
export function linksTo(files: RegExp): readonly Element[] {
  return findAll('a[href]').filter(
    (link) =>
      link instanceof HTMLAnchorElement &&
      files.test(link.pathname) &&
      !link.hasAttribute('download') &&
      isExposed(link),
  );
}

export function hasSource(media: Element): boolean {
  return (
    media.hasAttribute('src') ||
    media.querySelector('source') !== null ||
    (media instanceof HTMLMediaElement && media.srcObject !== null)
  );
}
