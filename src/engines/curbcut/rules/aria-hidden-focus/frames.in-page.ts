import { findAll } from '../../../in-page/elements.ts';
import { isInFlatTreeOf } from '../../../in-page/seen-text.ts';
import { stopSelector } from '../../../in-page/stop.ts';

/** `unknown`: a frame of another origin, whose content cannot be read here. */
export type FrameStops = 'reached' | 'unknown' | 'free';

/**
 * Says if Tab reaches something in the frames of a hidden element: browsers keep the content of such a frame from
 * screen readers, too.
 */
export function weighFrames(element: Element): FrameStops {
  const modal = findAll('dialog:modal').at(-1);
  const frames = findAll('iframe, frame, object').filter((frame) => isInFlatTreeOf(element, frame));
  const open = frames.filter((frame) => modal === undefined || isInFlatTreeOf(modal, frame));
  const found = new Set(open.map(weighFrame));
  return (['reached', 'unknown'] as const).find((one) => found.has(one)) ?? 'free';
}

export function weighFrame(frame: Element): FrameStops {
  if (!frame.checkVisibility({ visibilityProperty: true }) || frame.closest('[inert]') !== null) return 'free';
  // This number takes the content out of the order, too (ACT akn7bn).
  if (Number.parseInt(frame.getAttribute('tabindex') ?? '0', 10) < 0) return 'free';
  const inner: unknown = Reflect.get(frame, 'contentDocument');
  if (inner === null) return frame.localName !== 'object' && isSeen(frame) ? 'unknown' : 'free';
  return isDocument(inner) && hasStop(inner) ? 'reached' : 'free';
}

/** Frames that only load something are a pixel in size. */
export function isSeen(frame: Element): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width > 9 && height > 9;
}

/** The document of a frame is no instance of this document's classes. */
export function isDocument(inner: unknown): inner is Document {
  return typeof inner === 'object' && inner !== null && 'querySelectorAll' in inner;
}

export function hasStop(inner: Document): boolean {
  return [...inner.querySelectorAll<HTMLElement>(stopSelector)].some((one) => {
    if (one.matches('iframe')) return weighFrame(one) === 'reached';
    const isShown = one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null;
    return isShown && one.tabIndex >= 0 && !one.matches(':disabled, input[type=hidden]');
  });
}
