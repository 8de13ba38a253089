import { pause } from '../../../browser/in-page/pause.ts';
import { awaitMedia, countDecodedBytes, leastSoundBytes } from '../../in-page/hear-video.ts';

export function isShort(media: HTMLMediaElement): boolean {
  const mostSeconds = 3;
  return !media.loop && secondsOf(media) <= mostSeconds;
}

export async function awaitMetadata(media: HTMLMediaElement): Promise<boolean> {
  const longestMs = 2_000;
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) return true;
  await Promise.race([awaitMedia(media, 'loadedmetadata'), pause(longestMs)]);
  return media.readyState >= HTMLMediaElement.HAVE_METADATA;
}

/** Undefined if unknown: a video of another origin does not tell, and a track may be silent. */
export function hasSound(media: HTMLMediaElement): boolean | undefined {
  if (media.localName === 'audio') return true;
  const capture: unknown = Reflect.get(media, 'captureStream');
  if (typeof capture !== 'function') return undefined;
  try {
    const stream: unknown = Reflect.apply(capture, media, []);
    if (!(stream instanceof MediaStream)) return undefined;
    return stream.getAudioTracks().length === 0 ? false : hasDecodedSound(media);
  } catch {
    // A SecurityError means that it was loaded without permission to read it.
    return undefined;
  }
}

export function hasDecodedSound(media: HTMLMediaElement): true | undefined {
  const bytes = countDecodedBytes(media);
  return bytes !== undefined && bytes >= leastSoundBytes ? true : undefined;
}

/** Media fragments (`#t=8,10`) play only a part. */
export function secondsOf(media: HTMLMediaElement): number {
  const part = /[#&]t=(?:npt:)?([\d.]*)(?:,([\d.]+))?/.exec(media.currentSrc);
  const start = Number(part?.[1] ?? 0);
  const end = Math.min(Number(part?.[2] ?? Infinity), media.duration);
  return Math.max(0, end - start);
}
