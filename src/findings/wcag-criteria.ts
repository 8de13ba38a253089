import { say } from '../texts/say.ts';
import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import type { Spoken } from '../texts/texts.ts';
import type { wcag } from '../texts/en/said/wcag.ts';

type WcagLevel = 'A' | 'AA' | 'AAA';
type WcagVersion = '2.0' | '2.1' | '2.2';

/** One success criterion: `since` is the version that introduced it, `slug` names its Understanding page. */
export type WcagCriterion = {
  readonly number: string;
  readonly name: Said;
  readonly level: WcagLevel;
  readonly since: WcagVersion;
  readonly slug: string;
};

/** A requirement of a standard, as an issue card shows it. */
export type StandardReference = {
  readonly standard: 'WCAG';
  readonly criterion: string;
  readonly level: WcagLevel;
  readonly name: string;
};

type Row = readonly [number: keyof typeof wcag, level: WcagLevel, since: WcagVersion, slug: string];

const rows: readonly Row[] = [
  ['1.1.1', 'A', '2.0', 'non-text-content'],
  ['1.2.1', 'A', '2.0', 'audio-only-and-video-only-prerecorded'],
  ['1.2.2', 'A', '2.0', 'captions-prerecorded'],
  ['1.2.3', 'A', '2.0', 'audio-description-or-media-alternative-prerecorded'],
  ['1.2.4', 'AA', '2.0', 'captions-live'],
  ['1.2.5', 'AA', '2.0', 'audio-description-prerecorded'],
  ['1.2.6', 'AAA', '2.0', 'sign-language-prerecorded'],
  ['1.2.7', 'AAA', '2.0', 'extended-audio-description-prerecorded'],
  ['1.2.8', 'AAA', '2.0', 'media-alternative-prerecorded'],
  ['1.2.9', 'AAA', '2.0', 'audio-only-live'],
  ['1.3.1', 'A', '2.0', 'info-and-relationships'],
  ['1.3.2', 'A', '2.0', 'meaningful-sequence'],
  ['1.3.3', 'A', '2.0', 'sensory-characteristics'],
  ['1.3.4', 'AA', '2.1', 'orientation'],
  ['1.3.5', 'AA', '2.1', 'identify-input-purpose'],
  ['1.3.6', 'AAA', '2.1', 'identify-purpose'],
  ['1.4.1', 'A', '2.0', 'use-of-color'],
  ['1.4.2', 'A', '2.0', 'audio-control'],
  ['1.4.3', 'AA', '2.0', 'contrast-minimum'],
  ['1.4.4', 'AA', '2.0', 'resize-text'],
  ['1.4.5', 'AA', '2.0', 'images-of-text'],
  ['1.4.6', 'AAA', '2.0', 'contrast-enhanced'],
  ['1.4.7', 'AAA', '2.0', 'low-or-no-background-audio'],
  ['1.4.8', 'AAA', '2.0', 'visual-presentation'],
  ['1.4.9', 'AAA', '2.0', 'images-of-text-no-exception'],
  ['1.4.10', 'AA', '2.1', 'reflow'],
  ['1.4.11', 'AA', '2.1', 'non-text-contrast'],
  ['1.4.12', 'AA', '2.1', 'text-spacing'],
  ['1.4.13', 'AA', '2.1', 'content-on-hover-or-focus'],
  ['2.1.1', 'A', '2.0', 'keyboard'],
  ['2.1.2', 'A', '2.0', 'no-keyboard-trap'],
  ['2.1.3', 'AAA', '2.0', 'keyboard-no-exception'],
  ['2.1.4', 'A', '2.1', 'character-key-shortcuts'],
  ['2.2.1', 'A', '2.0', 'timing-adjustable'],
  ['2.2.2', 'A', '2.0', 'pause-stop-hide'],
  ['2.2.3', 'AAA', '2.0', 'no-timing'],
  ['2.2.4', 'AAA', '2.0', 'interruptions'],
  ['2.2.5', 'AAA', '2.0', 're-authenticating'],
  ['2.2.6', 'AAA', '2.1', 'timeouts'],
  ['2.3.1', 'A', '2.0', 'three-flashes-or-below-threshold'],
  ['2.3.2', 'AAA', '2.0', 'three-flashes'],
  ['2.3.3', 'AAA', '2.1', 'animation-from-interactions'],
  ['2.4.1', 'A', '2.0', 'bypass-blocks'],
  ['2.4.2', 'A', '2.0', 'page-titled'],
  ['2.4.3', 'A', '2.0', 'focus-order'],
  ['2.4.4', 'A', '2.0', 'link-purpose-in-context'],
  ['2.4.5', 'AA', '2.0', 'multiple-ways'],
  ['2.4.6', 'AA', '2.0', 'headings-and-labels'],
  ['2.4.7', 'AA', '2.0', 'focus-visible'],
  ['2.4.8', 'AAA', '2.0', 'location'],
  ['2.4.9', 'AAA', '2.0', 'link-purpose-link-only'],
  ['2.4.10', 'AAA', '2.0', 'section-headings'],
  ['2.4.11', 'AA', '2.2', 'focus-not-obscured-minimum'],
  ['2.4.12', 'AAA', '2.2', 'focus-not-obscured-enhanced'],
  ['2.4.13', 'AAA', '2.2', 'focus-appearance'],
  ['2.5.1', 'A', '2.1', 'pointer-gestures'],
  ['2.5.2', 'A', '2.1', 'pointer-cancellation'],
  ['2.5.3', 'A', '2.1', 'label-in-name'],
  ['2.5.4', 'A', '2.1', 'motion-actuation'],
  ['2.5.5', 'AAA', '2.1', 'target-size-enhanced'],
  ['2.5.6', 'AAA', '2.1', 'concurrent-input-mechanisms'],
  ['2.5.7', 'AA', '2.2', 'dragging-movements'],
  ['2.5.8', 'AA', '2.2', 'target-size-minimum'],
  ['3.1.1', 'A', '2.0', 'language-of-page'],
  ['3.1.2', 'AA', '2.0', 'language-of-parts'],
  ['3.1.3', 'AAA', '2.0', 'unusual-words'],
  ['3.1.4', 'AAA', '2.0', 'abbreviations'],
  ['3.1.5', 'AAA', '2.0', 'reading-level'],
  ['3.1.6', 'AAA', '2.0', 'pronunciation'],
  ['3.2.1', 'A', '2.0', 'on-focus'],
  ['3.2.2', 'A', '2.0', 'on-input'],
  ['3.2.3', 'AA', '2.0', 'consistent-navigation'],
  ['3.2.4', 'AA', '2.0', 'consistent-identification'],
  ['3.2.5', 'AAA', '2.0', 'change-on-request'],
  ['3.2.6', 'A', '2.2', 'consistent-help'],
  ['3.3.1', 'A', '2.0', 'error-identification'],
  ['3.3.2', 'A', '2.0', 'labels-or-instructions'],
  ['3.3.3', 'AA', '2.0', 'error-suggestion'],
  ['3.3.4', 'AA', '2.0', 'error-prevention-legal-financial-data'],
  ['3.3.5', 'AAA', '2.0', 'help'],
  ['3.3.6', 'AAA', '2.0', 'error-prevention-all'],
  ['3.3.7', 'A', '2.2', 'redundant-entry'],
  ['3.3.8', 'AA', '2.2', 'accessible-authentication-minimum'],
  ['3.3.9', 'AAA', '2.2', 'accessible-authentication-enhanced'],
  ['4.1.1', 'A', '2.0', 'parsing'],
  ['4.1.2', 'A', '2.0', 'name-role-value'],
  ['4.1.3', 'AA', '2.1', 'status-messages'],
];

/** All success criteria of WCAG 2.0, 2.1 and 2.2 in their order. Source: w3.org/TR/WCAG22. */
export const wcagCriteria: readonly WcagCriterion[] = rows.map(([number, level, since, slug]) => ({
  number,
  name: says(`wcag.${number}`),
  level,
  since,
  slug,
}));

const criterionByNumber = new Map(wcagCriteria.map((criterion) => [criterion.number, criterion]));

export function findCriterion(number: string): WcagCriterion | undefined {
  return criterionByNumber.get(number);
}

/** The W3C page that explains a criterion. */
export function understandingUrl(criterion: WcagCriterion): string {
  return `https://www.w3.org/WAI/WCAG22/Understanding/${criterion.slug}`;
}

/** The criterion as a card shows it. Throws for an unknown criterion, which is an internal error. */
export function referTo(number: string, language: Spoken): StandardReference {
  const criterion = findCriterion(number);
  if (criterion === undefined) throw new Error(`There is no success criterion ${number}.`);
  return { standard: 'WCAG', criterion: number, level: criterion.level, name: say(language, criterion.name) };
}
