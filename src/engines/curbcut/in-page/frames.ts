import { findAll, selectorOf } from '../../in-page/elements.ts';
import { keepFrames } from '../../in-page/frames.ts';
import { listPluginFrames } from '../../in-page/plugin-frames.ts';

/** Selectors of the visible frames of this document. */
export function listFrames(): readonly string[] {
  const frames = [...findAll('iframe, frame').filter((frame) => frame.checkVisibility()), ...listPluginFrames()];
  keepFrames(frames);
  return frames.map((frame) => selectorOf(frame));
}
