/** Frames of the document, without those in shadow roots. */
export function listFrames(): readonly Element[] {
  return [...document.querySelectorAll('iframe, frame')];
}

export function frameElement(index: number): Element | null {
  return listFrames()[index] ?? null;
}

/** The number of frames, and for each path the frame that it leads through, if its first step is one. */
export function findFrames(firstSteps: readonly string[]): { count: number; at: readonly number[] } {
  const frames = listFrames();
  return { count: frames.length, at: firstSteps.map((step) => frames.findIndex((frame) => frame === find(step))) };
}

export function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    // A selector may be invalid after the page changed.
    return null;
  }
}
