import { listNamed } from '../../in-page/named-elements.ts';
import { findAll } from '../../in-page/elements.ts';
import { listStyleRules } from '../../in-page/style-rules.ts';

/**
 * The elements whose texts need no contrast (WCAG 1.4.3): inactive controls with their labels, hints and results,
 * content that no one can use, and what is hidden from screen readers, because authors mark decoration so.
 */
export function listExempt(): readonly Element[] {
  const controls = 'button, input, select, textarea, optgroup, option';
  const disabled = findAll(`:is(${controls})[disabled], [aria-disabled="true" i], [aria-hidden="true" i], [inert]`);
  const inert = listInertByStyle();
  const inSets = findAll('fieldset[disabled]').flatMap(({ children }) => [...children].filter(isInactivePart));
  return [...disabled, ...inert, ...inSets, ...findAll('label').filter(isOfDisabled), ...listParts()];
}

/** A style makes content inert as the attribute does. It is inherited, and few pages have it. */
export function listInertByStyle(): readonly Element[] {
  const rules = listStyleRules().filter(({ style }) => style.getPropertyValue('interactivity') !== '');
  const isInert = (element: Element) => getComputedStyle(element).getPropertyValue('interactivity') === 'inert';
  const inline = findAll('[style*="interactivity"]');
  return rules.length + inline.length === 0 ? [] : findAll('body *').filter(isInert);
}

/** Links and enabled controls in the label of a disabled control, or in a disabled set: they are not inactive. */
export function listActive(): readonly Element[] {
  const active = ':is(a[href], button:enabled, summary)';
  const others = '[aria-disabled="true" i], [aria-hidden="true" i], [inert]';
  return findAll(`label ${active}, fieldset[disabled] ${active}`).filter((part) => part.closest(others) === null);
}

/** The first legend of a set may hold the control that makes the others active. */
export function isInactivePart(part: Element): boolean {
  return !(part.localName === 'legend' && part.querySelector(':enabled') !== null);
}

export function isOfDisabled(label: Element): boolean {
  return label instanceof HTMLLabelElement && label.control !== null && isDisabled(label.control);
}

/** The names, hints and results whose controls are all disabled. */
export function listParts(): readonly Element[] {
  const parts = ['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
    findAll(`[${attribute}]`)
      .filter(isDisabled)
      .flatMap((control) => listNamed(control, attribute)),
  );
  return [...parts, ...findAll('output[for]')].filter((part) => {
    const controls = listControls(part);
    return controls.length > 0 && controls.every(isDisabled);
  });
}

export function listControls(part: Element): readonly Element[] {
  const root = part.getRootNode();
  const isOfPage = root instanceof Document || root instanceof ShadowRoot;
  const id = CSS.escape(part.id);
  const users =
    part.id === '' || !isOfPage ? [] : root.querySelectorAll(`[aria-labelledby~="${id}"], [aria-describedby~="${id}"]`);
  return [...users, ...(part instanceof HTMLOutputElement ? listNamed(part, 'for') : [])];
}

export function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.closest('[aria-disabled="true" i]') !== null;
}
