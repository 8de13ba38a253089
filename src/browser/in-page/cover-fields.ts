import { writeHidingRules } from './hide-drawings.ts';

/** The name of the layer distinguishes our sheets from those of the page. */
export const layer = 'curbcut-cover';

/**
 * Choices are not covered, because dots would change the size of a list. Every video is, because a script may give any
 * of them a poster or a stream. The properties are discrete, so no transition starts. No attribute or value changes, so
 * the page gets no event. An important declaration in a layer outranks the page's unlayered ones.
 */
export const coverStyles = [
  'input:not([type=submit i], [type=button i], [type=reset i], [type=image i]), textarea,',
  'input::placeholder, textarea::placeholder { -webkit-text-security: disc !important }',
  'canvas, video, img[src^="blob:" i],',
  'img[src^="data:" i]:not([src^="data:image/svg+xml," i], [src^="data:image/svg+xml;" i])',
  '{ mask-image: linear-gradient(transparent, transparent) !important }',
].join(' ');

export type Tree = Document | ShadowRoot;

/** Reading the texts of a larger page would take the service more than a second. */
export const mostElements = 50_000;
export const mostCharacters = 10_000_000;

/**
 * Hides the values of fields, and whatever scripts may have drawn, in every tree that can be entered from here. Does
 * nothing on a page that is too large to be read, and returns false.
 */
export function coverFields(): boolean {
  const trees = listTrees();
  if (isTooLarge(trees)) return false;
  for (const tree of trees) {
    const view = ('defaultView' in tree ? tree : tree.ownerDocument).defaultView;
    if (view === null) continue;
    // A document adopts only sheets that were created in it.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(`@layer ${layer} { ${coverStyles} ${writeHidingRules(tree)} }`);
    tree.adoptedStyleSheets.push(sheet);
  }
  return true;
}

export function isTooLarge(trees: readonly Tree[]): boolean {
  let [elements, characters] = [0, 0];
  for (const tree of trees) {
    elements += tree.querySelectorAll('*').length;
    if (elements > mostElements) return true;
    characters += ('documentElement' in tree ? tree.documentElement : tree).innerHTML.length;
    if (characters > mostCharacters) return true;
  }
  return false;
}

export function uncoverFields(): void {
  for (const tree of listTrees()) {
    if (tree.adoptedStyleSheets.some(isCover)) {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => !isCover(sheet));
    }
  }
}

export function isCover({ cssRules: [first] }: CSSStyleSheet): boolean {
  return first !== undefined && 'name' in first && first.name === layer;
}

/** Lists the document, its frames in the same process, and all open shadow roots. */
export function listTrees(): readonly Tree[] {
  const trees: Tree[] = [document];
  for (let index = 0; index < trees.length && index < 5_000; index += 1) {
    for (const element of trees[index]?.querySelectorAll('*') ?? []) trees.push(...listInner(element));
  }
  return trees;
}

/** A form control may have the name of a property and hide it. So only nodes of the right kind count. */
export function listInner(element: Element): readonly Tree[] {
  const inner = [element.shadowRoot, readDocument(element)].filter((tree) => tree !== null);
  return inner.filter(({ nodeType }) => nodeType === 9 || nodeType === 11);
}

export function readDocument(element: Element): Document | null {
  try {
    // Frames and objects have this property with this type, too.
    return 'contentDocument' in element ? (element as HTMLIFrameElement).contentDocument : null;
  } catch {
    return null;
  }
}
