import { openRoots } from '../../../in-page/elements.ts';
import { readRules } from '../../../in-page/style-rules.ts';

/** The media queries that name an orientation, of rules that can turn elements. */
export function listOrientationMedia(): readonly MediaList[] {
  return openRoots()
    .flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets])
    .filter((sheet) => !sheet.disabled)
    .flatMap(mediaOfSheet);
}

export function mediaOfSheet(sheet: CSSStyleSheet): readonly MediaList[] {
  const rules = readRules(sheet);
  const isTurning = namesOrientation(sheet.media) && rules.some(canTurn);
  return [...(isTurning ? [sheet.media] : []), ...rules.flatMap(mediaIn)];
}

export function mediaIn(rule: CSSRule): readonly MediaList[] {
  if (rule instanceof CSSImportRule) {
    const { media, styleSheet } = rule;
    if (styleSheet === null) return [];
    const rules = readRules(styleSheet);
    const isTurning = namesOrientation(media) && rules.some(canTurn);
    return [...(isTurning ? [media] : []), ...rules.flatMap(mediaIn)];
  }
  if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return [];
  const own = rule instanceof CSSMediaRule && namesOrientation(rule.media) && canTurn(rule) ? [rule.media] : [];
  return [...own, ...[...rule.cssRules].flatMap(mediaIn)];
}

export function namesOrientation({ mediaText }: MediaList): boolean {
  return mediaText.includes('orientation');
}

/** True for a rule with a declaration that turns elements, a variable that one may use, or an animation. */
export function canTurn({ cssText }: CSSRule): boolean {
  return /\b(?:rotate|transform|animation)\b|--/.test(cssText);
}
