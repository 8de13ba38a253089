import { readRules } from '../../../in-page/style-rules.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

export type Orientation = 'portrait' | 'landscape';

/** Degrees by which a style sheet turns an element in each orientation. */
export type Turns = { readonly [key in Orientation]?: number };

/**
 * Finds elements with the page's content that a style sheet turns depending on the screen's orientation (WCAG 1.3.4).
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const turns = new Map<Element, Turns>();
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) collectTurns(readRules(sheet), turns);
  return [...turns].flatMap(([element, turned]): readonly ElementOutcome<typeof en>[] => {
    if (!isPageContent(element)) return [];
    const base = baseTurn(element, turned);
    const between = Math.abs((turned.portrait ?? base) - (turned.landscape ?? base)) % 180;
    if (Math.abs(between - 90) > 1) return [{ element, result: 'passed' }];
    const orientation = turned.portrait === undefined ? 'landscape' : 'portrait';
    return [{ element, result: 'failed', message: [orientation] }];
  });
}

export function collectTurns(rules: readonly CSSRule[], turns: Map<Element, Turns>, orientation?: Orientation): void {
  for (const rule of rules) {
    if (rule instanceof CSSImportRule && rule.styleSheet !== null) {
      collectTurns(readRules(rule.styleSheet), turns, findOrientation(rule.media.mediaText) ?? orientation);
    } else if (rule instanceof CSSMediaRule) {
      collectTurns([...rule.cssRules], turns, findOrientation(rule.conditionText) ?? orientation);
    } else if (rule instanceof CSSGroupingRule) {
      collectTurns([...rule.cssRules], turns, orientation);
    } else if (rule instanceof CSSStyleRule && orientation !== undefined) {
      addTurn(rule, orientation, turns);
    }
  }
}

/** The orientation that a media query needs. Undefined for a query with `not` or with alternatives. */
export function findOrientation(query: string): Orientation | undefined {
  if (/\bnot\b|,|\bor\b/.test(query)) return undefined;
  const found = /\(\s*orientation\s*:\s*(portrait|landscape)\s*\)/.exec(query)?.[1];
  return found === 'portrait' || found === 'landscape' ? found : undefined;
}

export function addTurn(rule: CSSStyleRule, orientation: Orientation, turns: Map<Element, Turns>): void {
  const degrees = readTurn(rule.style);
  if (degrees === undefined) return;
  for (const element of document.querySelectorAll(rule.selectorText))
    turns.set(element, { ...turns.get(element), [orientation]: degrees });
}

/**
 * The turn around the axis that points out of the screen. Undefined if the declarations turn nothing, or cannot be
 * resolved.
 */
export function readTurn(style: CSSStyleDeclaration): number | undefined {
  const rotate = style.getPropertyValue('rotate').replace(/^z\s+/, '');
  const transform = style.getPropertyValue('transform');
  if ((rotate === '' || rotate === 'none') && (transform === '' || transform === 'none')) return undefined;
  try {
    const turned = rotate === '' || rotate === 'none' ? '' : `rotate(${rotate})`;
    const { a, b } = new DOMMatrix(`${turned} ${transform === 'none' ? '' : transform}`.trim());
    return (Math.atan2(b, a) * 180) / Math.PI;
  } catch {
    // The cause is lengths in relative units, or variables.
    return undefined;
  }
}

/**
 * The turn for the orientation without a rule, which is the element's current turn if the screen is in that
 * orientation.
 */
export function baseTurn(element: Element, turned: Turns): number {
  const current: Orientation = matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';
  return turned[current] === undefined ? (readTurn(getComputedStyle(element)) ?? 0) : 0;
}

/** A symbol that turns with the screen locks no content. */
export function isPageContent(element: Element): boolean {
  const { body } = document;
  if (!element.checkVisibility()) return false;
  const textOf = (one: Element) => (one.textContent ?? '').replaceAll(/\s+/g, '').length;
  return element.contains(body) || element === body || (textOf(element) > 0 && textOf(element) >= textOf(body) / 2);
}
