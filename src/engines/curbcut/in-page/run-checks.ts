import { markElement } from '../../in-page/found-element.ts';
import { checkAdjacentLinks } from './adjacent-links.ts';
import { checkAutoplay, checkAutoplayWithControls } from './autoplay.ts';
import { checkContentHeading } from './content-heading.ts';
import { checkTextOfPage, checkTextOfParts } from './declared-languages.ts';
import { checkFieldGroups, checkFieldsets } from './field-groups.ts';
import { checkErrors, checkHints, checkLabelsAlike } from './field-labels.ts';
import { checkFocusOrder } from './focus-order.ts';
import { checkFocusableText } from './focusable-text.ts';
import { checkGeneratedText } from './generated-text.ts';
import { checkCharacterArt, checkDecorativeImages, checkImageTexts } from './image-texts.ts';
import { checkLinkPurpose } from './link-purpose.ts';
import { checkLinksAlike } from './links-alike.ts';
import { checkFakeHeadings, checkFakeLists } from './looks-alike.ts';
import { checkAudios, checkVideos } from './media-alternatives.ts';
import { checkMetaRefresh } from './meta-refresh.ts';
import { checkOrientation } from './orientation.ts';
import { checkPageLanguage } from './page-language.ts';
import { checkPageTitle } from './page-title.ts';
import { checkPlaceholders } from './placeholder-contrast.ts';
import { checkProhibitedNames } from './prohibited-name.ts';
import { checkReadingOrder } from './reading-order.ts';
import { checkRoleDescriptions } from './role-description.ts';
import { checkShownOnHover } from './shown-on-hover.ts';
import { checkSkipLinks } from './skip-links.ts';
import { checkTableHeaders } from './table-headers.ts';
import { checkMissingHeaders, checkNestedTables } from './table-structure.ts';
import { checkTextDirection } from './text-direction.ts';
import { checkLegibility } from './text-legibility.ts';
import { checkUpdatingText } from './updating-text.ts';
import type { Verdict } from './verdict.ts';

export type Check = () => readonly Verdict[] | Promise<readonly Verdict[]>;
export type ChecksOptions = {
  readonly rules: readonly string[];
  readonly maxElements: number;
  readonly timeMs: number;
};

export function findCheck(rule: string): Check | undefined {
  const checks: Readonly<Record<string, Check>> = {
    'adjacent-links': checkAdjacentLinks,
    'audio-alternative': checkAudios,
    'autoplay-with-controls': checkAutoplayWithControls,
    'character-art': checkCharacterArt,
    'content-heading': checkContentHeading,
    'css-orientation-lock': checkOrientation,
    'errors-marked': checkErrors,
    'field-group': checkFieldGroups,
    'fieldset-name': checkFieldsets,
    'focus-order': checkFocusOrder,
    'focusable-text': checkFocusableText,
    'generated-text': checkGeneratedText,
    'hint-reference': checkHints,
    'html-has-lang': checkPageLanguage,
    'html-lang-matches-text': checkTextOfPage,
    'image-alt-placeholder': checkImageTexts,
    'image-decorative-text': checkDecorativeImages,
    'labels-alike': checkLabelsAlike,
    'lang-matches-text': checkTextOfParts,
    'link-purpose': checkLinkPurpose,
    'links-alike': checkLinksAlike,
    'looks-like-heading': checkFakeHeadings,
    'looks-like-list': checkFakeLists,
    'meta-refresh': checkMetaRefresh,
    'name-prohibited': checkProhibitedNames,
    'no-autoplay-audio': checkAutoplay,
    'page-title-placeholder': checkPageTitle,
    'placeholder-contrast': checkPlaceholders,
    'reading-order': checkReadingOrder,
    'role-description-prohibited': checkRoleDescriptions,
    'shown-on-hover': checkShownOnHover,
    'skip-link': checkSkipLinks,
    'table-headers': checkMissingHeaders,
    'table-in-table': checkNestedTables,
    'text-direction': checkTextDirection,
    'text-legibility': checkLegibility,
    'th-has-data-cells': checkTableHeaders,
    'updating-text': checkUpdatingText,
    'video-alternative': checkVideos,
  };
  return checks[rule];
}

/** Questions per rule and document that are answered; the elements after them do not count. */
export const mostQuestions = 100;

/** Runs each rule's check on this document; a check that fails or comes too late gives `null`. The result is JSON text: see parse-results.ts. */
export async function runChecks({ rules, maxElements, timeMs }: ChecksOptions): Promise<string> {
  const deadline = performance.now() + timeMs;
  const results: Record<string, object | null> = {};
  for (const rule of rules) {
    const check = findCheck(rule);
    if (check === undefined) throw new Error(`There is no check for ${rule}.`);
    results[rule] = performance.now() > deadline ? null : await runCheck(check, maxElements);
  }
  return JSON.stringify(results);
}

export async function runCheck(check: Check, maxElements: number): Promise<object | null> {
  try {
    return presentVerdicts(await check(), maxElements);
  } catch {
    // A document on which one rule fails loses that rule alone; it counts as not run.
    return null;
  }
}

export function presentVerdicts(verdicts: readonly Verdict[], maxElements: number): object {
  const withResult = (result: Verdict['result']) => verdicts.filter((verdict) => verdict.result === result);
  const [passed, failed, review] = [withResult('passed'), withResult('failed'), withResult('needs_review')];
  return {
    counts: [passed.length, failed.length, review.length],
    failed: failed.slice(0, maxElements).map(presentVerdict),
    needs_review: review.slice(0, maxElements).map(presentVerdict),
    asked: withResult('asked').slice(0, mostQuestions).map(presentVerdict),
  };
}

export function presentVerdict(verdict: Verdict): object {
  const { element, ...others } = verdict;
  return { ...markElement(element), ...others };
}
