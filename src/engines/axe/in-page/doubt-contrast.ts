import { hasOwnFirstLine, listHighlighted } from '../../contrast/in-page/highlights.ts';
import { isAround } from '../../contrast/in-page/frames.ts';
import type { Motions } from '../../contrast/in-page/moving.ts';
import { isMoving, listMotions, listShadowRoots } from '../../contrast/in-page/moving.ts';
import { isSeenText } from '../../in-page/seen-text.ts';
import type { CheckHelper, ContrastCheck } from './axe-in-page.ts';
import type { Effects } from './effects-around.ts';
import { effectsAround } from './effects-around.ts';

/**
 * The reason why axe cannot know a contrast. `effect`: an effect changes the colors of a group, or a part of it is cut
 * away. `group`: its group is translucent. `fade`: it may still fade in. `highlight`: a script or a rule colors parts
 * of the text. `motion`: it changes all the time. `scroll`: it changes with the scroll position.
 */
export type Doubt = 'effect' | 'group' | 'fade' | 'highlight' | 'motion' | 'scroll';

/** The effects of a document that change the colors of texts. */
export type Looks = {
  readonly effects: Map<Element, Effects>;
  readonly highlighted: ReadonlySet<Element>;
  motions?: Motions | undefined;
};

/**
 * axe reads colors from styles at one moment. Where these may not be the colors that people see, its answer becomes a
 * question, which pictures and a second moment decide (contrast-review.ts). A failure of text that no one sees is none.
 */
export function doubtContrast(): void {
  const looks: Looks = { effects: new Map(), highlighted: listHighlighted(document) };
  doubtCheck('color-contrast', looks);
  doubtCheck('color-contrast-enhanced', looks);
}

export function doubtCheck(id: string, looks: Looks): void {
  const check = axe._audit.checks[id];
  if (check === undefined) throw new Error('axe has no check of contrast.');
  const { evaluate } = check;
  check.evaluate = function evaluateInDoubt(this: CheckHelper, ...values: Parameters<ContrastCheck>) {
    const hasPassed = evaluate.apply(this, values);
    const [text] = values;
    if (hasPassed !== true && isUnseen(text)) {
      this.data({ messageKey: 'hidden' });
      return true;
    }
    const doubt = hasPassed === undefined ? undefined : findDoubt(text, hasPassed, looks);
    if (doubt === undefined) return hasPassed;
    this.data({ doubt });
    return undefined;
  };
}

/** Fields have no text of their own, so they count as seen. */
export function isUnseen(element: Element): boolean {
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  return texts.length > 0 && !texts.some((text) => text instanceof Text && isSeenText(text, boxesOf(text)));
}

export function boxesOf(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** A text that passes is in doubt only if its colors certainly differ from those of its styles. */
export function findDoubt(element: Element, hasPassed: boolean, looks: Looks): Doubt | undefined {
  const around = effectsAround(element, looks.effects);
  if (looks.highlighted.has(element)) return 'highlight';
  if (hasPassed && around.recolors) return 'effect';
  if (!hasPassed && hasOwnFirstLine(element)) return 'highlight';
  looks.motions ??= listMotions([document, ...listShadowRoots(document)]);
  if (hasPassed) return isRecolored(element, looks.motions) ? 'motion' : undefined;
  return findMotion(element, looks.motions) ?? findEffect(around);
}

/** Otherwise the moment would decide. */
export function isRecolored(element: Element, { endless }: Motions): boolean {
  return endless.some(({ target, recolors }) => recolors && isAround(target, element));
}

export function findMotion(element: Element, { byScroll, endless, ending }: Motions): Doubt | undefined {
  if (byScroll.some((target) => isAround(target, element))) return 'scroll';
  if (ending.some((target) => isAround(target, element))) return 'fade';
  return endless.length > 0 && isMoving(element, [element.getBoundingClientRect()], endless) ? 'motion' : undefined;
}

export function findEffect({ mayFade, recolors, distorts, isGroup }: Effects): Doubt | undefined {
  if (mayFade) return 'fade';
  if (recolors || distorts) return 'effect';
  return isGroup ? 'group' : undefined;
}
