import { isShown } from './content.ts';
import { isReplaced } from './settled-mark.ts';

/** The parts of a document beyond its elements, their layout and its loaded resources. */
export type HiddenState = {
  readonly isReplaced: boolean;
  /** False if the page has a part whose look or sound no text describes, or a frame that cannot be entered. */
  readonly isReadable: boolean;
  readonly sheets: readonly string[];
  /** URLs that the browser took from its cache without a request. */
  readonly cached: readonly string[];
  readonly states: readonly string[];
};

export type Tree = Document | ShadowRoot;

export function readHiddenState(): HiddenState {
  const trees = listAllTrees();
  return {
    isReplaced: isReplaced(),
    isReadable: trees !== undefined && !trees.some(hasOpaquePart),
    sheets: (trees ?? []).flatMap(readSheets),
    cached: (trees ?? []).flatMap(listCached),
    states: (trees ?? []).flatMap(readStates),
  };
}

/** Lists the document, its frames and all open shadow roots. Returns undefined if a frame cannot be entered. */
export function listAllTrees(): readonly Tree[] | undefined {
  const trees: Tree[] = [document];
  for (let index = 0; index < trees.length && index < 5_000; index += 1) {
    for (const element of trees[index]?.querySelectorAll('*') ?? []) {
      // A form control may have the name of a property and hide it. So only roots of the right kind count.
      if (element.shadowRoot instanceof ShadowRoot) trees.push(element.shadowRoot);
      if (element.localName !== 'iframe' && element.localName !== 'frame') continue;
      const inner = readFrameDocument(element);
      if (inner === null) return undefined;
      trees.push(inner);
    }
  }
  return trees;
}

export function readFrameDocument(element: Element): Document | null {
  try {
    // Elements of this name in other namespaces do not have the property.
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

/** True if the tree contains sound, or a part that scripts or players draw. */
export function hasOpaquePart(tree: Tree): boolean {
  if (tree.querySelector('video, audio') !== null) return true;
  return [...tree.querySelectorAll('canvas, object, embed')].some(isShown);
}

/**
 * Returns the text of sheets whose text is neither in the document nor in its resources. For the others, returns the
 * number of rules.
 */
export function readSheets(tree: Tree): readonly string[] {
  return [...tree.styleSheets, ...tree.adoptedStyleSheets].map((sheet) => {
    const facts = `${sheet.disabled} ${sheet.media.mediaText}`;
    try {
      const rules = [...sheet.cssRules];
      const hasSource = sheet.href !== null || (sheet.ownerNode?.textContent ?? '').trim() !== '';
      return `${facts} ${hasSource ? rules.length : rules.map(({ cssText }) => cssText).join('\n')}`;
    } catch {
      // The sheet is from another origin, so scripts of the page cannot change its rules either.
      return facts;
    }
  });
}

/**
 * If a document no longer lists its resources, or hides them because of another origin, the list is empty and all are
 * read.
 */
export function listCached(tree: Tree): readonly string[] {
  if (tree.nodeType !== Node.DOCUMENT_NODE || !('defaultView' in tree)) return [];
  // `getEntriesByType` returns only entries of this type.
  const entries = (tree.defaultView?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[];
  const requested = new Set(
    entries
      .filter(({ transferSize, decodedBodySize }) => transferSize > 0 || decodedBodySize === 0)
      .map(({ name }) => name),
  );
  return entries.map(({ name }) => name).filter((name) => !requested.has(name));
}

/** Lists elements in a state that scripts or people set, by their position among all elements. */
export function readStates(tree: Tree): readonly string[] {
  const selectors = [':indeterminate', ':modal', ':popover-open', ':fullscreen', ':focus', ':user-invalid'];
  return selectors.flatMap((selector) => {
    const found = [...tree.querySelectorAll(selector)];
    if (found.length === 0) return [];
    const all = [...tree.querySelectorAll('*')];
    return [`${selector} ${found.map((element) => all.indexOf(element)).join(' ')}`];
  });
}
