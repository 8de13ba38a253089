import { findAll, shadowOf } from '../../../in-page/elements.ts';
import { readRules, selectAll } from '../../../in-page/style-rules.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';
import type { Orientation } from './orientation.in-page.ts';
import { currentOrientation, readOrientation } from './orientation.in-page.ts';

/** The declarations that turn an element in one orientation, as texts. */
export type Declared = { readonly rotate?: string; readonly transform?: string };
export type Turns = { readonly [key in Orientation]?: Declared };

/** A document or shadow root, and the selector of the rule around nested rules. */
export type Scope = {
  readonly root: Document | ShadowRoot;
  readonly turns: Map<Element, Turns>;
  readonly parent?: string;
};

/**
 * Finds elements with the page's content that a style sheet turns depending on the screen's orientation (WCAG 1.3.4).
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const turns = new Map<Element, Turns>();
  for (const root of [document, ...findAll('*').flatMap((element) => shadowOf(element) ?? [])]) {
    const sheets = [...root.styleSheets, ...root.adoptedStyleSheets].filter((sheet) => !sheet.disabled);
    for (const sheet of sheets) collectInMedia(readRules(sheet), { root, turns }, { query: sheet.media.mediaText });
  }
  return [...turns].flatMap(([element, turned]): readonly ElementOutcome<typeof en>[] => {
    if (!isPageContent(element)) return [];
    const between = Math.abs(turnIn('portrait', element, turned) - turnIn('landscape', element, turned)) % 180;
    if (Math.abs(between - 90) > 1) return [{ element, result: 'passed' }];
    const orientation = turned.portrait === undefined ? 'landscape' : 'portrait';
    return [{ element, result: 'failed', message: [orientation] }];
  });
}

export type Media = { readonly query: string; readonly outer?: Orientation | undefined };

export function collectInMedia(rules: readonly CSSRule[], scope: Scope, { query, outer }: Media): void {
  const orientation = readOrientation(query);
  if (orientation !== 'never') collectTurns(rules, scope, orientation ?? outer);
}

export function collectTurns(rules: readonly CSSRule[], scope: Scope, outer?: Orientation): void {
  for (const rule of rules) {
    if (rule instanceof CSSImportRule && rule.styleSheet !== null) {
      collectInMedia(readRules(rule.styleSheet), scope, { query: rule.media.mediaText, outer });
    } else if (rule instanceof CSSMediaRule) {
      collectInMedia([...rule.cssRules], scope, { query: rule.conditionText, outer });
    } else if (rule instanceof CSSGroupingRule) {
      collectTurns([...rule.cssRules], scope, outer);
    } else if (rule instanceof CSSStyleRule) {
      const selector = nest(rule.selectorText, scope.parent);
      addTurn(rule.style, { ...scope, parent: selector }, outer);
      collectTurns([...rule.cssRules], { ...scope, parent: selector }, outer);
    } else {
      // Declarations in a block within a rule are a rule of their own.
      const style: unknown = Reflect.get(rule, 'style');
      if (style instanceof CSSStyleDeclaration) addTurn(style, scope, outer);
    }
  }
}

export function nest(selector: string, parent: string | undefined): string {
  if (parent === undefined) return selector;
  return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`;
}

export function addTurn(style: CSSStyleDeclaration, { root, turns, parent }: Scope, orientation?: Orientation): void {
  if (orientation === undefined || parent === undefined) return;
  const given = (name: string) => style.getPropertyValue(name);
  if (given('rotate') === '' && given('transform') === '') return;
  for (const element of selectIn(root, parent)) {
    const valueOf = (name: 'rotate' | 'transform') => {
      const value = resolveVariables(given(name), [style, getComputedStyle(element)]);
      return value === '' ? {} : { [name]: value };
    };
    const before = turns.get(element) ?? {};
    const declared = { ...before[orientation], ...valueOf('rotate'), ...valueOf('transform') };
    turns.set(element, { ...before, [orientation]: declared });
  }
}

export function selectIn(root: Document | ShadowRoot, selector: string): readonly Element[] {
  if (root instanceof ShadowRoot && selector.trim() === ':host') return [root.host];
  return selectAll(selector, root);
}

export function resolveVariables(value: string, styles: readonly CSSStyleDeclaration[]): string {
  return value.replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_all, name: string, fallback = '') => {
    return styles.map((style) => style.getPropertyValue(name).trim()).find((one) => one !== '') ?? String(fallback);
  });
}

/** The degrees by which an element is turned: those of its styles now, with what applies in the other orientation. */
export function turnIn(orientation: Orientation, element: Element, turned: Turns): number {
  const { rotate, transform } = getComputedStyle(element);
  const current = currentOrientation();
  if (orientation === current) return degreesOf({ rotate, transform });
  // A declaration for the current orientation hides what applies in the other one.
  const hidden = turned[current] ?? {};
  const base = {
    ...(hidden.rotate === undefined && { rotate }),
    ...(hidden.transform === undefined && { transform }),
  };
  return degreesOf({ ...base, ...turned[orientation] });
}

/** The turn around the axis that points out of the screen. 0 if it cannot be resolved. */
export function degreesOf({ rotate = 'none', transform = 'none' }: Declared): number {
  try {
    const turn = rotate === 'none' ? '' : `rotate(${rotate.replace(/^z\s+|\s+z$/, '')})`;
    const { a, b } = new DOMMatrix(`${turn} ${transform === 'none' ? '' : transform}`.trim());
    return (Math.atan2(b, a) * 180) / Math.PI;
  } catch {
    // The cause is lengths in relative units, or an axis.
    return 0;
  }
}

/** A symbol that turns with the screen locks no content. */
export function isPageContent(element: Element): boolean {
  const { body } = document;
  if (!element.checkVisibility()) return false;
  const textOf = (one: Element) => (one.textContent ?? '').replaceAll(/\s+/g, '').length;
  return element.contains(body) || element === body || (textOf(element) > 0 && textOf(element) >= textOf(body) / 2);
}
