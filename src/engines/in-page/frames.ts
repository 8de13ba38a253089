declare global {
  interface Window {
    /** The elements of the listed frames, because a selector may match another frame later. */
    curbcutFrames?: readonly (Element | null)[];
    /** The root of the document that they were listed in. */
    curbcutRoot?: Element | null;
  }
}

/** Call this before a document is analyzed, so that `findFrame` finds its present frames. */
export function keepFrames(frames: readonly (Element | null)[]): void {
  window.curbcutFrames = frames;
  window.curbcutRoot = document.documentElement;
}

/** The frame element at this position of the list. */
export function findFrame(index: number): Element | null {
  return window.curbcutFrames?.[index] ?? null;
}

/** True if the page has removed the frame since it was listed. */
export function isFrameGone(index: number): boolean {
  return findFrame(index)?.isConnected !== true;
}

/** Call this in a frame. True if the frame has replaced its document, without a navigation, since the analysis. */
export function isFrameReplaced(): boolean {
  return window.curbcutRoot !== document.documentElement;
}
