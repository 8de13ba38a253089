import { findAll, selectorOf } from '../../in-page/elements.ts';
import { keepFrames } from '../../in-page/frames.ts';

/** Selectors of the frames of this document that show something. */
export function listFrames(): readonly string[] {
  const frames = findAll('iframe, frame').filter((frame) => frame.checkVisibility());
  keepFrames(frames);
  return frames.map((frame) => selectorOf(frame));
}
