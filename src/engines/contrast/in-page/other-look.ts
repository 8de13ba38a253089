import type { Pair } from '../../curbcut/rules/state-contrast/pairs.in-page.ts';
import { stateNameOf, stateOf } from '../../curbcut/rules/state-contrast/stateful.in-page.ts';

/** `part`: '' or a pseudo-element. */
export type Difference = {
  readonly element: Element;
  readonly part: string;
  readonly values: Readonly<Record<string, string>>;
};
export type Look = ReadonlyMap<string, string>;

/** The sides in which two controls are equally large, so that their lengths mean the same. */
export type Compared = { readonly isWide: boolean; readonly isHigh: boolean; readonly hasOwnSigns: boolean };

/** The styles that a control which is on would have if it were off: those of the other one. */
export function differencesOf({ matched, hasOwnSigns }: Pair): readonly Difference[] {
  const [first] = matched;
  const [box, other] = [first?.on, first?.off].map((unit) => unit?.getBoundingClientRect());
  // Nothing but styles makes a control without text longer, such as the dot of a slide.
  const hasText = (first?.on.textContent ?? '').trim() !== '';
  const isNear = (one = 0, two = 0) => !hasText || Math.abs(one - two) < 1;
  const [isWide, isHigh] = [isNear(box?.width, other?.width), isNear(box?.height, other?.height)];
  const compared = { isWide, isHigh, hasOwnSigns };
  return matched.flatMap(({ on, off }) => {
    if (off === undefined) return [{ element: on, part: '', values: { display: 'none' } }];
    return parts().flatMap((part) => toDifference(on, part, diff(readLook(on, part), readLook(off, part), compared)));
  });
}

/**
 * The styles that a control would have in its other state, by its attribute alone. The attribute is back before any
 * script of the page runs. This needs styles without transitions: see operate/in-page/still.ts.
 */
export function differencesWhenFlipped(element: Element): readonly Difference[] {
  const name = stateNameOf(element) ?? '';
  const value = element.getAttribute(name);
  const elements = [element, ...element.querySelectorAll('*')];
  const readAll = () => elements.map((one) => parts().map((part) => readLook(one, part)));
  const now = readAll();
  element.setAttribute(name, stateOf(element) === 'on' ? 'false' : 'true');
  const flipped = readAll();
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  const compared = { isWide: true, isHigh: true, hasOwnSigns: false };
  return elements.flatMap((one, index) =>
    parts().flatMap((part, at) => {
      const [look, other] = [now[index]?.[at], flipped[index]?.[at]];
      return look && other ? toDifference(one, part, diff(look, other, compared)) : [];
    }),
  );
}

export function parts(): readonly string[] {
  return ['', '::before', '::after'];
}

export function toDifference(element: Element, part: string, values: Difference['values']): readonly Difference[] {
  return Object.keys(values).length === 0 ? [] : [{ element, part, values }];
}

export function readLook(element: Element, part: string): Look {
  const style = getComputedStyle(element, part === '' ? null : part);
  if (part !== '' && isNoContent(style.content)) return new Map([['content', 'none']]);
  return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
}

export function isNoContent(content: string): boolean {
  return content === 'none' || content === 'normal';
}

/** The values of the other look where they differ. */
export function diff(look: Look, other: Look, compared: Compared): Difference['values'] {
  const differing = [...other].filter(([name, value]) => look.get(name) !== value && isCopied(name, value, compared));
  return Object.fromEntries(differing);
}

/** A length of another control means the same if both are equally large, or if it is zero. */
export function isCopied(name: string, value: string, { isWide, isHigh, hasOwnSigns }: Compared): boolean {
  const ignored =
    /^(?:animation|transition|cursor$|pointer-events$|(?:perspective|transform)-origin|grid-template|(?:min|max)-|inset-|(?:inline|block)-size|margin-(?:inline|block)|(?:padding|border)-(?:inline|block)|border-(?:start|end)-)/;
  if (ignored.test(name) || (hasOwnSigns && value !== 'none' && isShape(name))) return false;
  if (/^(?:width|left|right|margin-left|margin-right)$/.test(name)) return isWide || value === '0px';
  if (/^(?:height|top|bottom|margin-top|margin-bottom)$/.test(name)) return isHigh || value === '0px';
  return true;
}

export function isShape(name: string): boolean {
  return /^(?:content|d|r|cx|cy|rx|ry|x|y)$/.test(name);
}

/** True if text or an icon has another color. People see this by more than the change of its ground. */
export function recolors(differences: readonly Difference[]): boolean {
  return differences.some(
    ({ element, values }) =>
      ('color' in values && (element.textContent ?? '').trim() !== '') || 'fill' in values || 'stroke' in values,
  );
}

export function isSized(name: string): boolean {
  return /^(?:width|height|left|right|top|bottom|margin-.*|transform)$/.test(name);
}
