import { findAll } from '../../in-page/elements.ts';

/** The surroundings of the stops between which the focus is caught, which decide whether people are caught too. */
export type TrapFacts = {
  /** True in a dialog. The focus may stay there if an element in it closes the dialog. */
  readonly isDialog: boolean;
  /** True in a box in front of the page, which may be a dialog without the markup of one. */
  readonly isInFront: boolean;
  readonly hasButton: boolean;
  /** True if a control has a name that promises help, or a way out. Only using it shows its effect. */
  readonly hasHelp: boolean;
  /** Keys that the page's text names, such as `Ctrl+M`. */
  readonly advisedKeys: readonly string[];
};

export function readTrap(stops: readonly number[]): TrapFacts {
  const caught = stops.map((stop) => window.curbcutStops?.[stop]).filter((element) => element !== undefined);
  const dialog = '[role=dialog], [role=alertdialog], [aria-modal=true], dialog[open]';
  const controls = caught.filter((element) => element.matches('a[href], button, summary, [role=button], [role=link]'));
  return {
    isDialog: caught.every((element) => closestThroughRoots(element, dialog) !== null),
    isInFront: caught.every(isInFront),
    hasButton: caught.some((element) => isButton(element)),
    hasHelp: controls.some(promisesHelp),
    advisedKeys: listAdvisedKeys(),
  };
}

export function closestThroughRoots(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? closestThroughRoots(root.host, selector) : null);
}

export function isButton(element: Element): boolean {
  return element.matches('button, summary, [role=button], input[type=button], input[type=submit], a[href^="#"]');
}

export function isInFront(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).position === 'fixed') return true;
  }
  return false;
}

export function promisesHelp(element: Element): boolean {
  const words =
    /help|how|key|exit|leave|close|escape|hilfe|tast|schlie|verlass|aide|clavier|quitter|ferm|ayuda|tecl|salir|cerrar|\?|×/i;
  const names = ['aria-label', 'title', 'value'].map((name) => element.getAttribute(name) ?? '');
  return words.test([element.textContent ?? '', ...names].join(' '));
}

/** Keys with a modifier, function keys and Escape, in the page's text and in the names of its elements. */
export function listAdvisedKeys(): readonly string[] {
  const keys =
    /\b(?:(?:ctrl|control|strg|alt|option|shift|umschalt|maj)\s*[+-]\s*)+(?:f\d{1,2}|esc(?:ape)?|tab|[a-z0-9])\b|\bF\d{1,2}\b|\besc(?:ape)?\b/gi;
  const named = findAll('[aria-label], [title], [aria-keyshortcuts]')
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => ['aria-label', 'title', 'aria-keyshortcuts'].map((name) => element.getAttribute(name) ?? ''));
  const text = [document.body.innerText.slice(0, 100_000), ...named].join('\n');
  return [...new Set(text.match(keys) ?? [])].slice(0, 5);
}
