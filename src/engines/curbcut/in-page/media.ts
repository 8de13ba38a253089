import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';

/** Links to a file that the browser plays, but not links that only save it. */
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
