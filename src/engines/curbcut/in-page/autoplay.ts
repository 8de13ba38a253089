import { findAll } from '../../in-page/elements.ts';
import type { Verdict } from './verdict.ts';

/** Sound that starts by itself and lasts longer than three seconds has a control that stops it, in the player or on the page. */
export async function checkAutoplay(): Promise<readonly Verdict[]> {
  const loud = findAll('audio[autoplay], video[autoplay]').filter(
    (media): media is HTMLMediaElement => media instanceof HTMLMediaElement && !media.muted,
  );
  if (loud.length === 0) return [];
  const hasControl = hasNamedControl();
  const verdicts = await Promise.all(loud.map((media) => weighMedia(media, hasControl)));
  return verdicts.filter((verdict) => verdict !== undefined);
}

/** The same where a player on the page can stop the sound: until people have found it, it covers their screen reader. */
export async function checkAutoplayWithControls(): Promise<readonly Verdict[]> {
  const loud = findAll('audio[autoplay][controls], video[autoplay][controls]').filter(
    (media): media is HTMLMediaElement =>
      media instanceof HTMLMediaElement && !media.muted && media.checkVisibility({ visibilityProperty: true }),
  );
  const verdicts = await Promise.all(
    loud.map(async (element): Promise<Verdict | undefined> => {
      if (!(await awaitMetadata(element)) || hasSound(element) !== true) return undefined;
      if (isShort(element)) return { element, result: 'passed' };
      return { element, result: 'failed', message: ['soundBeforeControls'] };
    }),
  );
  return verdicts.filter((verdict) => verdict !== undefined);
}

/** Undefined for what makes no sound: the rule does not apply to it. */
export async function weighMedia(media: HTMLMediaElement, hasControl: boolean): Promise<Verdict | undefined> {
  const isLoaded = await awaitMetadata(media);
  const sound = isLoaded ? hasSound(media) : undefined;
  const isBroken = media.error !== null || media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  if (isBroken || sound === false) return undefined;
  if (isHarmless(media, isLoaded)) return { element: media, result: 'passed' };
  if (sound === undefined)
    return { element: media, result: 'needs_review', message: [isLoaded ? 'soundUnknown' : 'lengthUnknown'] };
  return weighSound(media, hasControl);
}

export function isHarmless(media: HTMLMediaElement, isLoaded: boolean): boolean {
  return (isLoaded && isShort(media)) || (media.controls && media.checkVisibility({ visibilityProperty: true }));
}

export function isShort(media: HTMLMediaElement): boolean {
  const mostSeconds = 3;
  return !media.loop && secondsOf(media) <= mostSeconds;
}

export function weighSound(media: HTMLMediaElement, hasControl: boolean): Verdict {
  return hasControl
    ? { element: media, result: 'needs_review', message: ['soundMayStop'] }
    : { element: media, result: 'failed', message: ['soundCannotStop'] };
}

export async function awaitMetadata(media: HTMLMediaElement): Promise<boolean> {
  const longestMs = 2_000;
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) return true;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    for (const event of ['loadedmetadata', 'error']) {
      media.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true, capture: true });
    }
  });
  return media.readyState >= HTMLMediaElement.HAVE_METADATA;
}

/** Undefined where it is unknown: a video of another origin does not say, and a track may be silent. */
export function hasSound(media: HTMLMediaElement): boolean | undefined {
  if (media.localName === 'audio') return true;
  const capture: unknown = Reflect.get(media, 'captureStream');
  if (typeof capture !== 'function') return undefined;
  try {
    const stream: unknown = Reflect.apply(capture, media, []);
    if (!(stream instanceof MediaStream)) return undefined;
    return stream.getAudioTracks().length === 0 ? false : hasDecodedSound(media);
  } catch {
    // A SecurityError: it was loaded without permission to read it.
    return undefined;
  }
}

/** What Chromium has decoded ahead: silence compresses to almost nothing (measured: 60 bytes where speech has 11,000). */
export function hasDecodedSound(media: HTMLMediaElement): true | undefined {
  const leastBytes = 1_000;
  const bytes: unknown = Reflect.get(media, 'webkitAudioDecodedByteCount');
  return typeof bytes === 'number' && bytes >= leastBytes ? true : undefined;
}

/** Media fragments (`#t=8,10`) play only a part. */
export function secondsOf(media: HTMLMediaElement): number {
  const part = /[#&]t=(?:npt:)?([\d.]*)(?:,([\d.]+))?/.exec(media.currentSrc);
  const start = Number(part?.[1] ?? 0);
  const end = Math.min(Number(part?.[2] ?? Infinity), media.duration);
  return Math.max(0, end - start);
}

/** A button or link whose name is about playing. Whether it stops the sound is known only after using it. */
export function hasNamedControl(): boolean {
  const words =
    /pause|play|stop|mute|quiet|silen|sound|audio|volume|music|ton\b|stumm|musik|wiedergabe|lecture|couper|arr[eê]t|sonido|silencio|detener|reprodu|som\b|suono|ferma|geluid|dempen|ljud|lyd|dźwięk|звук|пауза|音|再生|静音|暂停|播放|음소거|재생/i;
  const controls = findAll('button, [role=button], [role=switch], input[type=button], input[type=checkbox], a[href]');
  return controls.some((control) => {
    const isUsable =
      control.checkVisibility({ visibilityProperty: true }) &&
      control.closest('[aria-hidden="true"], [inert]') === null;
    const texts = ['aria-label', 'title', 'value'].map((name) => control.getAttribute(name) ?? '');
    const pictures = [...control.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt') ?? '');
    return isUsable && words.test([control.textContent ?? '', ...texts, ...pictures].join(' '));
  });
}
