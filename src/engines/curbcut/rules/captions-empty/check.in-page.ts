import { pause } from '../../../../browser/in-page/pause.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { hearVideos } from '../../in-page/media.ts';
import { awaitMedia } from '../../../in-page/hear-video.ts';
import type { en } from './en.ts';

/**
 * Checks that the captions that a video names can be read: a file that is missing, is no WebVTT or has no captions shows
 * nothing. A video that may be silent, and captions from another origin, are left to people.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const videos = await hearVideos();
  const outcomes = await Promise.all(
    videos.map(async ({ element, hasSound }) => (hasSound === false ? undefined : judge(element, hasSound === true))),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Undefined for a video that names no captions, or that contains some. */
export async function judge(
  video: HTMLVideoElement,
  hasSound: boolean,
): Promise<ElementOutcome<typeof en> | undefined> {
  const tracks = [...video.querySelectorAll('track')].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  if (tracks.length === 0 || video.textTracks.length > video.querySelectorAll('track').length) return undefined;
  const read = await Promise.all(tracks.map(countCues));
  if (read.some((cues) => cues !== undefined && cues > 0)) return { element: video, result: 'passed' };
  const isProven = hasSound && !read.includes(undefined) && tracks.every((track) => isOfOrigin(track, video));
  const message = read.includes(0) ? 'empty' : 'broken';
  return { element: video, result: isProven ? 'failed' : 'needs_review', message: [message] };
}

/** 0 if the file is there and has none, and -1 if it cannot be read. Undefined if it does not arrive in time. */
export async function countCues(track: HTMLTrackElement): Promise<number | undefined> {
  const longestMs = 1_500;
  const { mode } = track.track;
  if (track.readyState === HTMLTrackElement.NONE) {
    const loaded = awaitMedia(track, 'load');
    // Captions that no one has switched on are not loaded.
    track.track.mode = 'hidden';
    await Promise.race([loaded, pause(longestMs)]);
  }
  const { readyState } = track;
  const cues = track.track.cues?.length ?? 0;
  track.track.mode = mode;
  if (readyState === HTMLTrackElement.ERROR) return -1;
  return readyState === HTMLTrackElement.LOADED ? cues : undefined;
}

/** Captions of another origin may be there for people, and not for Curbcut. */
export function isOfOrigin(track: HTMLTrackElement, video: HTMLVideoElement): boolean {
  return URL.canParse(track.src) && new URL(track.src).origin === new URL(video.currentSrc).origin;
}
