import { untilDrawn } from '../../../browser/in-page/pause.ts';
import { elementAt } from '../../in-page/find-at.ts';
import { stepTo } from '../../in-page/elements.ts';
import { isLone, pairOf } from '../../curbcut/rules/state-contrast/pairs.in-page.ts';
import { listStateful, stateOf } from '../../curbcut/rules/state-contrast/stateful.in-page.ts';
import type { Part, Shown } from './frame-control.ts';
import { isInFront, showPart, toPart, within } from './frame-control.ts';
import type { Difference } from './other-look.ts';
import { differencesOf, differencesWhenFlipped, isSized, recolors } from './other-look.ts';

declare global {
  interface Window {
    /** The styles that show a control in its other state. */
    curbcutOtherLook?: {
      readonly root: Document | ShadowRoot;
      readonly sheet: CSSStyleSheet;
      readonly differences: readonly Difference[];
    };
  }
}

/** `isOn`: its own state. `isWhole`: the two looks differ in nothing else, such as the color of a text. */
export type ShownLook = Shown & { readonly part: Part; readonly isOn: boolean; readonly isWhole: boolean };

/**
 * Scrolls to a control, and prepares its other look. `behind`: something is in front of it. Null if its other look is
 * not known, or is the same.
 */
export async function frameState(
  path: readonly string[],
  { takesParts }: { readonly takesParts: boolean },
): Promise<ShownLook | 'behind' | null> {
  const element = elementAt(path);
  if (element === null) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await untilDrawn(250);
  if (!isInFront(element, element.getBoundingClientRect())) return 'behind';
  const look = findOtherLook(element);
  const root = element.getRootNode();
  if (look === undefined || !(root instanceof Document || root instanceof ShadowRoot)) return null;
  window.curbcutOtherLook = { root, sheet: writeSheet(look.differences, root), differences: look.differences };
  const part = toPart(look.unit.getBoundingClientRect());
  const pictured = showPart(part, takesParts);
  return { ...pictured, part: within(part, pictured), isOn: stateOf(element) === 'on', isWhole: look.isWhole };
}

/** `unit`: the box that looks different. */
export type OtherLook = {
  readonly unit: Element;
  readonly differences: readonly Difference[];
  readonly isWhole: boolean;
};

export function findOtherLook(element: Element): OtherLook | undefined {
  const items = listStateful();
  const pair = stateOf(element) === 'on' ? pairOf(element, items) : undefined;
  if (pair === undefined && !isLone(element, items)) return undefined;
  const differences = pair === undefined ? differencesWhenFlipped(element) : differencesOf(pair);
  const isWhole = pair !== undefined && !recolors(differences);
  return differences.length === 0 ? undefined : { unit: pair?.unit ?? element, differences, isWhole };
}

export function writeSheet(differences: readonly Difference[], root: Document | ShadowRoot): CSSStyleSheet {
  const rules = differences.map(({ element, part, values }) => {
    const declared = Object.entries(values).map(([name, value]) => `${name}: ${value} !important`);
    return `${stepTo(element, root)}${part} { ${declared.join('; ')} }`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer curbcut { ${rules.join('\n')} }`);
  return sheet;
}

/**
 * Shows the other look by a style sheet. No attribute changes, so the page notices nothing. Returns false if an element
 * does not look as it should, because another style wins.
 */
export function showOtherLook(): boolean {
  const { root, sheet, differences } = window.curbcutOtherLook ?? {};
  if (root === undefined || sheet === undefined || differences === undefined) return false;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return differences.every(({ element, part, values }) => {
    const style = getComputedStyle(element, part === '' ? null : part);
    return Object.entries(values).every(([name, value]) => isSized(name) || style.getPropertyValue(name) === value);
  });
}

export function restoreLook(): void {
  const { root, sheet } = window.curbcutOtherLook ?? {};
  if (root !== undefined) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  delete window.curbcutOtherLook;
}
