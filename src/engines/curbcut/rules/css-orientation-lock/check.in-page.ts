import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';
import { inOrientation } from './orientation.in-page.ts';
import { listOrientationMedia } from './orientation-media.in-page.ts';

/** The declared values, and the degrees by which they turn an element. */
export type Turn = { readonly declared: string; readonly degrees: number };

/** Finds elements with the page's content that style sheets turn depending on the screen's orientation (WCAG 1.3.4). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const media = listOrientationMedia();
  if (media.length === 0) return [];
  const contents = listPageContent();
  const read = () => contents.map(readTurn);
  const inPortrait = inOrientation(media, 'portrait', read);
  const inLandscape = inOrientation(media, 'landscape', read);
  return contents.flatMap((element, index): readonly ElementOutcome<typeof en>[] => {
    const [portrait, landscape] = [inPortrait[index], inLandscape[index]];
    if (portrait === undefined || landscape === undefined || portrait.declared === landscape.declared) return [];
    const between = Math.abs(portrait.degrees - landscape.degrees) % 180;
    if (Math.abs(between - 90) > 1) return [{ element, result: 'passed' }];
    const isOfPortrait = Math.abs(portrait.degrees) >= Math.abs(landscape.degrees);
    return [{ element, result: 'failed', message: [isOfPortrait ? 'portrait' : 'landscape'] }];
  });
}

/** The elements that hold at least half of the page's text. A symbol that turns with the screen locks no content. */
export function listPageContent(): readonly Element[] {
  const { body } = document;
  const found: Element[] = [document.documentElement];
  const least = Math.max(1, lengthOf(body) / 2);
  let next = [body as Element];
  while (next.length > 0) {
    found.push(...next);
    next = next.flatMap((element) => [...element.children]).filter((child) => lengthOf(child) >= least);
  }
  return found.filter((element) => element.checkVisibility());
}

/** The characters of the text, without those of scripts and styles. */
export function lengthOf(element: Element): number {
  if (element.matches('script, style, noscript')) return 0;
  const count = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, '').length;
  const unread = [...element.querySelectorAll('script, style, noscript')];
  return unread.reduce((length, part) => length - count(part), count(element));
}

export function readTurn(element: Element): Turn {
  const { rotate, transform } = getComputedStyle(element);
  return { declared: `${rotate} ${transform}`, degrees: degreesOf(rotate, transform) };
}

/** The turn around the axis that points out of the screen. 0 if it cannot be resolved. */
export function degreesOf(rotate: string, transform: string): number {
  try {
    const turn = rotate === 'none' ? '' : `rotate(${rotate.replace(/^z\s+|\s+z$/, '')})`;
    const { a, b } = new DOMMatrix(`${turn} ${transform === 'none' ? '' : transform}`.trim());
    return (Math.atan2(b, a) * 180) / Math.PI;
  } catch {
    // The cause is another axis.
    return 0;
  }
}
