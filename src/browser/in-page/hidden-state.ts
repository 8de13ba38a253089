import { isShown } from './content.ts';
import { isReplaced } from './settled-mark.ts';

/** What a document consists of in addition to its elements, their layout and what it has loaded. */
export type HiddenState = {
  readonly isReplaced: boolean;
  /** False for a page with a part whose look or sound no text describes, or with a frame that cannot be entered. */
  readonly isReadable: boolean;
  readonly sheets: readonly string[];
  /** URLs of what the browser had in its cache and did not request again. */
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

/** The document, its frames and all open shadow roots. Undefined if a frame cannot be entered. */
export function listAllTrees(): readonly Tree[] | undefined {
  const trees: Tree[] = [document];
  for (let index = 0; index < trees.length && index < 5_000; index += 1) {
    for (const element of trees[index]?.querySelectorAll('*') ?? []) {
      // A form's control may be named like a property and then hides it: only roots of the right kind count.
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
    return (element as HTMLIFrameElement).contentDocument; // of this name, in any namespace: others have none
  } catch {
    return null;
  }
}

/** Something that scripts or players draw, or that sounds. */
export function hasOpaquePart(tree: Tree): boolean {
  if (tree.querySelector('video, audio') !== null) return true;
  return [...tree.querySelectorAll('canvas, object, embed')].some(isShown);
}

/** The text of a sheet that has none in the document or in what it loads; of the others the number of rules. */
export function readSheets(tree: Tree): readonly string[] {
  return [...tree.styleSheets, ...tree.adoptedStyleSheets].map((sheet) => {
    const facts = `${sheet.disabled} ${sheet.media.mediaText}`;
    try {
      const rules = [...sheet.cssRules];
      const hasSource = sheet.href !== null || (sheet.ownerNode?.textContent ?? '').trim() !== '';
      return `${facts} ${hasSource ? rules.length : rules.map(({ cssText }) => cssText).join('\n')}`;
    } catch {
      // A sheet of another origin: scripts of the page cannot change its rules either.
      return facts;
    }
  });
}

/** A document that lists nothing any more, or does not know it of another origin, names nothing: then all is read. */
export function listCached(tree: Tree): readonly string[] {
  if (tree.nodeType !== Node.DOCUMENT_NODE || !('defaultView' in tree)) return [];
  const entries = (tree.defaultView?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[]; // of this type
  const requested = new Set(
    entries
      .filter(({ transferSize, decodedBodySize }) => transferSize > 0 || decodedBodySize === 0)
      .map(({ name }) => name),
  );
  return entries.map(({ name }) => name).filter((name) => !requested.has(name));
}

/** Which elements are in a state that scripts set or people cause, by their position among all elements. */
export function readStates(tree: Tree): readonly string[] {
  const selectors = [':indeterminate', ':modal', ':popover-open', ':fullscreen', ':focus', ':user-invalid'];
  return selectors.flatMap((selector) => {
    const found = [...tree.querySelectorAll(selector)];
    if (found.length === 0) return [];
    const all = [...tree.querySelectorAll('*')];
    return [`${selector} ${found.map((element) => all.indexOf(element)).join(' ')}`];
  });
}
