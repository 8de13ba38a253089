/** Frames in which the control that opened the dialog gets the focus back. If it is gone, nothing does. */
const mostFrames = 30;

/**
 * Calls when no dialog is open and the focus is back on the control that opened it. What removes this control has to wait for
 * that: otherwise the focus is lost, and the keyboard continues from the top of the page.
 */
export function afterDialog(work: () => void, frames = mostFrames): void {
  const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const isBack = document.activeElement !== null && document.activeElement !== document.body;
  if (!isOpen && (isBack || frames === 0)) work();
  else requestAnimationFrame(() => afterDialog(work, isOpen ? frames : frames - 1));
}
