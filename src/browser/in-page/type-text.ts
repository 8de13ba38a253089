import type { StepState, StepTarget } from '../step-state.ts';

/**
 * Types into the marked element of this document if the document has one of the origins and the field accepts text. The
 * page cannot act between the check and the typing.
 */
export function actOnMarked({ mark, origins, text }: StepTarget): StepState {
  const marked = findMarked(document, `[${mark.name}="${mark.value}"]`);
  if (marked === null) return 'missing';
  if (!origins.includes(location.origin)) return 'elsewhere';
  const target = marked instanceof HTMLLabelElement ? (marked.control ?? marked) : marked;
  if (text !== undefined && !isOpen(target)) return 'closed';
  marked.removeAttribute(mark.name);
  if (text !== undefined) typeInto(target as HTMLElement, text); // only HTML elements accept text
  return 'done';
}

/** Also searches open shadow roots. */
export function findMarked(root: Document | ShadowRoot, selector: string): Element | null {
  const found = root.querySelector(selector);
  if (found !== null) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot === null ? null : findMarked(shadowRoot, selector);
    if (inner !== null) return inner;
  }
  return null;
}

export function isOpen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.matches(':read-write');
}

/** Types as a keyboard does if the field keeps the focus, and otherwise as a script does. */
export function typeInto(field: HTMLElement, text: string): void {
  field.focus();
  if (hasFocus(field)) {
    selectAll(field);
    // oxlint-disable-next-line typescript/no-deprecated -- only this fires the trusted events of a keyboard
    if (document.execCommand('insertText', false, text)) return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function hasFocus(field: Element): boolean {
  const root = field.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === field;
}

export function selectAll(field: HTMLElement): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else getSelection()?.selectAllChildren(field);
}
