import { selectorOf } from '../../in-page/elements.ts';
import { keepFrames } from '../../in-page/frames.ts';
import { listPluginFrames } from '../../in-page/plugin-frames.ts';
import type { FrameContext, FrameToEnter, PartialResult } from './axe-in-page.ts';

/** The frames below this document as axe lists them, and those of `object` and `embed`, which axe does not enter. */
export function listFrames(context: object, options: object): readonly FrameToEnter[] {
  const contexts = axe.utils.getFrameContexts(context, options);
  const elements = contexts.map(({ frameSelector }) => axe.utils.shadowSelect(frameSelector));
  const plugins = listPluginFrames();
  keepFrames([...elements, ...plugins]);
  return [
    ...contexts.map((frame, index) => describeFrame(frame, elements[index] ?? null)),
    ...plugins.map((element) => describeFrame(describePlugin(element), element)),
  ];
}

/** Tells axe about the frames that it did not enter, so that it merges their parts. */
export function addFrames(part: PartialResult, listed: readonly FrameToEnter[]): PartialResult {
  const added = listed.slice(part.frames.length).map(({ frameSelector }) => {
    const steps = typeof frameSelector === 'string' ? frameSelector : [...frameSelector];
    return { selector: [steps], ancestry: [steps], xpath: [''], nodeIndexes: [0], source: null };
  });
  return { ...part, frames: [...part.frames, ...added] };
}

export function describePlugin(element: Element): FrameContext {
  const { width, height } = element.getBoundingClientRect();
  const steps = selectorOf(element).split(' >>> ');
  const [only = ''] = steps;
  const size = { width, height };
  const frameContext = { include: [], exclude: [], initiator: false, page: true, focusable: true, size };
  return { frameSelector: steps.length === 1 ? only : steps, frameContext };
}

export function describeFrame(frame: Omit<FrameToEnter, 'name' | 'url'>, element: Element | null): FrameToEnter {
  return { ...frame, name: element === null ? '' : selectorOf(element), url: urlOfFrame(element) };
}

/** The URL of a frame element's document. Empty if unknown. */
export function urlOfFrame(frame: Element | null): string {
  const source = frame?.getAttribute('src') ?? frame?.getAttribute('data') ?? '';
  return source !== '' && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href.slice(0, 500)
    : '';
}
