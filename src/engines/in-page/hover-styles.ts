/** A style that shows content while the pointer is over an element: the selectors of both, without `:hover`. */
export type HoverStyle = { readonly trigger: string; readonly shown: string };

export function showsSomething({ style }: CSSStyleRule): boolean {
  const { display, visibility, opacity } = style;
  return (display !== '' && display !== 'none') || visibility === 'visible' || Number(opacity || 0) > 0;
}

/**
 * Empty for a selector that shows the element under the pointer itself. That element is already there, because people
 * can point at it.
 */
export function readHoverStyle(selector: string): readonly HoverStyle[] {
  const at = selector.lastIndexOf(':hover');
  const rest = selector.slice(at + ':hover'.length);
  if (at === -1 || !/[\s>+~]/.test(rest.trimEnd()) || /[()]/.test(selector) || /::?(?:before|after)/.test(rest))
    return [];
  const trigger = `${selector.slice(0, at)}${/^[^\s>+~]*/.exec(rest)?.[0] ?? ''}`.replaceAll(':hover', '');
  return [{ trigger: trigger === '' ? '*' : trigger, shown: selector.replaceAll(':hover', '') }];
}

/** True if it is hidden now, and has words. */
export function isHiddenText(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return !isShown && /\p{L}{2}/u.test(element.textContent ?? '');
}

export function findTrigger(hidden: Element, trigger: string): Element | null {
  const around = hidden.parentElement?.closest(trigger) ?? null;
  if (around !== null) return around;
  for (let one = hidden.previousElementSibling; one !== null; one = one.previousElementSibling)
    if (one.matches(trigger)) return one;
  return null;
}
