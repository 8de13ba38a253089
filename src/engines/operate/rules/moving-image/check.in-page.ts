import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';

export type ShownImage = ElementMark & { readonly url: string };

/** The images of the document in a size in which motion disturbs, with their sources. */
export function listImages(most: number): readonly ShownImage[] {
  const least = 24;
  return findAll('img')
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => image.currentSrc !== '' && image.complete && image.naturalWidth > 0)
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width >= least && height >= least && isExposed(image);
    })
    .slice(0, most)
    .map((image) => ({ ...markElement(image), url: image.currentSrc }));
}
