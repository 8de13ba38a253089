import { findAt } from '../../in-page/find-at.ts';
import { untilDrawn } from '../../../browser/in-page/pause.ts';
import { isVisible } from '../../curbcut/rules/target-size/covers.in-page.ts';
import type { Part, Shown } from './frame-control.ts';
import { isInFront, showPart, toPart, within } from './frame-control.ts';

declare global {
  interface Window {
    /** What was checked before a box was shown in both states. */
    curbcutChecked?: readonly (readonly [HTMLInputElement, boolean])[];
  }
}

/** Where a picture shows a box to check, in CSS pixels. */
export type ShownState = Shown & { readonly part: Part };

/**
 * Shows a box to check in one of its states, without an event that a script would answer. `behind`: something is in
 * front of it. Null if it is not in this document.
 */
export async function showState(
  path: readonly string[],
  { isChecked, takesParts }: { readonly isChecked: boolean; readonly takesParts: boolean },
): Promise<ShownState | 'behind' | null> {
  const found = findAt(path);
  if (found.kind !== 'element' || !(found.element instanceof HTMLInputElement)) return null;
  const input = found.element;
  window.curbcutChecked ??= groupOf(input).map((one) => [one, one.checked]);
  input.checked = isChecked;
  const shown = isVisible(input) ? input : ([...(input.labels ?? [])].find(isVisible) ?? input);
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await untilDrawn(250);
  const box = shown.getBoundingClientRect();
  if (!isInFront(shown, box)) return 'behind';
  const pictured = showPart(toPart(box), takesParts);
  return { ...pictured, part: within(toPart(box), pictured) };
}

/** One radio button of a group turns the others off. */
export function groupOf(input: HTMLInputElement): readonly HTMLInputElement[] {
  if (input.type !== 'radio' || input.name === '') return [input];
  const scope = input.form ?? document;
  return [...scope.querySelectorAll('input[type=radio]')].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === input.name,
  );
}

export function restoreStates(): void {
  for (const [input, wasChecked] of window.curbcutChecked ?? []) input.checked = wasChecked;
  delete window.curbcutChecked;
}
