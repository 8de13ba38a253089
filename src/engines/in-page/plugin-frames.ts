import { findAll } from './elements.ts';

/** The visible `object` and `embed` elements that show an HTML document, which is a frame. */
export function listPluginFrames(): readonly Element[] {
  const shown = listChildFrames();
  return findAll('object, embed').filter((element) => isHtmlFrame(element, shown) && element.checkVisibility());
}

/** The elements of the frames whose documents this world may read. Frames in shadow trees are not among them. */
export function listChildFrames(): ReadonlySet<Element | null> {
  return new Set(Array.from({ length: window.length }, (_, index) => readFrameElement(index)));
}

export function readFrameElement(index: number): Element | null {
  try {
    return window[index]?.frameElement ?? null;
  } catch {
    // A frame in a separate process.
    return null;
  }
}

/** An element for a picture or a player has no document. */
export function isHtmlFrame(element: Element, shown: ReadonlySet<Element | null>): boolean {
  const isObject = element instanceof HTMLObjectElement;
  const inner = isObject ? element.contentDocument : null;
  if (inner !== null) return /html/.test(inner.contentType);
  const isFrame = shown.has(element) || (isObject && element.contentWindow !== null);
  return isFrame || /html/.test(element.getAttribute('type') ?? '');
}
