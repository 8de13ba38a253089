import { findAll } from '../../../in-page/elements.ts';
import type { OpenedDialog } from './dialogs.ts';
import { readDialog } from './dialogs.ts';
import { isShown } from './shown-elements.ts';

/**
 * Takes a modal dialog that the page shows before anything was opened for what was opened last. Null if there is none.
 * The topmost one comes last in the document, as a rule.
 */
export function readModalAtStart(): OpenedDialog | null {
  const selector = 'dialog:modal, [role=dialog][aria-modal="true"], [role=alertdialog][aria-modal="true"]';
  const modal = findAll(selector).findLast(isShown);
  if (modal === undefined) return null;
  window.curbcutOpened = [modal];
  return readDialog();
}
