import type { Said } from '../../../rule-sentences.ts';
import { isShownBox, listControls, listLines } from '../../in-page/content.ts';
import type { Described } from '../../in-page/described.ts';
import { describeSpotted } from '../../in-page/described.ts';
import type { en } from './en.ts';

declare global {
  interface Window {
    /** Controls that only their shape shows. */
    curbcutShapes?: readonly Element[];
  }
}

/** A control in the view. The rectangle is a pixel larger than the control on each side. */
export type ShapeInView = {
  readonly index: number;
  readonly rect: readonly [left: number, top: number, width: number, height: number];
};
export type ShapesInView = { readonly width: number; readonly shapes: readonly ShapeInView[] };

/** Counts controls without text, which only a background, a shadow or a mask may show. */
export function listShapes(): number {
  const most = 100;
  const lines = listLines().map(({ element }) => element);
  const withText = new Set<Element>();
  for (const element of lines) {
    const control = element.closest('a, button, summary, [role]');
    if (control !== null) withText.add(control);
    withText.add(element);
  }
  const native = '[type=checkbox], [type=radio], [type=range], [type=color], [type=file], select[multiple]';
  const shapes = listControls().filter(
    (control) =>
      !withText.has(control) &&
      ![...control.querySelectorAll('*')].some((inside) => withText.has(inside)) &&
      !(control.matches(native) && getComputedStyle(control).appearance !== 'none') &&
      !hasTypedText(control),
  );
  window.curbcutShapes = shapes.slice(0, most);
  return window.curbcutShapes.length;
}

/** The typed text of a field is text, too. */
export function hasTypedText(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions.length > 0;
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return (
    isField && control.type !== 'image' && control.value.trim() !== '' && !['checkbox', 'radio'].includes(control.type)
  );
}

/** Brings the first of these into view, and returns those that are in it. */
export function viewShapes(pending: readonly number[]): ShapesInView {
  const shapes = window.curbcutShapes ?? [];
  const shown = pending.filter((index) => shapes[index]?.isConnected === true && isShownBox(shapes[index]));
  shapes[shown[0] ?? -1]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [width, height] = [window.innerWidth, window.innerHeight];
  const inView = shown.flatMap((index) => {
    const rect = shapes[index]?.getBoundingClientRect();
    const isIn = rect !== undefined && rect.left >= 1 && rect.top >= 1 && rect.right < width && rect.bottom < height;
    if (!isIn) return [];
    return [{ index, rect: [rect.left - 1, rect.top - 1, rect.width + 2, rect.height + 2] as const }];
  });
  return { width, shapes: inView };
}

/** Describes the controls whose shape is gone. `total`: the number of all controls. */
export function describeVanished(total: number, vanished: readonly number[]): Described<Said<typeof en>> {
  const problems = vanished.flatMap((index) => {
    const element = window.curbcutShapes?.[index];
    return element === undefined ? [] : [{ element, kind: 'failed', message: ['vanished'] } as const];
  });
  return describeSpotted(total, problems);
}
