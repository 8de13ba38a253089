/**
 * Effects on an element and on all elements around it, over the borders of shadow roots and frames. `recolors`: a
 * filter changes colors. `distorts`: a mask, a clip, another filter or an inner shadow changes what is seen. `isGroup`:
 * its opacity is below 1. `mayFade`: a transition or an animation may end that.
 */
export type Effects = {
  readonly recolors: boolean;
  readonly distorts: boolean;
  readonly isGroup: boolean;
  readonly mayFade: boolean;
};

export const noEffects: Effects = { recolors: false, distorts: false, isGroup: false, mayFade: false };

export function effectsAround(element: Element, known: Map<Element, Effects>): Effects {
  const before = known.get(element);
  if (before !== undefined) return before;
  const found = addOuter(effectsOf(getComputedStyle(element)), outerEffects(element, known));
  known.set(element, found);
  return found;
}

export function outerEffects(element: Element, known: Map<Element, Effects>): Effects {
  const root = element.getRootNode();
  const around = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (around !== null) return effectsAround(around, known);
  const frame = element.ownerDocument.defaultView?.frameElement ?? null;
  if (frame === null) return noEffects;
  const { isGroup, distorts, ...rest } = effectsAround(frame, known);
  // The layers of a frame's document do not contain what is around the frame, so only pictures decide.
  return { ...rest, isGroup: false, distorts: distorts || isGroup };
}

export function addOuter(own: Effects, outer: Effects): Effects {
  return {
    recolors: own.recolors || outer.recolors,
    distorts: own.distorts || outer.distorts,
    isGroup: own.isGroup || outer.isGroup,
    mayFade: own.mayFade || outer.mayFade,
  };
}

export function effectsOf(style: CSSStyleDeclaration): Effects {
  const { filter, backdropFilter, maskImage, clipPath, mixBlendMode, boxShadow, opacity } = style;
  const recolors = changesColors(filter) || changesColors(backdropFilter);
  const isGroup = Number(opacity) < 1;
  const cuts = [filter, maskImage, clipPath].some((value) => value !== '' && value !== 'none');
  return {
    recolors,
    distorts: cuts || mixBlendMode !== 'normal' || isFilledByShadow(boxShadow),
    isGroup,
    mayFade: (isGroup || recolors) && fades(style),
  };
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

/** True if an inner shadow may lie under text. Thinner ones are borders. */
export function isFilledByShadow(shadow: string): boolean {
  if (!shadow.includes('inset')) return false;
  const least = 8;
  return [...shadow.matchAll(/(-?[\d.]+)px/g)].some(([, length]) => Math.abs(Number(length)) >= least);
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
