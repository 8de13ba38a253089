import { parentOf } from '../../in-page/elements.ts';
import { collapse } from './accessible-name.ts';

/** The text of each block, without that of nested blocks. */
export function readBlocks(): ReadonlyMap<Element, string> {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = collapse(node.nodeValue ?? '');
    const block = text === '' || node.parentElement === null ? undefined : blockOf(node.parentElement);
    if (block !== undefined) texts.set(block, `${texts.get(block) ?? ''} ${text}`.trim());
  }
  return texts;
}

/** The element that holds most of the text of a block. Its style is that of the text. */
export function mainPartOf(block: Element): Element {
  const lengths = new Map<Element, number>();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || blockOf(parentElement) !== block) continue;
    lengths.set(parentElement, (lengths.get(parentElement) ?? 0) + collapse(node.nodeValue ?? '').length);
  }
  const [longest] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return longest?.[0] ?? block;
}

export function blockOf(element: Element): Element | undefined {
  if (element.closest('script, style, noscript, template, pre, code, bdo, bdi') !== null) return undefined;
  let block: Element | null = element;
  while (block !== null && getComputedStyle(block).display.startsWith('inline')) block = parentOf(block);
  return block ?? undefined;
}
