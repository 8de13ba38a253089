import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import { listNamed } from '../../../in-page/named-elements.ts';
import { markComponent } from '../../../in-page/component.ts';
import { cut, findAll, shadowOf } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { isInOpened } from '../../../in-page/opened-parts.ts';
import { isStop } from '../../../in-page/stop.ts';
import { isShown } from '../../opening/in-page/shown-elements.ts';
import { activeElement } from '../../in-page/stops.ts';
import { leadsTo, listEntries } from './entries.ts';
import { itemSelector, widgetSelector } from './widget-roles.ts';

/** A widget with items that Tab does not reach. The isolated world keeps it under its number in the list. */
export type Widget = {
  readonly mark: ElementMark;
  readonly role: string;
  /** The name of the first item that Tab does not reach. */
  readonly item: string;
  /** The number of elements from which keys may lead to the items. */
  readonly entries: number;
  /** True if one of them is in the widget, controls it, or has opened it as a popup. */
  readonly hasWayIn: boolean;
  /** True for a row, whose items the keys to the sides reach. */
  readonly isRow: boolean;
  /** True if such an item is a link, which works without a script. */
  readonly isLink: boolean;
  /** True if a field next to the widget may do the same. */
  readonly hasField: boolean;
  /** True if none of the entries is a field. Nothing is typed into one. */
  readonly mayType: boolean;
};

declare global {
  interface Window {
    curbcutWidgets?: readonly Tried[];
    /** Widgets of opened parts, which may stay open. */
    curbcutTried?: Set<Element>;
  }
}

/** `entries`: the elements that may take keys for the widget. `unreached`: its items that Tab does not reach. */
export type Tried = {
  readonly element: Element;
  readonly entries: readonly Element[];
  readonly unreached: readonly Element[];
};

export type Search = {
  readonly most: number;
  /** True for the widgets in what the page has opened, and false for the others. */
  readonly isOpened: boolean;
  /** Selectors of items that have been judged already, together with their widgets. */
  readonly judged: readonly string[];
};

/** Lists the first widgets of each component that have items which Tab does not reach. */
export function listWidgets({ most, isOpened, judged }: Search): readonly Widget[] {
  const tried = (window.curbcutTried ??= new Set());
  const kinds = new Map<string, Tried>();
  for (const element of findAll(widgetSelector())) {
    if (isInOpened(element) !== isOpened || tried.has(element) || !mayJudge(element, judged)) continue;
    const unreached = listUnreached(element);
    const kind = `${markComponent(element).path} ${roleOf(element)}`;
    if (unreached.length > 0 && !kinds.has(kind))
      kinds.set(kind, { element, entries: listEntries(element, isOpened), unreached });
  }
  const chosen = [...kinds.values()].slice(0, most);
  window.curbcutWidgets = chosen;
  if (isOpened) for (const { element } of chosen) tried.add(element);
  return chosen.map(describeWidget);
}

/**
 * A carousel has other controls for the same as its dots. Keys may lead into a part of a toolbar or grid from anywhere in
 * it. What is in a shadow tree may change without a trace.
 */
export function mayJudge(widget: Element, judged: readonly string[]): boolean {
  const carousel =
    '[aria-roledescription], [class*="carousel" i], [class*="slick" i], [class*="slide" i], [class*="swiper" i]';
  const others =
    '[role="toolbar"], [role="grid"], [role="treegrid"], [inert], [aria-disabled="true"], [aria-readonly="true"]';
  const isDots = ['tablist', 'radiogroup'].includes(roleOf(widget)) && widget.closest(carousel) !== null;
  if (isDots || widget.closest(others) !== null || widget.matches('select')) return false;
  if (widget.getRootNode() !== document || [...widget.querySelectorAll('*')].some((one) => shadowOf(one) !== null))
    return false;
  return !judged.some((selector) => widget.querySelector(selector) !== null);
}

export function roleOf(widget: Element): string {
  return widget.getAttribute('role') ?? '';
}

/** The items of a widget that people can see and use, without those of a widget in it. */
export function listItems(widget: Element): readonly Element[] {
  const within = [widget, ...listNamed(widget, 'aria-owns')].flatMap((part) => [part, ...part.querySelectorAll('*')]);
  const selector = itemSelector(roleOf(widget));
  const isOwn = (item: Element) => (item.parentElement?.closest(widgetSelector()) ?? widget) === widget;
  const isUsable = (item: Element) => item.closest('[aria-disabled="true"], :disabled, [inert]') === null;
  return within.filter((item) => item.matches(selector) && isOwn(item) && isUsable(item) && isShown(item));
}

/** The items that neither have the focus nor get it by Tab. */
export function listUnreached(widget: Element): readonly Element[] {
  const active = activeElement();
  return listItems(widget).filter((item) => !isReached(item, widget) && (active === null || !item.contains(active)));
}

/** True if Tab reaches an item, something in it, something around it, or its field. */
export function isReached(item: Element, widget: Element): boolean {
  for (let at: Element | null = item; at !== null && at !== widget; at = at.parentElement) if (isStop(at)) return true;
  const fields = [item.closest('label'), ...item.querySelectorAll('label')].flatMap((label) => label?.control ?? []);
  return [...fields, ...item.querySelectorAll('*')].some(isStop);
}

export function describeWidget({ element, entries, unreached }: Tried): Widget {
  const [item] = unreached;
  const name = item === undefined ? '' : nameOf(item);
  const role = roleOf(element);
  const orientation = element.getAttribute('aria-orientation');
  return {
    mark: markElement(element),
    role,
    item: cut(name === '' ? role : name, 80),
    entries: entries.length,
    hasWayIn: entries.some((entry) => leadsTo(entry, element)),
    isRow: orientation === 'horizontal' || (orientation === null && ['menubar', 'tablist'].includes(role)),
    isLink: unreached.some((one) => one.closest('a[href]') !== null || one.querySelector('a[href]') !== null),
    hasField: ['listbox', 'radiogroup'].includes(role) && hasFieldNear(element),
    mayType: !entries.some((entry) => entry.matches('input, select, textarea, [contenteditable], [role=textbox]')),
  };
}

/** A custom list often stands for a `select` that stays for the keyboard. */
export function hasFieldNear(widget: Element): boolean {
  const around = widget.parentElement?.parentElement ?? widget.parentElement;
  const fields = [...(around?.querySelectorAll('select, input, [role=combobox]') ?? [])];
  return fields.some((field) => !widget.contains(field) && isStop(field));
}
