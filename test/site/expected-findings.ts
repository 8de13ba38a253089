/** One rule that finds something on a page: at how many elements. */
export type ExpectedFinding = {
  readonly kind: 'failed' | 'needs_review';
  readonly rule: string;
  readonly count: number;
};

/**
 * A page of the site with everything that axe (best practices included) finds on it once it is settled:
 * scripts have run, it was scrolled through, dialogs were answered, and frames of other origins were analyzed too.
 */
export type ExpectedPage = { readonly path: string; readonly findings: readonly ExpectedFinding[] };

export const expectedFindings: readonly ExpectedPage[] = [
  { path: '/', findings: [] },
  { path: '/good', findings: [] },
  {
    path: '/images',
    findings: [
      { kind: 'failed', rule: 'image-alt', count: 2 },
      { kind: 'failed', rule: 'svg-img-alt', count: 1 },
    ],
  },
  {
    path: '/forms',
    findings: [
      { kind: 'failed', rule: 'button-name', count: 1 },
      { kind: 'failed', rule: 'label', count: 2 },
      { kind: 'failed', rule: 'select-name', count: 1 },
    ],
  },
  {
    path: '/contrast',
    findings: [
      { kind: 'failed', rule: 'color-contrast', count: 2 },
      { kind: 'needs_review', rule: 'color-contrast', count: 1 },
    ],
  },
  {
    path: '/headings',
    findings: [
      { kind: 'failed', rule: 'empty-heading', count: 1 },
      { kind: 'failed', rule: 'heading-order', count: 1 },
    ],
  },
  { path: '/links', findings: [{ kind: 'failed', rule: 'link-name', count: 1 }] },
  {
    path: '/document',
    findings: [
      { kind: 'failed', rule: 'document-title', count: 1 },
      { kind: 'failed', rule: 'html-has-lang', count: 1 },
    ],
  },
  {
    path: '/landmarks',
    findings: [
      { kind: 'failed', rule: 'landmark-one-main', count: 1 },
      { kind: 'failed', rule: 'region', count: 2 },
    ],
  },
  {
    path: '/aria',
    findings: [
      { kind: 'failed', rule: 'aria-hidden-focus', count: 1 },
      { kind: 'failed', rule: 'aria-required-attr', count: 1 },
      { kind: 'failed', rule: 'aria-valid-attr', count: 1 },
    ],
  },
  { path: '/duplicates', findings: [{ kind: 'failed', rule: 'image-alt', count: 5 }] },
  { path: '/late', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  { path: '/fetched', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  { path: '/held-back', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  { path: '/empty-main', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  {
    path: '/lazy',
    findings: [
      { kind: 'failed', rule: 'image-alt', count: 1 },
      { kind: 'failed', rule: 'label', count: 1 },
    ],
  },
  {
    path: '/frames',
    findings: [
      { kind: 'failed', rule: 'frame-title', count: 1 },
      { kind: 'failed', rule: 'image-alt', count: 4 },
    ],
  },
  { path: '/cross-frame', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  {
    path: '/shadow',
    findings: [
      { kind: 'failed', rule: 'button-name', count: 1 },
      { kind: 'failed', rule: 'image-alt', count: 1 },
    ],
  },
  { path: '/dialogs', findings: [{ kind: 'failed', rule: 'image-alt', count: 1 }] },
  { path: '/thousands', findings: [{ kind: 'failed', rule: 'image-alt', count: 1500 }] },
];
