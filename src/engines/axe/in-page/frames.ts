import type { FrameToEnter } from './axe-in-page.ts';

/** The frames below this document as axe lists them. Their elements are kept: a selector may match another frame later. */
export function listFrames(context: object, options: object): readonly FrameToEnter[] {
  const contexts = axe.utils.getFrameContexts(context, options);
  const elements = contexts.map(({ frameSelector }) => axe.utils.shadowSelect(frameSelector));
  window.curbcut.frames = elements;
  return contexts.map((frame, index) => ({ ...frame, url: urlOfFrame(elements[index] ?? null) }));
}

/** The URL of a frame element's document; empty where it is unknown. */
export function urlOfFrame(frame: Element | null): string {
  const source = frame?.getAttribute('src') ?? '';
  return source !== '' && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href.slice(0, 500)
    : '';
}

/** The frame element at this position of the list. */
export function findFrame(index: number): Element | null {
  return window.curbcut.frames[index] ?? null;
}

/** True when the page has removed the frame since it was listed. */
export function isFrameGone(index: number): boolean {
  return findFrame(index)?.isConnected !== true;
}

/** In a frame: true when it has replaced its document, without a navigation, since it was analyzed. */
export function isFrameReplaced(): boolean {
  return window.curbcut.root !== document.documentElement;
}
