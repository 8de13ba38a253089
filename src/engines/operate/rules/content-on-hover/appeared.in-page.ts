import { pause } from '../../../../browser/in-page/pause.ts';
import { collapse } from '../../../curbcut/in-page/accessible-name.ts';
import { hasArea, meet } from '../../../../browser/in-page/edges.ts';
import { quote } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement, blurActive } from '../../in-page/stops.ts';
import { readTimer } from '../../in-page/timers.ts';
import type { Point } from '../../opening/in-page/opened.ts';
import { isShown, listShown, listTopmost } from '../../opening/in-page/shown-elements.ts';
import { coversText } from './covers-text.in-page.ts';

declare global {
  interface Window {
    curbcutHover?: { readonly trigger: Element; readonly known: ReadonlySet<Element>; content?: Element | undefined };
  }
}

/** Content that appeared. `path`: points on the way to it, the last one on it. Empty if it is all over the trigger. */
export type Appeared = {
  readonly text: string;
  readonly isCovering: boolean;
  readonly hasControl: boolean;
  readonly isError: boolean;
  readonly path: readonly Point[];
};

/** Scrolls to a trigger, and remembers what the page shows. Null if something is in front of it. */
export function aimAt(index: number): { readonly on: Point; readonly away: Point } | null {
  const trigger = window.curbcutTriggers?.[index];
  if (trigger === undefined) return null;
  blurActive();
  trigger.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const on = [...trigger.getClientRects()].map(middleOf).find((point) => isOver(trigger, point));
  if (on === undefined) return null;
  endMotion();
  window.curbcutHover = { trigger, known: new Set(listShown()) };
  const away = {
    x: on.x > window.innerWidth / 2 ? 1 : window.innerWidth - 2,
    y: on.y > window.innerHeight / 2 ? 1 : window.innerHeight - 2,
  };
  return { on, away };
}

export function middleOf({ left, right, top, bottom }: DOMRect): Point {
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

export function isOver(element: Element, { x, y }: Point): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.shadowRoot?.contains(element) === true);
}

/** Focuses a trigger, or the first element in it that takes the focus. */
export function focusTrigger(): boolean {
  const { trigger } = window.curbcutHover ?? {};
  const inside = trigger === undefined ? [] : [trigger, ...trigger.querySelectorAll('a[href], button, [tabindex="0"]')];
  for (const element of inside) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.tabIndex < 0) continue;
    element.focus({ preventScroll: true });
    return activeElement() === element;
  }
  return false;
}

/** Waits until the page shows a text that it did not show before, as long as a timer of a script may do so. */
export async function findAppeared(mostMs: number): Promise<Appeared | null> {
  const stepMs = 50;
  for (let leftMs = 2 * stepMs; ; leftMs -= stepMs) {
    const content = findContent();
    if (content !== undefined) return describeContent(content);
    if (leftMs <= 0 && readTimer(1, mostMs) === 0) return null;
    await pause(stepMs);
  }
}

/** Text in the trigger counts, too. What contains the trigger has only become larger. */
export function findContent(): Element | undefined {
  endMotion();
  const hover = window.curbcutHover;
  if (hover === undefined) return undefined;
  const shown = listShown();
  const fresh = new Set(shown.filter((element) => !hover.known.has(element) && !element.contains(hover.trigger)));
  const texts = listTopmost(fresh).filter((element) => /\p{L}{2}/u.test(element.textContent ?? ''));
  [hover.content] = texts.toSorted((one, other) => distanceTo(hover.trigger, one) - distanceTo(hover.trigger, other));
  return hover.content;
}

/** A page may show something elsewhere at the same time. */
export function distanceTo(trigger: Element, content: Element): number {
  const { left, right, top, bottom } = meet(trigger.getBoundingClientRect(), content.getBoundingClientRect());
  return Math.max(0, left - right) + Math.max(0, top - bottom);
}

export function describeContent(content: Element): Appeared {
  const trigger = window.curbcutHover?.trigger ?? content;
  return {
    text: quote(collapse(content.textContent ?? ''), 60),
    isCovering: coversText(content),
    hasControl: content.querySelector('button, [role=button]') !== null,
    isError: content.matches('[role=alert]') || trigger.matches('[aria-invalid=true], :user-invalid'),
    path: findPath(trigger, content),
  };
}

/** The way of the pointer to the nearest part of the content beside the trigger: into the gap between them, if any. */
export function findPath(trigger: Element, content: Element): readonly Point[] {
  const steps = 12;
  const from = [...trigger.getClientRects()].map(middleOf).find((point) => isOver(trigger, point));
  const to =
    from === undefined ? undefined : pointsOn(content, from).find((point) => isBeside(trigger, content, point));
  if (from === undefined || to === undefined) return [];
  const start = nearestOn(trigger, to) ?? from;
  const between = Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / (steps + 1);
    return { x: Math.round(start.x + (to.x - start.x) * part), y: Math.round(start.y + (to.y - start.y) * part) };
  });
  const gap = between.filter((point) => !isOver(trigger, point) && !isOver(content, point));
  return [...gap.slice(gap.length / 2, gap.length / 2 + 1), to];
}

/** The point of a trigger from which people leave it: a wide one leads along itself to its content. */
export function nearestOn(trigger: Element, { x, y }: Point): Point | undefined {
  const inset = 1;
  const points = [...trigger.getClientRects()]
    .map(({ left, right, top, bottom }) => ({
      x: Math.round(Math.min(Math.max(x, left + inset), right - inset)),
      y: Math.round(Math.min(Math.max(y, top + inset), bottom - inset)),
    }))
    .filter((point) => isOver(trigger, point));
  return points.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))[0];
}

export function pointsOn(content: Element, from: Point): readonly Point[] {
  const inset = 3;
  const box = content.getBoundingClientRect();
  const [left, right, top, bottom] = [box.left + inset, box.right - inset, box.top + inset, box.bottom - inset];
  const near = { x: Math.min(Math.max(from.x, left), right), y: Math.min(Math.max(from.y, top), bottom) };
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return [near, middleOf(box), ...corners].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** The pointer never hits what has no pointer events. */
export function isBeside(trigger: Element, content: Element, point: Point): boolean {
  const isInView = point.x > 0 && point.y > 0 && point.x < window.innerWidth && point.y < window.innerHeight;
  const boxes = [...trigger.getClientRects()];
  const { x, y } = point;
  if (!isInView || boxes.some((box) => hasArea(meet(box, { left: x, right: x + 1, top: y, bottom: y + 1 }))))
    return false;
  return getComputedStyle(content).pointerEvents === 'none' || isOver(content, point);
}

/** True if the content is there for so long. Returns as soon as it is gone. */
export async function isContentShown(ms: number): Promise<boolean> {
  const stepMs = 50;
  for (let waited = 0; ; waited += stepMs) {
    endMotion();
    const content = window.curbcutHover?.content;
    if (content === undefined || !content.isConnected || !isShown(content)) return false;
    if (waited >= ms) return true;
    await pause(stepMs);
  }
}

/** The corner of the content that moves with it, once scripts have answered. Null if it is gone. */
export async function placeOfContent(): Promise<Point | null> {
  const answerMs = 60;
  await pause(answerMs);
  endMotion();
  const content = window.curbcutHover?.content;
  if (content === undefined || !content.isConnected || !isShown(content)) return null;
  const { left, top } = content.getBoundingClientRect();
  return { x: left, y: top };
}

export function describeTrigger(): readonly ElementMark[] {
  const { trigger } = window.curbcutHover ?? {};
  return trigger === undefined ? [] : [markElement(trigger)];
}
