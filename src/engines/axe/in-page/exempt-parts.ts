/**
 * The hints and results of this document whose controls are all disabled. Parts of an inactive control need no contrast
 * (WCAG 1.4.3), and axe knows only its labels.
 */
export function listExemptParts(): readonly Element[] {
  const hints = [...document.querySelectorAll('[aria-describedby]')]
    .filter(isDisabled)
    .flatMap((control) => listIds(control.getAttribute('aria-describedby') ?? ''))
    .map((id) => document.getElementById(id))
    .filter((hint) => hint !== null);
  return [...hints, ...document.querySelectorAll('output[for]')].filter((part) => {
    const controls = listControls(part);
    return controls.length > 0 && controls.every(isDisabled);
  });
}

export function listControls(part: Element): readonly Element[] {
  const described = part.id === '' ? [] : document.querySelectorAll(`[aria-describedby~="${CSS.escape(part.id)}"]`);
  const inputs = part instanceof HTMLOutputElement ? listIds(part.htmlFor.value) : [];
  return [...described, ...inputs.map((id) => document.getElementById(id)).filter((input) => input !== null)];
}

export function listIds(text: string): readonly string[] {
  return text.split(/\s+/).filter((id) => id !== '');
}

export function isDisabled(control: Element): boolean {
  return control.matches(':disabled, [aria-disabled="true"]');
}
