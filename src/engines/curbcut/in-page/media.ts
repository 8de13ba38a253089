import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { hearVideo } from '../../in-page/hear-video.ts';

export type HeardVideo = { readonly element: HTMLVideoElement; readonly hasSound: boolean | undefined };

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

/** The videos that people can see, with whether they have sound: see `hearVideo`. Only the first ones are listened to. */
export async function hearVideos(): Promise<readonly HeardVideo[]> {
  const mostHeard = 5;
  const videos = findAll('video')
    .filter((video): video is HTMLVideoElement => video instanceof HTMLVideoElement)
    .filter((video) => isExposed(video) && hasSource(video));
  return Promise.all(
    videos.map(async (element, index) => ({
      element,
      hasSound: index < mostHeard ? await hearVideo(element) : undefined,
    })),
  );
}
