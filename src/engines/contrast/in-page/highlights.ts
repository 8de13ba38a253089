import { findAll } from '../../in-page/elements.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../in-page/style-rules.ts';

export const mostRanges = 2_000;
export const mostTexts = 5_000;

/** The elements with text that a script colors by the CSS Custom Highlight API. */
export function listHighlighted(one: Document): ReadonlySet<Element> {
  const found = new Set<Element>();
  let left = mostRanges;
  for (const highlight of highlightsOf(one)?.values() ?? []) {
    for (const range of highlight) {
      left -= 1;
      if (left < 0) return found;
      addTexts(range, one, found);
    }
  }
  return found;
}

export function highlightsOf({ defaultView }: Document): HighlightRegistry | undefined {
  const view: (Window & { readonly CSS?: { readonly highlights?: HighlightRegistry } }) | null = defaultView;
  const { highlights } = view?.CSS ?? {};
  return highlights === undefined || highlights.size === 0 ? undefined : highlights;
}

export function addTexts(
  { startContainer, startOffset, endContainer, endOffset }: AbstractRange,
  one: Document,
  found: Set<Element>,
): void {
  if (startContainer === endContainer && startContainer.parentElement !== null) {
    found.add(startContainer.parentElement);
    if (startContainer.nodeType === Node.TEXT_NODE) return;
  }
  const range = one.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  const walker = one.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  let left = mostTexts;
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode()) {
    left -= 1;
    if (node.parentElement !== null && range.intersectsNode(node)) found.add(node.parentElement);
  }
}

/** True if its first line or letter has a color of its own. */
export function hasOwnFirstLine(element: Element): boolean {
  const { color } = getComputedStyle(element);
  return ['::first-line', '::first-letter'].some((part) => getComputedStyle(element, part).color !== color);
}

/** The elements to which a style rule gives a first line or letter in another color. */
export function listFirstLines(): readonly Element[] {
  const pseudo = /::?first-(?:line|letter)/;
  const selectors = listStyleRules()
    .filter(({ selectorText, style }) => style.color !== '' && pseudo.test(selectorText))
    .flatMap(({ selectorText }) => splitSelectors(selectorText).filter((selector) => pseudo.test(selector)));
  const found = selectors.flatMap((selector) => selectAll(selector.replace(pseudo, '') || '*'));
  return found.slice(0, mostTexts).filter(hasOwnFirstLine);
}

/** Texts of drawings with a translucent fill. A stroke alone takes nothing away from a fill that passes. */
export function listTranslucentTexts(): readonly Element[] {
  return findAll('svg text, svg text *').filter((element) => Number(getComputedStyle(element).fillOpacity) < 1);
}

/** True for a text of a drawing with a stroke, or a translucent fill. */
export function isDrawnText(element: Element): boolean {
  if (element.closest('svg text') === null) return false;
  const { stroke, strokeWidth, fillOpacity } = getComputedStyle(element);
  return (stroke !== 'none' && strokeWidth !== '0px') || Number(fillOpacity) < 1;
}

/** Selectors of all highlights of a document. */
export function selectHighlights(one: Document): readonly string[] {
  return [...(highlightsOf(one)?.keys() ?? [])].map((name) => `::highlight(${CSS.escape(name)})`);
}
