import { pause } from '../../browser/in-page/pause.ts';

declare global {
  interface Window {
    curbcutHeard?: WeakMap<HTMLMediaElement, Promise<boolean | undefined>>;
  }
}

/**
 * True if a video has sound, false if it is silent, and undefined if that is not known in time, or for a stream. Each
 * video is listened to once, for all rules.
 */
export async function hearVideo(video: HTMLMediaElement): Promise<boolean | undefined> {
  const heard = (window.curbcutHeard ??= new WeakMap());
  const known = heard.get(video) ?? Promise.race([listen(video), pause(2_000).then(() => undefined)]);
  heard.set(video, known);
  return known;
}

/** The least sound that is no silence, in bytes of the file: see `countDecodedBytes`. */
export const leastSoundBytes = 1_000;

/**
 * The bytes of sound that Chromium has decoded so far. Silence compresses to almost nothing: 60 bytes at the start, 432
 * at four places. Speech has 4,000 at the start alone.
 */
export function countDecodedBytes(media: HTMLMediaElement): number | undefined {
  const bytes: unknown = Reflect.get(media, 'webkitAudioDecodedByteCount');
  return typeof bytes === 'number' ? bytes : undefined;
}

/** Decodes a copy that no one sees or hears, at four places. */
export async function listen(video: HTMLMediaElement): Promise<boolean | undefined> {
  const source = video.currentSrc;
  if (!/^https?:/.test(source)) return undefined;
  const copy = new Audio();
  copy.muted = true;
  const canPlay = awaitMedia(copy, 'canplay');
  copy.src = source;
  try {
    if (!(await canPlay)) return undefined;
    for (const part of [0, 0.25, 0.5, 0.75]) {
      if (part > 0 && !(await seek(copy, part))) return undefined;
      const bytes = countDecodedBytes(copy);
      if (bytes === undefined) return undefined;
      if (bytes >= leastSoundBytes) return true;
    }
    return false;
  } finally {
    copy.removeAttribute('src');
    copy.load();
  }
}

/** A stream has no end, and no places. */
export async function seek(copy: HTMLMediaElement, part: number): Promise<boolean> {
  if (!Number.isFinite(copy.duration)) return false;
  const sought = awaitMedia(copy, 'seeked');
  copy.currentTime = copy.duration * part;
  return sought;
}

/** False after an error, also of a source in the element, whose errors only capturing listeners get. */
export async function awaitMedia(target: EventTarget, event: string): Promise<boolean> {
  return new Promise((resolve) => {
    for (const name of [event, 'error'])
      target.addEventListener(name, () => resolve(name === event), { once: true, capture: true });
  });
}
