import { documentIn } from './frames.ts';
import { listShadowRoots } from './moving.ts';

declare global {
  interface Window {
    curbcutUnskipped?: readonly { readonly root: Document | ShadowRoot; readonly sheet: CSSStyleSheet }[];
  }
}

/** Shows what the browser skips because it is out of view, in this document and in its frames. */
export function showSkipped(): void {
  window.curbcutUnskipped = listDocuments(document).flatMap((one) =>
    [one, ...listShadowRoots(one)].flatMap((root) => showIn(root)),
  );
}

export function showIn(root: Document | ShadowRoot): NonNullable<Window['curbcutUnskipped']> {
  const { defaultView: view } = 'host' in root ? root.ownerDocument : root;
  const skipping = [...root.querySelectorAll('*')].filter((one) => getComputedStyle(one).contentVisibility === 'auto');
  if (view === null || skipping.length === 0) return [];
  const sheet = new view.CSSStyleSheet();
  const rule = `${skipping.map(selectIn).join(', ')} { content-visibility: visible !important }`;
  sheet.replaceSync(`@layer curbcut { ${rule} }`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return [{ root, sheet }];
}

/** Selects an element by its place in its root, without marking the document. */
export function selectIn(element: Element): string {
  const { parentElement: parent, parentNode } = element;
  const own = `:nth-child(${[...(parentNode?.children ?? [])].indexOf(element) + 1})`;
  if (parent !== null) return `${selectIn(parent)} > ${own}`;
  return element === element.ownerDocument.documentElement ? ':root' : `:host > ${own}`;
}

export function skipAgain(): void {
  for (const { root, sheet } of window.curbcutUnskipped ?? [])
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  delete window.curbcutUnskipped;
}

/** A document and those in its frames in the same process. */
export function listDocuments(one: Document): readonly Document[] {
  const inner = [...one.querySelectorAll('iframe, frame, object, embed')].map(documentIn);
  return [one, ...inner.filter((found) => found !== null).flatMap(listDocuments)];
}
