/** What a person still has to check, and the rules whose elements show that it applies. Without rules it always does. */
type ManualCheck = { readonly criteria: string; readonly question: string; readonly seenBy: readonly string[] };

const checks: readonly ManualCheck[] = [
  {
    criteria: '1.1.1',
    question: 'Does each text alternative say what the image means where it is?',
    seenBy: ['image-alt', 'role-img-alt', 'svg-img-alt', 'input-image-alt', 'object-alt', 'area-alt'],
  },
  {
    criteria: '1.2.1 to 1.2.5',
    question: 'Do videos and audio have captions, transcripts and audio descriptions, and are they correct?',
    seenBy: ['video-caption', 'video-alternative', 'audio-alternative', 'no-autoplay-audio'],
  },
  {
    criteria: '1.3.1',
    question: 'Are tables marked up as tables only where they hold data, with the right headers?',
    seenBy: ['td-headers-attr', 'th-has-data-cells', 'scope-attr-valid', 'table-duplicate-name'],
  },
  {
    criteria: '3.3.1 to 3.3.4',
    question: 'Do forms describe errors, suggest corrections, and let people check important input before it is sent?',
    seenBy: ['label', 'select-name', 'aria-input-field-name', 'autocomplete-valid', 'form-field-multiple-labels'],
  },
  {
    criteria: '4.1.2',
    question: 'Do custom controls announce their name, role and state while they are used?',
    seenBy: ['aria-allowed-attr', 'aria-required-attr', 'aria-roles', 'aria-command-name', 'aria-toggle-field-name'],
  },
  {
    criteria: '4.1.2',
    question: 'Is the content of frames, also of other sites, accessible?',
    seenBy: ['frame-title', 'frame-title-unique', 'frame-tested'],
  },
  {
    criteria: '2.4.4',
    question: 'Does each link say where it leads, with the text around it?',
    seenBy: ['link-name', 'link-purpose', 'links-alike'],
  },
  {
    criteria: '2.4.6',
    question: 'Do headings and labels describe what they head or label?',
    seenBy: ['heading-order', 'empty-heading', 'page-has-heading-one'],
  },
  {
    criteria: '2.1.1, 2.4.3',
    question: 'Can everything be reached and used with the keyboard alone, in an order that makes sense?',
    seenBy: [],
  },
  {
    criteria: '1.4.10, 1.4.12',
    question: 'Does the page work at 400 % zoom and with larger text spacing, without losing anything?',
    seenBy: [],
  },
  { criteria: '1.3.3, 1.4.1', question: 'Does no information depend on color, shape or position alone?', seenBy: [] },
  {
    criteria: '3.2.3, 3.2.4',
    question: 'Are navigation and names consistent over the pages?',
    seenBy: [],
  },
  {
    criteria: '2.2.1, 2.2.2',
    question: 'Can people stop what moves, and extend time limits?',
    seenBy: ['meta-refresh', 'marquee', 'blink', 'no-autoplay-audio'],
  },
];

/** The checks that apply to a site, given the rules that found elements on it, whatever they decided. */
export function listManualChecks(rulesWithElements: ReadonlySet<string>): readonly string[] {
  return checks
    .filter(({ seenBy }) => seenBy.length === 0 || seenBy.some((rule) => rulesWithElements.has(rule)))
    .map(({ criteria, question }) => `${question} (${criteria})`);
}
