import { parentOf } from './frames.ts';

/** Tells which elements may still fade in: a transition or an animation may end their opacity or filter. */
export type Fading = Map<Element, boolean>;

/** Over the borders of shadow roots and frames. */
export function mayFade(element: Element, known: Fading): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = parentOf(element) ?? element.ownerDocument.defaultView?.frameElement ?? null;
  const style = getComputedStyle(element);
  const isChanged = Number(style.opacity) < 1 || changesColors(style.filter) || changesColors(style.backdropFilter);
  const found = (isChanged && fades(style)) || (around !== null && mayFade(around, known));
  known.set(element, found);
  return found;
}

/** Filters without an effect are often the start of a transition. */
export function changesColors(filter: string): boolean {
  if (filter === '' || filter === 'none') return false;
  const neutral: Readonly<Record<string, number>> = { brightness: 1, contrast: 1, opacity: 1, saturate: 1 };
  return [...filter.matchAll(/(?<name>[a-z-]+)\((?<value>[^()]*)/g)].some(
    ({ groups: { name = '', value = '' } = {} }) => {
      if (name === 'blur' || name === 'drop-shadow') return false;
      return name === 'url' || Number.parseFloat(value) !== (neutral[name] ?? 0);
    },
  );
}

export function fades({ transitionProperty, transitionDuration, animationName }: CSSStyleDeclaration): boolean {
  if (animationName !== 'none') return true;
  const durations = transitionDuration.split(',').map((one) => Number.parseFloat(one));
  return transitionProperty
    .split(',')
    .some(
      (name, index) => /^\s*(?:all|opacity|filter)\s*$/.test(name) && (durations[index % durations.length] ?? 0) > 0,
    );
}
