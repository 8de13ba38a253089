import { hasArea, meet } from '../../../../browser/in-page/edges.ts';

/** True if the content is in front of text that people could read without it, the trigger's own included. */
export function coversText(content: Element): boolean {
  const mostTexts = 4_000;
  const box = content.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let text = walker.nextNode(); text !== null && seen < mostTexts; text = walker.nextNode(), seen += 1) {
    const { parentElement, textContent } = text;
    if (parentElement === null || content.contains(text) || !/[\p{L}\p{N}]/u.test(textContent ?? '')) continue;
    if (hasArea(meet(box, parentElement.getBoundingClientRect())) && isCovered(text, parentElement, content))
      return true;
  }
  return false;
}

export function isCovered(text: Node, parent: Element, content: Element): boolean {
  const least = 4;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = content.getBoundingClientRect();
  return [...range.getClientRects()].some((letters) => {
    const { left, right, top, bottom } = meet(box, letters);
    if (right - left < least || bottom - top < least) return false;
    return isBehind(parent, content, document.elementsFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

/** `stack`: what is at a point, in front first. Content without pointer events is not in it. */
export function isBehind(parent: Element, content: Element, stack: readonly Element[]): boolean {
  const [front] = stack;
  const under = stack.find((element) => !content.contains(element));
  const isInFront = front !== undefined && content.contains(front);
  const isPassed =
    getComputedStyle(content).pointerEvents === 'none' && getComputedStyle(content).position !== 'static';
  return (isInFront || isPassed) && (under === parent || under?.contains(parent) === true);
}
