/** The active style rules of the document. Media queries that do not match are left out. */
export function listStyleRules(): readonly CSSStyleRule[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.filter((sheet) => !sheet.disabled && isMatching(sheet.media.mediaText)).flatMap(rulesOfSheet);
}

export function rulesOfSheet(sheet: CSSStyleSheet): readonly CSSStyleRule[] {
  return readRules(sheet).flatMap(styleRulesIn);
}

export function styleRulesIn(rule: CSSRule): readonly CSSStyleRule[] {
  if (rule instanceof CSSStyleRule) return [rule];
  if (rule instanceof CSSImportRule) {
    const { styleSheet, media } = rule;
    return styleSheet === null || !isMatching(media.mediaText) ? [] : rulesOfSheet(styleSheet);
  }
  if (rule instanceof CSSMediaRule && !isMatching(rule.conditionText)) return [];
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(styleRulesIn) : [];
}

export function isMatching(media: string): boolean {
  return media === '' || matchMedia(media).matches;
}

/** The selectors of a list. Commas within parentheses and brackets do not separate selectors. */
export function splitSelectors(list: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((selector) => selector.trim());
}

/** Empty for a selector that the browser does not accept, for example after a part of it was removed. */
export function selectAll(selector: string, root: Document | ShadowRoot = document): readonly Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Sheets of other origins cannot be read. */
export function readRules(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
