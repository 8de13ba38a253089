import { listNamed } from '../../../in-page/named-elements.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { findTrigger, isHiddenText, readHoverStyle, showsSomething } from '../../../in-page/hover-styles.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../../in-page/style-rules.ts';
import { lookKeyOf } from '../../in-page/part-keys.ts';
import { kindOf } from '../../in-page/stops.ts';
import type { Point } from '../../opening/in-page/opened.ts';

declare global {
  interface Window {
    curbcutTriggers?: readonly Element[];
  }
}

/** An element, and what makes others equal to it. */
export type Kind = readonly [kind: string, trigger: Element];

/** The attributes by which libraries know what has a tooltip. */
export const tooltipTriggers: readonly string[] = [
  ...['data-bs-toggle', 'data-toggle', 'data-mdb-toggle', 'data-coreui-toggle'].map((name) => `[${name}="tooltip"]`),
  ...['data-bs-trigger', 'data-trigger'].map((name) => `[${name}~="hover"]`),
  '[data-tooltip], [data-tippy-content], [data-tooltip-target], [data-tip], [uk-tooltip], [data-uk-tooltip]',
  '[onmouseenter], [onmouseover], [onpointerenter], [onpointerover]',
  '[onmousemove], [onpointermove]',
];

/**
 * Lists elements on which hovering or the focus may show something: those with styles for it, with an attribute of a
 * library, with a hidden description, and those that scripts listen to. `heard`: points on the latter. Returns the keys of
 * the elements.
 */
export function listTriggers(heard: readonly Point[], most: number): readonly string[] {
  const mostElements = 8_000;
  window.curbcutTriggers = [];
  if (!matchMedia('(any-hover: hover)').matches || document.getElementsByTagName('*').length > mostElements) return [];
  const kinds = new Map<string, Element>();
  for (const [kind, trigger] of [...listStyled(), ...listDeclared(), ...listOthers(heard)])
    if (!kinds.has(kind) && isExposed(trigger)) kinds.set(kind, trigger);
  window.curbcutTriggers = [...new Set(kinds.values())].slice(0, most);
  return window.curbcutTriggers.map(lookKeyOf);
}

/** All tooltips of a library are of one kind. */
export function listDeclared(): readonly Kind[] {
  return findAll(tooltipTriggers.join(', ')).map((element) => {
    const library = tooltipTriggers.findIndex((selector) => element.matches(selector));
    return [`${library} ${element.localName}`, element];
  });
}

/** All that one style shows is of one kind. Most styles are for other states. */
export function listStyled(): readonly Kind[] {
  const selectors = listStyleRules()
    .filter((rule) => /:(?:hover|focus)/.test(rule.selectorText) && showsSomething(rule))
    .flatMap((rule) => splitSelectors(rule.selectorText))
    .map((selector) => selector.replaceAll(/:focus(?:-within|-visible)?\b/g, ':hover'));
  return [...new Set(selectors)].flatMap(readHoverStyle).flatMap(({ trigger, shown }): readonly Kind[] => {
    const hidden = selectAll(shown).find(isHiddenText);
    const element = hidden === undefined ? null : findTrigger(hidden, trigger);
    return element === null ? [] : [[shown, element]];
  });
}

export function listOthers(heard: readonly Point[]): readonly Kind[] {
  const atPoints = heard.flatMap(({ x, y }) => document.elementFromPoint(x, y) ?? []);
  const others = [...listDescribed(), ...atPoints].filter((element) => !element.matches(tooltipTriggers.join(', ')));
  return others.map((element) => [kindOf(element), element]);
}

export function listDescribed(): readonly Element[] {
  const isTooltip = (text: Element) =>
    isHiddenText(text) && text.matches('[role=tooltip], [class*=tooltip], [class*=popover]');
  return findAll('[aria-describedby]').filter((element) => listNamed(element, 'aria-describedby').some(isTooltip));
}
