import { digest } from './digest.ts';
import { listStyleRules, readRules } from './style-rules.ts';

declare global {
  interface Window {
    curbcutLook?: string;
  }
}

/** A text of all that decides how parts of the page look: two pages with an equal text show an equal part alike. */
export function lookOfPage(): string {
  if (window.curbcutLook !== undefined) return window.curbcutLook;
  const sheets = [...document.styleSheets].filter(hasStyles);
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const all = [...sheets.map(nameSheet), ...describeRoots(), color, backgroundColor, fontFamily, window.innerWidth];
  window.curbcutLook = digest(all.join('|'));
  return window.curbcutLook;
}

/** A library of charts adds a sheet of keyframes, which changes nothing else. */
export function hasStyles(sheet: CSSStyleSheet): boolean {
  return (
    sheet.href !== null || readRules(sheet).some((rule) => !/^@(?:-webkit-)?(?:keyframes|font-face)/.test(rule.cssText))
  );
}

/** Scripts may add rules to a sheet without text. */
export function nameSheet(sheet: CSSStyleSheet): string {
  const text = sheet.ownerNode?.textContent ?? '';
  if (sheet.href !== null || text !== '') return sheet.href ?? text;
  return readRules(sheet)
    .map(({ cssText }) => cssText)
    .join(' ');
}

/**
 * The attributes of the root and the body that a style asks for. The others often name or number the page, as in
 * `data-page="contacts"`.
 */
export function describeRoots(): readonly string[] {
  const selectors = listStyleRules().map(textOfSelectors).join('\n');
  return [document.documentElement, document.body].map((root) => {
    const asked = root.getAttributeNames().map((name) => [name, askedIn(selectors, root, name)] as const);
    return asked.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`)).join(' ');
  });
}

export function textOfSelectors({ selectorText, cssRules }: CSSStyleRule): string {
  return [selectorText, ...[...cssRules].map(({ cssText }) => cssText)].join('\n');
}

/** The value, or the part of it, that selectors ask for. Undefined if they do not ask for any of it. */
export function askedIn(selectors: string, root: Element, name: string): string | undefined {
  const value = root.getAttribute(name) ?? '';
  const isAlwaysSeen = ['dir', 'lang', 'style', 'bgcolor', 'text', 'background'].includes(name);
  if (isAlwaysSeen || (name !== 'class' && asksFor(selectors, `[${name}`))) return value;
  if (name === 'id') return asksFor(selectors, `#${CSS.escape(value)}`) ? value : undefined;
  if (name !== 'class') return undefined;
  const parts = [...selectors.matchAll(/\[class[*^$|~]?=["']?([^"'\]]+)/g)].map(([, part = '']) => part);
  const classes = [...root.classList].filter((one) => asksFor(selectors, `.${CSS.escape(one)}`));
  const asked = [...classes, ...parts.filter((part) => value.includes(part))];
  return asked.length === 0 ? undefined : asked.join(' ');
}

/** True if the selectors contain this name, and not only as the beginning of a longer one. */
export function asksFor(selectors: string, name: string): boolean {
  return selectors
    .split(name)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
}
