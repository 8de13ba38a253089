declare global {
  interface Window {
    /** The elements of the frames that were listed: a selector may match another frame later. */
    curbcutFrames?: readonly (Element | null)[];
    /** Of the document that they were listed in. */
    curbcutRoot?: Element | null;
  }
}

/** Call this before a document is analyzed: what `findFrame` finds are the frames that it has now. */
export function keepFrames(frames: readonly (Element | null)[]): void {
  window.curbcutFrames = frames;
  window.curbcutRoot = document.documentElement;
}

/** The frame element at this position of the list. */
export function findFrame(index: number): Element | null {
  return window.curbcutFrames?.[index] ?? null;
}

/** True when the page has removed the frame since it was listed. */
export function isFrameGone(index: number): boolean {
  return findFrame(index)?.isConnected !== true;
}

/** In a frame: true when it has replaced its document, without a navigation, since it was analyzed. */
export function isFrameReplaced(): boolean {
  return window.curbcutRoot !== document.documentElement;
}
