import { findAll, selectorOf } from '../../in-page/elements.ts';

/** Selectors of the frames of this document that show something. */
export function listFrames(): readonly string[] {
  return findAll('iframe, frame')
    .filter((frame) => frame.checkVisibility())
    .map((frame) => selectorOf(frame));
}

/** The frame element at the end of the steps, which lead through open shadow roots. */
export function findFrame(steps: readonly string[]): Element | null {
  let scope: Document | ShadowRoot | null = document;
  let element: Element | null = null;
  for (const step of steps) {
    element = scope?.querySelector(step) ?? null;
    scope = element?.shadowRoot ?? null;
  }
  return element;
}
