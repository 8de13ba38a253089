import { isField } from '../../curbcut/in-page/fields.ts';
import { isLarge, isPainted, isSeenText, seenPart } from '../../in-page/seen-text.ts';
import { isAround } from './frames.ts';
import { hasOwnFirstLine, isDrawnText, listHighlighted } from './highlights.ts';
import type { Fading } from './may-fade.ts';
import { mayFade } from './may-fade.ts';
import type { Motions } from './moving.ts';
import { isMoving, listMotions, listShadowRoots } from './moving.ts';
import { ownTextsOf } from './places.ts';

/**
 * The reason why layers of one moment do not say what people see. `fade`: it may still fade in. `highlight`: a script
 * or a rule colors parts of the text. `motion`: it changes all the time. `scroll`: it changes with the scroll position.
 */
export type Doubt = 'fade' | 'highlight' | 'motion' | 'scroll';

/** The parts of this document that change the colors of texts. */
export type Looks = {
  readonly fading: Fading;
  readonly highlighted: ReadonlySet<Element>;
  readonly motions: Motions;
};

export function readLooks(): Looks {
  return {
    fading: new Map(),
    highlighted: listHighlighted(document),
    motions: listMotions([document, ...listShadowRoots(document)]),
  };
}

/** True for a text that no one sees. A failure of it is none. The text in the markup of a field has no box. */
export function isUnseen(element: Element): boolean {
  const texts = isField(element) ? [] : ownTextsOf(element).filter(({ data }) => data.trim() !== '');
  if (texts.length > 0) return !texts.some((text) => isSeenText(text, boxesOf(text)));
  return !isPainted(element) || !isLarge(seenPart(element.getBoundingClientRect(), element));
}

export function boxesOf(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

export function findDoubt(element: Element, { fading, highlighted, motions }: Looks): Doubt | undefined {
  if (highlighted.has(element) || hasOwnFirstLine(element) || isDrawnText(element)) return 'highlight';
  const { byScroll, ending, endless } = motions;
  if (byScroll.some((target) => isAround(target, element))) return 'scroll';
  if (ending.some((target) => isAround(target, element))) return 'fade';
  if (endless.length > 0 && isMoving(element, [element.getBoundingClientRect()], endless)) return 'motion';
  return mayFade(element, fading) ? 'fade' : undefined;
}

/** The elements whose colors change without end. */
export function listRecolored({ motions }: Looks): readonly Element[] {
  return motions.endless.filter(({ recolors }) => recolors).map(({ target }) => target);
}
