type WcagLevel = 'A' | 'AA' | 'AAA';
type WcagVersion = '2.0' | '2.1' | '2.2';

/** One success criterion: `since` is the version that introduced it, `slug` names its Understanding page. */
export type WcagCriterion = {
  readonly number: string;
  readonly name: string;
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

type Row = readonly [number: string, level: WcagLevel, since: WcagVersion, name: string, slug: string];

// Names and levels as WCAG 2.2 has them: 2.5.5 was called "Target Size" in 2.1. WCAG 2.2 dropped
// 4.1.1; audits against 2.0 and 2.1 still cite it, so it stays and its name says what became of it.
const rows = [
  ['1.1.1', 'A', '2.0', 'Non-text Content', 'non-text-content'],
  ['1.2.1', 'A', '2.0', 'Audio-only and Video-only (Prerecorded)', 'audio-only-and-video-only-prerecorded'],
  ['1.2.2', 'A', '2.0', 'Captions (Prerecorded)', 'captions-prerecorded'],
  [
    '1.2.3',
    'A',
    '2.0',
    'Audio Description or Media Alternative (Prerecorded)',
    'audio-description-or-media-alternative-prerecorded',
  ],
  ['1.2.4', 'AA', '2.0', 'Captions (Live)', 'captions-live'],
  ['1.2.5', 'AA', '2.0', 'Audio Description (Prerecorded)', 'audio-description-prerecorded'],
  ['1.2.6', 'AAA', '2.0', 'Sign Language (Prerecorded)', 'sign-language-prerecorded'],
  ['1.2.7', 'AAA', '2.0', 'Extended Audio Description (Prerecorded)', 'extended-audio-description-prerecorded'],
  ['1.2.8', 'AAA', '2.0', 'Media Alternative (Prerecorded)', 'media-alternative-prerecorded'],
  ['1.2.9', 'AAA', '2.0', 'Audio-only (Live)', 'audio-only-live'],
  ['1.3.1', 'A', '2.0', 'Info and Relationships', 'info-and-relationships'],
  ['1.3.2', 'A', '2.0', 'Meaningful Sequence', 'meaningful-sequence'],
  ['1.3.3', 'A', '2.0', 'Sensory Characteristics', 'sensory-characteristics'],
  ['1.3.4', 'AA', '2.1', 'Orientation', 'orientation'],
  ['1.3.5', 'AA', '2.1', 'Identify Input Purpose', 'identify-input-purpose'],
  ['1.3.6', 'AAA', '2.1', 'Identify Purpose', 'identify-purpose'],
  ['1.4.1', 'A', '2.0', 'Use of Color', 'use-of-color'],
  ['1.4.2', 'A', '2.0', 'Audio Control', 'audio-control'],
  ['1.4.3', 'AA', '2.0', 'Contrast (Minimum)', 'contrast-minimum'],
  ['1.4.4', 'AA', '2.0', 'Resize Text', 'resize-text'],
  ['1.4.5', 'AA', '2.0', 'Images of Text', 'images-of-text'],
  ['1.4.6', 'AAA', '2.0', 'Contrast (Enhanced)', 'contrast-enhanced'],
  ['1.4.7', 'AAA', '2.0', 'Low or No Background Audio', 'low-or-no-background-audio'],
  ['1.4.8', 'AAA', '2.0', 'Visual Presentation', 'visual-presentation'],
  ['1.4.9', 'AAA', '2.0', 'Images of Text (No Exception)', 'images-of-text-no-exception'],
  ['1.4.10', 'AA', '2.1', 'Reflow', 'reflow'],
  ['1.4.11', 'AA', '2.1', 'Non-text Contrast', 'non-text-contrast'],
  ['1.4.12', 'AA', '2.1', 'Text Spacing', 'text-spacing'],
  ['1.4.13', 'AA', '2.1', 'Content on Hover or Focus', 'content-on-hover-or-focus'],
  ['2.1.1', 'A', '2.0', 'Keyboard', 'keyboard'],
  ['2.1.2', 'A', '2.0', 'No Keyboard Trap', 'no-keyboard-trap'],
  ['2.1.3', 'AAA', '2.0', 'Keyboard (No Exception)', 'keyboard-no-exception'],
  ['2.1.4', 'A', '2.1', 'Character Key Shortcuts', 'character-key-shortcuts'],
  ['2.2.1', 'A', '2.0', 'Timing Adjustable', 'timing-adjustable'],
  ['2.2.2', 'A', '2.0', 'Pause, Stop, Hide', 'pause-stop-hide'],
  ['2.2.3', 'AAA', '2.0', 'No Timing', 'no-timing'],
  ['2.2.4', 'AAA', '2.0', 'Interruptions', 'interruptions'],
  ['2.2.5', 'AAA', '2.0', 'Re-authenticating', 're-authenticating'],
  ['2.2.6', 'AAA', '2.1', 'Timeouts', 'timeouts'],
  ['2.3.1', 'A', '2.0', 'Three Flashes or Below Threshold', 'three-flashes-or-below-threshold'],
  ['2.3.2', 'AAA', '2.0', 'Three Flashes', 'three-flashes'],
  ['2.3.3', 'AAA', '2.1', 'Animation from Interactions', 'animation-from-interactions'],
  ['2.4.1', 'A', '2.0', 'Bypass Blocks', 'bypass-blocks'],
  ['2.4.2', 'A', '2.0', 'Page Titled', 'page-titled'],
  ['2.4.3', 'A', '2.0', 'Focus Order', 'focus-order'],
  ['2.4.4', 'A', '2.0', 'Link Purpose (In Context)', 'link-purpose-in-context'],
  ['2.4.5', 'AA', '2.0', 'Multiple Ways', 'multiple-ways'],
  ['2.4.6', 'AA', '2.0', 'Headings and Labels', 'headings-and-labels'],
  ['2.4.7', 'AA', '2.0', 'Focus Visible', 'focus-visible'],
  ['2.4.8', 'AAA', '2.0', 'Location', 'location'],
  ['2.4.9', 'AAA', '2.0', 'Link Purpose (Link Only)', 'link-purpose-link-only'],
  ['2.4.10', 'AAA', '2.0', 'Section Headings', 'section-headings'],
  ['2.4.11', 'AA', '2.2', 'Focus Not Obscured (Minimum)', 'focus-not-obscured-minimum'],
  ['2.4.12', 'AAA', '2.2', 'Focus Not Obscured (Enhanced)', 'focus-not-obscured-enhanced'],
  ['2.4.13', 'AAA', '2.2', 'Focus Appearance', 'focus-appearance'],
  ['2.5.1', 'A', '2.1', 'Pointer Gestures', 'pointer-gestures'],
  ['2.5.2', 'A', '2.1', 'Pointer Cancellation', 'pointer-cancellation'],
  ['2.5.3', 'A', '2.1', 'Label in Name', 'label-in-name'],
  ['2.5.4', 'A', '2.1', 'Motion Actuation', 'motion-actuation'],
  ['2.5.5', 'AAA', '2.1', 'Target Size (Enhanced)', 'target-size-enhanced'],
  ['2.5.6', 'AAA', '2.1', 'Concurrent Input Mechanisms', 'concurrent-input-mechanisms'],
  ['2.5.7', 'AA', '2.2', 'Dragging Movements', 'dragging-movements'],
  ['2.5.8', 'AA', '2.2', 'Target Size (Minimum)', 'target-size-minimum'],
  ['3.1.1', 'A', '2.0', 'Language of Page', 'language-of-page'],
  ['3.1.2', 'AA', '2.0', 'Language of Parts', 'language-of-parts'],
  ['3.1.3', 'AAA', '2.0', 'Unusual Words', 'unusual-words'],
  ['3.1.4', 'AAA', '2.0', 'Abbreviations', 'abbreviations'],
  ['3.1.5', 'AAA', '2.0', 'Reading Level', 'reading-level'],
  ['3.1.6', 'AAA', '2.0', 'Pronunciation', 'pronunciation'],
  ['3.2.1', 'A', '2.0', 'On Focus', 'on-focus'],
  ['3.2.2', 'A', '2.0', 'On Input', 'on-input'],
  ['3.2.3', 'AA', '2.0', 'Consistent Navigation', 'consistent-navigation'],
  ['3.2.4', 'AA', '2.0', 'Consistent Identification', 'consistent-identification'],
  ['3.2.5', 'AAA', '2.0', 'Change on Request', 'change-on-request'],
  ['3.2.6', 'A', '2.2', 'Consistent Help', 'consistent-help'],
  ['3.3.1', 'A', '2.0', 'Error Identification', 'error-identification'],
  ['3.3.2', 'A', '2.0', 'Labels or Instructions', 'labels-or-instructions'],
  ['3.3.3', 'AA', '2.0', 'Error Suggestion', 'error-suggestion'],
  ['3.3.4', 'AA', '2.0', 'Error Prevention (Legal, Financial, Data)', 'error-prevention-legal-financial-data'],
  ['3.3.5', 'AAA', '2.0', 'Help', 'help'],
  ['3.3.6', 'AAA', '2.0', 'Error Prevention (All)', 'error-prevention-all'],
  ['3.3.7', 'A', '2.2', 'Redundant Entry', 'redundant-entry'],
  ['3.3.8', 'AA', '2.2', 'Accessible Authentication (Minimum)', 'accessible-authentication-minimum'],
  ['3.3.9', 'AAA', '2.2', 'Accessible Authentication (Enhanced)', 'accessible-authentication-enhanced'],
  ['4.1.1', 'A', '2.0', 'Parsing (obsolete, removed in WCAG 2.2)', 'parsing'],
  ['4.1.2', 'A', '2.0', 'Name, Role, Value', 'name-role-value'],
  ['4.1.3', 'AA', '2.1', 'Status Messages', 'status-messages'],
] as const satisfies readonly Row[];

/** In English, as the W3C has it. */
export type CriterionName = (typeof rows)[number][3];

/** All success criteria of WCAG 2.0, 2.1 and 2.2 in their order. Source: w3.org/TR/WCAG22. */
export const wcagCriteria: readonly WcagCriterion[] = rows.map(([number, level, since, name, slug]) => ({
  number,
  name,
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
export function referTo(number: string): StandardReference {
  const criterion = findCriterion(number);
  if (criterion === undefined) throw new Error(`There is no success criterion ${number}.`);
  return { standard: 'WCAG', criterion: number, level: criterion.level, name: criterion.name };
}
