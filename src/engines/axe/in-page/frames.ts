import { selectorOf } from '../../in-page/elements.ts';
import { keepFrames } from '../../in-page/frames.ts';
import type { FrameToEnter } from './axe-in-page.ts';

/** The frames below this document as axe lists them. */
export function listFrames(context: object, options: object): readonly FrameToEnter[] {
  const contexts = axe.utils.getFrameContexts(context, options);
  const elements = contexts.map(({ frameSelector }) => axe.utils.shadowSelect(frameSelector));
  keepFrames(elements);
  return contexts.map((frame, index) => describeFrame(frame, elements[index] ?? null));
}

export function describeFrame(frame: Omit<FrameToEnter, 'name' | 'url'>, element: Element | null): FrameToEnter {
  return { ...frame, name: element === null ? '' : selectorOf(element), url: urlOfFrame(element) };
}

/** The URL of a frame element's document. Empty if unknown. */
export function urlOfFrame(frame: Element | null): string {
  const source = frame?.getAttribute('src') ?? '';
  return source !== '' && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href.slice(0, 500)
    : '';
}
