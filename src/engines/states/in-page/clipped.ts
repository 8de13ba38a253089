import type { Said } from '../../rule-sentences.ts';
import type { Clip } from '../../in-page/clipped-text.ts';
import { innerEdges } from '../../../browser/in-page/edges.ts';
import { clipsAround, findCutter, isInSight, listTexts, mayShowRest } from '../../in-page/clipped-text.ts';
import type { clippedMessages } from '../sentences/en.ts';
import { isShown, rectsOf } from './content.ts';
import type { Spotted } from './described.ts';

/**
 * `cutters`: elements that cut off a part of a line. `hiding`: for each text in boxes that hide overflow, the box that
 * hides whole lines of it, if any.
 */
export type ClippingBoxes = {
  readonly cutters: ReadonlySet<Element>;
  readonly hiding: ReadonlyMap<Text, Element | undefined>;
};

export function listClippingBoxes(): ClippingBoxes {
  const known = new Map<Element, readonly Clip[]>();
  const cutters = new Set<Element>();
  const hiding = new Map<Text, Element | undefined>();
  for (const text of listTexts()) {
    const parent = text.parentElement;
    const around = parent === null ? [] : clipsAround(parent, known);
    if (parent === null || around.length === 0 || !isShown(parent)) continue;
    const cutter = findCutter(text, around);
    if (cutter !== undefined) cutters.add(cutter);
    hiding.set(text, findHiding(text, around));
  }
  return { cutters, hiding };
}

/** The box that hides whole lines of a text that begins in it. */
export function findHiding(text: Text, around: readonly Clip[]): Element | undefined {
  const lines = rectsOf(text);
  return around.find(({ element }) => {
    const box = innerEdges(element);
    const seen = lines.filter((line) => isInSight(line, box)).length;
    return seen > 0 && seen < lines.length;
  })?.element;
}

/** Finds elements that cut off texts, or hide lines of texts that were complete before. */
export function findClipped(before: ClippingBoxes): readonly Spotted<Said<{ messages: typeof clippedMessages }>>[] {
  const { cutters, hiding } = listClippingBoxes();
  const isWhole = (text: Text) => before.hiding.has(text) && before.hiding.get(text) === undefined;
  const shortening = [...hiding].flatMap(([text, box]) => (box !== undefined && isWhole(text) ? [box] : []));
  return [...new Set([...cutters, ...shortening])]
    .filter((cutter) => !before.cutters.has(cutter))
    .map((element) =>
      mayShowRest(element)
        ? { element, kind: 'needs_review', message: ['maybe_clipped'] }
        : { element, kind: 'failed', message: ['clipped'] },
    );
}
