import { placeOf } from '../../contrast/in-page/places.ts';
import { findAll, selectorOf } from '../../in-page/elements.ts';
import { keepFrames } from '../../in-page/frames.ts';
import { listPluginFrames } from '../../in-page/plugin-frames.ts';

export type ListedFrame = { readonly selector: string; readonly place: readonly number[] };

/** The visible frames of this document: their selectors, and their places (contrast/in-page/places.ts). */
export function listFrames(): readonly ListedFrame[] {
  const frames = [...findAll('iframe, frame').filter((frame) => frame.checkVisibility()), ...listPluginFrames()];
  keepFrames(frames);
  return frames.map((frame) => ({ selector: selectorOf(frame), place: placeOf(frame) }));
}
