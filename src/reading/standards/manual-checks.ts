import type { Texts } from '../../texts/texts.ts';

/**
 * A check that a person still has to do, and the rules whose elements show that it applies. Without rules it always
 * applies.
 */
type ManualCheck = {
  readonly criteria: readonly string[];
  readonly question: keyof Texts['manualChecks']['questions'];
  readonly seenBy: readonly string[];
};

const checks: readonly ManualCheck[] = [
  {
    criteria: ['1.1.1'],
    question: 'alternatives',
    seenBy: ['image-alt', 'role-img-alt', 'svg-img-alt', 'input-image-alt', 'object-alt', 'area-alt'],
  },
  {
    criteria: ['1.2.1–1.2.5'],
    question: 'media',
    seenBy: [
      'video-caption',
      'video-alternative',
      'silent-video-alternative',
      'audio-alternative',
      'linked-media',
      'no-autoplay-audio',
    ],
  },
  {
    criteria: ['1.3.1'],
    question: 'tables',
    seenBy: ['td-headers-attr', 'th-has-data-cells', 'scope-attr-valid', 'table-duplicate-name', 'table-headers'],
  },
  {
    criteria: ['3.3.1–3.3.4'],
    question: 'forms',
    seenBy: ['label', 'select-name', 'aria-input-field-name', 'autocomplete-valid', 'form-field-multiple-labels'],
  },
  {
    criteria: ['4.1.2'],
    question: 'controls',
    seenBy: ['aria-allowed-attr', 'aria-required-attr', 'aria-roles', 'aria-command-name', 'aria-toggle-field-name'],
  },
  {
    criteria: ['4.1.2'],
    question: 'frames',
    seenBy: ['frame-title', 'frame-title-unique'],
  },
  {
    criteria: ['2.4.4'],
    question: 'links',
    seenBy: ['link-name', 'link-purpose', 'links-alike'],
  },
  {
    criteria: ['2.4.6'],
    question: 'headings',
    seenBy: ['heading-order', 'empty-heading', 'page-has-heading-one'],
  },
  {
    criteria: ['2.1.1', '2.4.3'],
    question: 'keyboard',
    seenBy: [],
  },
  {
    criteria: ['1.4.10', '1.4.12'],
    question: 'zoom',
    seenBy: [],
  },
  { criteria: ['1.3.3', '1.4.1'], question: 'senses', seenBy: [] },
  {
    criteria: ['3.2.3', '3.2.4'],
    question: 'consistency',
    seenBy: [],
  },
  {
    criteria: ['2.2.1', '2.2.2'],
    question: 'time',
    seenBy: ['meta-refresh', 'marquee', 'blink', 'no-autoplay-audio', 'moving-image'],
  },
];

/** The checks that apply to a site, given the rules that found elements on it, regardless of their results. */
export function listManualChecks(
  rulesWithElements: ReadonlySet<string>,
  { manualChecks: words }: Texts,
): readonly string[] {
  return checks
    .filter(({ seenBy }) => seenBy.length === 0 || seenBy.some((rule) => rulesWithElements.has(rule)))
    .map(({ criteria, question }) => words.ask(words.questions[question], criteria));
}
