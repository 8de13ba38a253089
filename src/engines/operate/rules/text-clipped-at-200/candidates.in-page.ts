import { clipsAround, listTexts } from '../../../in-page/clipped-text.ts';
import type { Clip } from '../../../in-page/clipped-text.ts';
import { findAll, shadowOf } from '../../../in-page/elements.ts';

/** False if no text is in an element that hides overflow, and neither a script nor a media query can change that. */
export function mayClipText(): boolean {
  if (document.querySelector('script') !== null || findAll('*').some((one) => shadowOf(one) !== null)) return true;
  if ([...document.styleSheets, ...document.adoptedStyleSheets].some(asksForView)) return true;
  const clips = new Map<Element, readonly Clip[]>();
  return listTexts().some(
    ({ parentElement }) => parentElement !== null && clipsAround(parentElement, clips).length > 0,
  );
}

/** True if a part of the sheet may apply only to some sizes of the view, or cannot be read. */
export function asksForView(sheet: CSSStyleSheet): boolean {
  if (!/^(?:all|screen|print)?$/.test(sheet.media.mediaText)) return true;
  try {
    return [...sheet.cssRules].some(ruleAsksForView);
  } catch {
    return true;
  }
}

/** Style rules may contain other rules too. */
export function ruleAsksForView(rule: CSSRule): boolean {
  if (rule instanceof CSSStyleRule) return rule.cssRules.length > 0;
  return !(rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule || rule instanceof CSSNamespaceRule);
}
