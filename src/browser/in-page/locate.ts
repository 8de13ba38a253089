import type { Box, Located, ScrollRequest, SeenPart } from '../located.ts';

/** Locates elements by their steps (through open shadow roots), in CSS pixels from the top left of the viewport. */
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
      // A selector may be invalid after the page changed. It then finds no element.
      return { kind: 'missing' };
    }
  });
}

export function elementAt(path: readonly string[]): Element | null {
  let scope: Document | ShadowRoot | null = document;
  let element: Element | null = null;
  for (const step of path) {
    element = scope?.querySelector(step) ?? null;
    scope = element?.shadowRoot ?? null;
  }
  return element;
}

/**
 * Scrolls a box (in CSS pixels from the top left of the viewport) to the top of the view, and into it from either side.
 */
export async function scrollToBox(box: Box, margin: number): Promise<SeenPart> {
  const isAside = box.x < 0 || box.x + box.width > window.innerWidth;
  window.scrollBy({ left: isAside ? box.x - margin : 0, top: box.y - margin, behavior: 'instant' });
  await untilDrawn();
  return seenPart();
}

/** A capture right after scrolling may show a part that is not drawn yet. A page that is never drawn has no frames. */
export async function untilDrawn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 250);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

export function seenPart(): SeenPart {
  const whole = { offsetLeft: 0, offsetTop: 0, width: window.innerWidth, height: window.innerHeight, scale: 1 };
  const { offsetLeft, offsetTop, width, height, scale: zoom } = window.visualViewport ?? whole;
  return { left: offsetLeft, top: offsetTop, width: Math.round(width * zoom), height: Math.round(height * zoom), zoom };
}

/** Returns null if the element to scroll to is no longer in this document. */
export async function scrollAndLocate({
  target,
  margin,
  paths,
}: ScrollRequest): Promise<{ readonly seen: SeenPart; readonly located: readonly Located[] } | null> {
  const box = 'x' in target ? target : findBox(target);
  if (box === undefined) return null;
  const seen = await scrollToBox(box, margin);
  return { seen, located: locateElements(paths) };
}

export function findBox(path: readonly string[]): Box | undefined {
  const [found] = locateElements([path]);
  return found?.kind === 'element' ? found.box : undefined;
}
