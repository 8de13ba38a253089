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
    return text === undefined ? [] : [judge(element, text)];
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

export function longestOf({ texts }: TextRun): Element | undefined {
  const [longest] = texts.toSorted((one, other) => other.data.trim().length - one.data.trim().length);
  return longest?.parentElement ?? undefined;
}

export const leastRatio = 3;

export function judge(element: Element, text: Element): ElementOutcome<typeof en> {
  const [link, around] = [paintedAt(element), paintedAt(text)];
  if (hasOwnLook(element, text, link?.background) || isMarkedLink(element)) return { element, result: 'passed' };
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
