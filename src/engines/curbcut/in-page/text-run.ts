import { flatParentOf } from '../../in-page/seen-text.ts';
import { isWidget } from './widgets.ts';

/** The text in a line with an element, up to the next breaks and blocks. `texts`: those outside of controls. */
export type TextRun = { readonly texts: Text[]; inWidgets: string };
/** The runs of elements, and the blocks whose runs are known. */
export type TextRuns = { readonly ofElements: Map<Element, TextRun>; readonly blocks: Set<Element> };

export function startRuns(): TextRuns {
  return { ofElements: new Map(), blocks: new Set() };
}

/** Undefined for a block. */
export function runOf(element: Element, runs: TextRuns): TextRun | undefined {
  if (isBlock(getComputedStyle(element).display)) return undefined;
  const block = blockAround(element);
  if (block === undefined) return undefined;
  if (!runs.blocks.has(block)) {
    runs.blocks.add(block);
    readRuns(block, { current: startRun() }, runs);
  }
  return findRun(element, block, runs);
}

/** An element in a control is in the line of the control. */
export function findRun(element: Element, block: Element, { ofElements }: TextRuns): TextRun | undefined {
  for (let at: Element | null = element; at !== null && at !== block; at = flatParentOf(at)) {
    const found = ofElements.get(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function startRun(): TextRun {
  return { texts: [], inWidgets: '' };
}

export function blockAround(element: Element): Element | undefined {
  let around = flatParentOf(element);
  while (around !== null && !isBlock(getComputedStyle(around).display)) around = flatParentOf(around);
  return around ?? undefined;
}

export function isBlock(display: string): boolean {
  return display !== '' && !/^(?:inline|contents|ruby|none)/.test(display);
}

export type Reading = { current: TextRun };

export function readRuns(parent: Element, reading: Reading, runs: TextRuns): void {
  for (const node of flatChildrenOf(parent)) {
    if (node instanceof Text) reading.current.texts.push(node);
    else if (node instanceof Element) readElement(node, reading, runs);
  }
}

export function readElement(element: Element, reading: Reading, runs: TextRuns): void {
  const { display, position } = getComputedStyle(element);
  // A control out of the flow is in no sentence.
  if (display === 'none' || /absolute|fixed/.test(position)) return;
  if (isBlock(display) || element.matches('br, hr')) {
    reading.current = startRun();
    return;
  }
  runs.ofElements.set(element, reading.current);
  if (display !== 'contents' && !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
  if (isWidget(element)) reading.current.inWidgets += element.textContent;
  else readRuns(element, reading, runs);
}

export function flatChildrenOf(element: Element): readonly Node[] {
  if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) return element.assignedNodes();
  const { shadowRoot } = element;
  return [...(shadowRoot instanceof ShadowRoot ? shadowRoot : element).childNodes];
}

export function textOfRun({ texts }: TextRun): string {
  return collapseSpaces(texts.map(({ data }) => data).join(''));
}

/**
 * True for words. A number, a sign or one letter is no text. Words have more letters, or are in a script of syllables
 * or ideographs.
 */
export function hasWords(run: TextRun): boolean {
  return /\p{L}{2}|\p{Lo}/u.test(textOfRun(run));
}

export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
