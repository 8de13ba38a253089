import { findAll } from '../../../in-page/elements.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import { roleOf } from '../../in-page/roles.ts';
import type { TextRun, TextRuns } from '../../in-page/text-run.ts';
import { collapseSpaces, hasWords, runOf, startRuns, textOfRun } from '../../in-page/text-run.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { Painted } from '../../in-page/colors.ts';
import { contrastOf, paintedAt, toHex } from '../../in-page/colors.ts';
import type { en } from './en.ts';
import { hasOwnLook, isMarkedLink } from './marks.in-page.ts';

/** Checks links in text: something other than a color sets them apart from the text around them (WCAG 1.4.1). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const runs = startRuns();
  return findAll('a[href], [role=link]').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const text = textBeside(element, runs);
    if (text === undefined) return [];
    const outcome = judge(element, text);
    const isDoubtful = outcome.result === 'failed' && standsAlone(element, runOf(element, runs));
    return [isDoubtful ? { element, result: 'needs_review', message: ['review'] } : outcome];
  });
}

/** The element of the text around a link. Undefined if the link is not in a text. */
export function textBeside(link: Element, runs: TextRuns): Element | undefined {
  if (!(link instanceof HTMLElement) || !['', 'link'].includes(roleOf(link))) return undefined;
  if (getComputedStyle(link).display.startsWith('inline-') || !/\S/.test(link.textContent)) return undefined;
  const run = runOf(link, runs);
  if (run === undefined || !hasWords(run) || textOfRun(run).length <= collapseSpaces(run.inWidgets).length)
    return undefined;
  return isVisible(link) && /\S/.test(link.innerText) ? longestOf(run) : undefined;
}

/** True if strokes or dots set it apart in its line, as in a footer. It is then a part of a row, and of no sentence. */
export function standsAlone(link: Element, run: TextRun | undefined): boolean {
  const texts = (run?.texts ?? []).filter(({ data }) => /\S/.test(data));
  const isBefore = (text: Text) => (link.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = texts.findLast(isBefore)?.data ?? '';
  const after = texts.find((text) => !isBefore(text) && !link.contains(text))?.data ?? '';
  return /(?:^|[·•|¦/›»→])\s*$/.test(before) && /^\s*(?:$|[·•|¦/›»→])/.test(after);
}

export function longestOf({ texts }: TextRun): Element | undefined {
  const [longest] = texts.toSorted((one, other) => other.data.trim().length - one.data.trim().length);
  return longest?.parentElement ?? undefined;
}

export const leastRatio = 3;

export function judge(element: Element, text: Element): ElementOutcome<typeof en> {
  const link = paintedAt(element);
  if (hasOwnLook(element, text, link?.background) || isMarkedLink(element)) return { element, result: 'passed' };
  const around = paintedAt(text);
  if (link === undefined || around === undefined) return { element, result: 'needs_review', message: ['review'] };
  return judgeColors(element, link, around);
}

export function judgeColors(element: Element, link: Painted, around: Painted): ElementOutcome<typeof en> {
  const ratio = floor(contrastOf(link.text, around.text));
  const ofBackgrounds = floor(contrastOf(link.background, around.background));
  // A link in the very color of the text is set apart by nothing, which is no matter of color.
  if (Math.max(ratio, ofBackgrounds) >= leastRatio || (ratio === 1 && ofBackgrounds === 1))
    return { element, result: 'passed' };
  if (hasGeneratedContent(element)) return { element, result: 'needs_review', message: ['review'] };
  if (ratio === 1) return { element, result: 'failed', message: ['found'] };
  const facts = {
    nodeColor: toHex(link.text),
    parentColor: toHex(around.text),
    nContrastRatio: Math.floor(ratio * 10) / 10,
    nRequiredContrastRatio: leastRatio,
  };
  return { element, result: 'failed', message: ['colors', facts] };
}

export function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}

export function hasGeneratedContent(element: Element): boolean {
  return ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');
}
