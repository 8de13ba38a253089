/** Runs in the page's isolated world, sent as source text: nothing but its parameters and the DOM. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** `frame`: the element lies inside the frame that the first `steps` steps lead to; `box` is where its content begins. */
export type Located =
  | { readonly kind: 'element'; readonly box: Box }
  | { readonly kind: 'frame'; readonly steps: number; readonly box: Box }
  | { readonly kind: 'missing' };

/** Finds elements by their steps (through open shadow roots), in CSS pixels from the top left of the viewport. */
export function locateElements(paths: readonly (readonly string[])[]): readonly Located[] {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const contentBoxOf = (element: Element) => {
    const box = boxOf(element);
    const style = getComputedStyle(element);
    const left = element.clientLeft + Number.parseFloat(style.paddingLeft);
    const top = element.clientTop + Number.parseFloat(style.paddingTop);
    return { ...box, x: box.x + left, y: box.y + top };
  };
  const isFrame = (element: Element) => ['iframe', 'frame', 'object', 'embed'].includes(element.localName);
  const locate = (path: readonly string[]): Located => {
    let scope: Document | ShadowRoot = document;
    for (const [index, step] of path.entries()) {
      const element: Element | null = scope.querySelector(step);
      if (element === null) return { kind: 'missing' };
      if (index === path.length - 1) return { kind: 'element', box: boxOf(element) };
      if (element.shadowRoot !== null) scope = element.shadowRoot;
      else if (isFrame(element)) return { kind: 'frame', steps: index + 1, box: contentBoxOf(element) };
      else return { kind: 'missing' };
    }
    return { kind: 'missing' };
  };
  return paths.map((path) => {
    try {
      return locate(path);
    } catch {
      // A selector that the page's own changes made unreadable finds nothing.
      return { kind: 'missing' };
    }
  });
}

/** The element at the end of the steps. */
export function elementAt(path: readonly string[]): Element | null {
  let scope: Document | ShadowRoot | null = document;
  let element: Element | null = null;
  for (const step of path) {
    element = scope?.querySelector(step) ?? null;
    scope = element?.shadowRoot ?? null;
  }
  return element;
}

/** Brings a box (in CSS pixels, from the top left of the viewport) to the top of the view; tells where the view now is. */
export function scrollToBox(box: Box, margin: number): Box {
  window.scrollBy({
    left: box.x + box.width > window.innerWidth ? box.x - margin : 0,
    top: box.y - margin,
    behavior: 'instant',
  });
  return { x: window.scrollX, y: window.scrollY, width: window.innerWidth, height: window.innerHeight };
}
