/** A selector by place costs time on a large page. A tree with more of such pictures loses all of its backgrounds. */
export const mostRules = 100;
export const deepest = 500;
export const hidden =
  '{ background-image: none !important; border-image-source: none !important; list-style-image: none !important }';

/**
 * Writes rules that remove the backgrounds, borders and markers that scripts may have drawn. Bundlers embed small icons
 * in the same way, so their pages still get pictures. A selector finds each element by its place, because an attribute
 * would be an event for the page.
 */
export function writeHidingRules(tree: Document | ShadowRoot): string {
  const rules: string[] = [];
  for (const element of tree.querySelectorAll('*')) {
    if (hasDrawnStyle(element)) rules.push(`${writePath(element, tree)} ${hidden}`);
    if (rules.length > mostRules) return `* ${hidden}`;
  }
  return rules.join(' ');
}

/** Reading `::before` and `::after` as well takes five times as long (measured). */
export function hasDrawnStyle(element: Element): boolean {
  const { backgroundImage, borderImageSource, listStyleImage } = getComputedStyle(element);
  return isDrawn(backgroundImage) || isDrawn(borderImageSource) || isDrawn(listStyleImage);
}

/** The browser takes any type but the full one of SVG for another kind of picture. */
export function isDrawn(style: string): boolean {
  return style !== 'none' && /url\("(?:blob:|data:(?!image\/svg\+xml[;,]))/i.test(style);
}

/** A form control may be named as a parent, and lead in a circle. */
export function writePath(element: Element, tree: Document | ShadowRoot): string {
  let path = '';
  let at: Element | null = element;
  for (let depth = 0; at !== null && depth < deepest; depth += 1) {
    const { parentNode }: Element = at;
    if (parentNode === tree && tree.nodeType === Node.DOCUMENT_NODE) return `:root${path}`;
    path = ` > :nth-child(${[...(parentNode?.children ?? [])].indexOf(at) + 1})${path}`;
    if (parentNode === tree) return `:host${path}`;
    at = at.parentElement;
  }
  return ':not(*)';
}
