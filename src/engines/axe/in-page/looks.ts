import { listNamed } from '../../in-page/named-elements.ts';
import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { hearVideo } from '../../in-page/hear-video.ts';
import { elementOrFrameAt, findAt } from '../../in-page/find-at.ts';
import { isHtmlFrame, listChildFrames } from '../../in-page/plugin-frames.ts';
import { flatParentOf } from '../../in-page/seen-text.ts';
import { isStop } from '../../in-page/stop.ts';
import { isRenamedField, readLabel } from './field-labels.ts';
import { labelsOf } from './reached-labels.ts';

/** The number of selectors that lead to a frame. 0 if the element is in this document, null if it is gone. */
export function countStepsToFrame(path: readonly string[]): number | null {
  const found = findAt(path);
  if (found.kind === 'missing') return null;
  // A path that ends at a frame is about the frame itself.
  return found.kind === 'frame' && found.steps < path.length ? found.steps : 0;
}

/** `count`: the number of labels. */
export type FieldLabel = {
  readonly seen: string;
  readonly unseen: string;
  readonly count: number;
  readonly isFormula: boolean;
} | null;

/** The label of a field that has another name. Null for other controls. */
export function lookAtFieldLabel(path: readonly string[]): FieldLabel {
  const field = elementOrFrameAt(path);
  if (field === null || !isRenamedField(field)) return null;
  const labels = labelsOf(field) ?? [];
  return {
    seen: readLabel(field, true),
    unseen: readLabel(field, false),
    count: labels.length,
    isFormula: labels.some(holdsFormula),
  };
}

/** True for a label whose own name is heard as that of its field (accessible name computation, 2C). */
export function namesField(path: readonly string[]): boolean {
  const label = elementOrFrameAt(path);
  if (!(label instanceof HTMLLabelElement) || label.control === null) return false;
  return !label.control.matches('[aria-label], [aria-labelledby]') && isExposed(label.control);
}

/** True if the element has an exposed formula, which screen readers read. */
export function hasFormula(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  return element !== null && holdsFormula(element);
}

export function holdsFormula(element: Element): boolean {
  const isRead = (math: Element) => /\S/.test(`${math.textContent}${math.getAttribute('alttext') ?? ''}`);
  return [...element.querySelectorAll('math')].some((math) => isRead(math) && isExposed(math));
}

/** True if the label of a field has an exposed formula. */
export function hasFormulaInLabel(path: readonly string[]): boolean {
  const field = elementOrFrameAt(path);
  const labels = field !== null && 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  return labels.some((label) => label instanceof Element && holdsFormula(label));
}

/** True for the element of a shadow root that a label outside of it names (`shadowrootreferencetarget`). */
export function isReferenceTarget(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot) || element?.id === '') return false;
  return Reflect.get(root, 'referenceTarget') === element?.id;
}

/** True if an element shows letters that are not hidden from screen readers, also in a hidden part of it. */
export function showsLetters(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (/\p{L}/u.test(nodeValue ?? '') && parentElement !== null && isExposed(parentElement)) return true;
  }
  return false;
}

/** True if the browser may find a name where axe finds none: from styles, a reused drawing, or text in hidden parts. */
export function hasGeneratedText(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  if (element === null) return false;
  // The title of what an SVG reuses is a part of the name (SVG-AAM), and axe does not see it.
  if ([...element.querySelectorAll('svg use')].some(isExposed)) return true;
  // axe passes over what is visible in an invisible part.
  if (isReferenceTarget(path) || showsLetters(element)) return true;
  const contentOf = (one: Element) => ['::before', '::after'].map((part) => getComputedStyle(one, part).content);
  const all = [element, ...element.querySelectorAll('*')].flatMap(contentOf);
  return all.some((content) => !['none', 'normal', '""'].includes(content));
}

/** True if all frames of this document with the title of the frame show the same as it does. */
export function isShownTwice(path: readonly string[]): boolean {
  const frame = elementOrFrameAt(path);
  if (!(frame instanceof HTMLIFrameElement)) return false;
  const contentOf = ({ src, srcdoc }: HTMLIFrameElement) => (srcdoc === '' ? src : srcdoc);
  const others = findAll('iframe')
    .filter((other) => other instanceof HTMLIFrameElement)
    .filter((other) => other !== frame && other.title.trim() === frame.title.trim());
  return others.length > 0 && others.every((other) => contentOf(other) === contentOf(frame));
}

/** True if an `object` element shows a document in place of a picture, a sound or a video. */
export function isHtmlObject(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  return element !== null && isHtmlFrame(element, listChildFrames());
}

export async function isSilentVideo(path: readonly string[]): Promise<boolean> {
  const video = elementOrFrameAt(path);
  return video instanceof HTMLVideoElement && (await hearVideo(video)) === false;
}

/** True if an element that Tab reaches moves the active descendant of the box, or of what is around it. */
export function isMovedByFocus(path: readonly string[]): boolean {
  const box = elementOrFrameAt(path);
  if (box === null) return false;
  return findAll('[aria-activedescendant]').some(
    (stop) => isStop(stop) && (stop.contains(box) || listReferenced(stop).some((one) => isAround(one, box))),
  );
}

export function isAround(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

export function listReferenced(element: Element): readonly Element[] {
  return ['aria-activedescendant', 'aria-controls', 'aria-owns'].flatMap((name) => listNamed(element, name));
}

/**
 * True for the summary of `details`. Its role does not hide what is in it, and screen readers announce the controls
 * there (ACT 307n5z does not apply).
 */
export function isPlainSummary(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  return element?.localName === 'summary' && !element.hasAttribute('role');
}

/** True if screen readers and Tab pass over all that could take the focus in a control, such as a drawn check box. */
export function hasOnlySkippedStops(path: readonly string[]): boolean {
  const focusable =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
  const inside = [...(elementOrFrameAt(path)?.querySelectorAll(focusable) ?? [])];
  return inside.length > 0 && inside.every((one) => !isExposed(one) && !isStop(one));
}

/** True if the styles of a box that scrolls add buttons or markers that scroll it. */
export function hasScrollButtons(path: readonly string[]): boolean {
  const box = elementOrFrameAt(path);
  if (box === null) return false;
  const isAdded = (element: Element, part: string) => {
    const { content } = getComputedStyle(element, part);
    return content !== 'none' && content !== 'normal' && content !== '';
  };
  return (
    ['up', 'down', 'left', 'right'].some((way) => isAdded(box, `::scroll-button(${way})`)) ||
    [...box.children].some((part) => isAdded(part, '::scroll-marker'))
  );
}

/** True for a figure with a caption and the role that RGAA 1.9 asks for. */
export function isFigureWithCaption(path: readonly string[]): boolean {
  const figure = elementOrFrameAt(path);
  const role = figure?.getAttribute('role')?.trim() ?? '';
  return (
    figure?.localName === 'figure' && /^(?:figure|group)$/.test(role) && figure.querySelector('figcaption') !== null
  );
}

/** True if the element, or an element in or around it, is in a slot or a shadow root. axe looks for its parts in vain. */
export function isSpreadOverRoots(path: readonly string[]): boolean {
  const element = elementOrFrameAt(path);
  if (element === null) return false;
  for (let around: Element | null = element; around !== null; around = flatParentOf(around)) {
    if (around.assignedSlot !== null || around.getRootNode() instanceof ShadowRoot) return true;
  }
  return (
    element.querySelector('slot') !== null || [...element.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot)
  );
}
