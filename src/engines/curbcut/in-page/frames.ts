import { findAll, selectorOf } from '../../in-page/elements.ts';

declare global {
  interface Window {
    /** The elements of the frames that were listed: a selector may match another frame later. */
    curbcutFrames: readonly Element[] | undefined;
  }
}

/** Selectors of the frames of this document that show something. */
export function listFrames(): readonly string[] {
  const frames = findAll('iframe, frame').filter((frame) => frame.checkVisibility());
  window.curbcutFrames = frames;
  return frames.map((frame) => selectorOf(frame));
}

/** The frame element at this position of the list. */
export function findFrame(index: number): Element | null {
  return window.curbcutFrames?.[index] ?? null;
}

/** True when the page has removed the frame since it was listed. */
export function isFrameGone(index: number): boolean {
  return findFrame(index)?.isConnected !== true;
}
