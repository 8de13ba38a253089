import { findAll } from '../../../in-page/elements.ts';
import { isShort, awaitMetadata, hasSound } from '../../in-page/sound.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Checks that sound that starts by itself and lasts longer than three seconds has a control that stops it, in the
 * player or on the page.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const loud = findAll('audio[autoplay], video[autoplay]').filter(
    (media): media is HTMLMediaElement => media instanceof HTMLMediaElement && !media.muted,
  );
  if (loud.length === 0) return [];
  const hasControl = hasNamedControl();
  const outcomes = await Promise.all(loud.map((media) => weighMedia(media, hasControl)));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Undefined for media without sound, which the rule does not apply to. */
export async function weighMedia(
  media: HTMLMediaElement,
  hasControl: boolean,
): Promise<ElementOutcome<typeof en> | undefined> {
  const isLoaded = await awaitMetadata(media);
  const sound = isLoaded ? hasSound(media) : undefined;
  const isBroken = media.error !== null || media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  if (isBroken || sound === false) return undefined;
  if (isHarmless(media, isLoaded)) return { element: media, result: 'passed' };
  if (sound === undefined)
    return { element: media, result: 'needs_review', message: [isLoaded ? 'sound_unknown' : 'length_unknown'] };
  return weighSound(media, hasControl);
}

export function isHarmless(media: HTMLMediaElement, isLoaded: boolean): boolean {
  return (isLoaded && isShort(media)) || (media.controls && media.checkVisibility({ visibilityProperty: true }));
}

export function weighSound(media: HTMLMediaElement, hasControl: boolean): ElementOutcome<typeof en> {
  return hasControl
    ? { element: media, result: 'needs_review', message: ['may_stop'] }
    : { element: media, result: 'failed', message: ['cannot_stop'] };
}

/** True if a button or link has a name about playing. Only using it shows whether it stops the sound. */
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
