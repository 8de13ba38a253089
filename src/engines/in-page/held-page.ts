import { listRoots } from '../../browser/in-page/open-roots.ts';

/**
 * What rules find out about a page one after the other, kept as long as nothing can change the page. To find shadow
 * roots, each element of the page is asked.
 */
export type HeldPage = {
  readonly roots: readonly (Document | ShadowRoot)[];
  /** See `alteringFrom` in seen-text.ts. */
  readonly altering: Map<Element, Element | null>;
  /** See `groundOf` in curbcut/in-page/colors.ts. */
  readonly grounds: Map<Element, Ground>;
};

/**
 * The way in which an element's box is painted. `rgba`: undefined for a color that cannot be read. `isBeyond`: a picture or
 * an effect decides.
 */
export type Ground = {
  readonly rgba: readonly number[] | undefined;
  readonly opacity: number;
  readonly isBeyond: boolean;
};

declare global {
  interface Window {
    curbcutHeld?: HeldPage;
  }
}

export function holdPage(): void {
  window.curbcutHeld ??= { roots: listRoots(document), altering: new Map(), grounds: new Map() };
}

/** Call this before scripts of the page may run, or styles change, and after a rule was interrupted. */
export function letGo(): void {
  delete window.curbcutHeld;
}
