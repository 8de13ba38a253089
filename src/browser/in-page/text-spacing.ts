import { listRoots } from './open-roots.ts';

declare global {
  interface Window {
    /** The added sheets with their documents and shadow roots. */
    curbcutSpacing?: readonly (readonly [Document | ShadowRoot, CSSStyleSheet])[];
  }
}

/**
 * Applies the spacing of WCAG 1.4.12 to the document and its open shadow roots. Ids that do not exist give the rules a
 * higher specificity than those of the page.
 */
export function addTextSpacing(): void {
  const strong = ':not(#curbcut-none#curbcut-none)';
  const css = [
    `*${strong} { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`,
    `p${strong} { margin-bottom: 2em !important; }`,
  ].join(' ');
  window.curbcutSpacing = listRoots(document).map((root) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return [root, sheet] as const;
  });
}

export function removeTextSpacing(): void {
  for (const [root, sheet] of window.curbcutSpacing ?? [])
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  delete window.curbcutSpacing;
}
