import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  noBaseTitle: 'Nothing to compare with yet',
  noBase:
    'No earlier scan of this site has ended with the same viewport, language, sign-in and exclusions. Scan it again after a change to see what is new and what is fixed.',
  baseGone: 'The scan to compare with was deleted, or the URL is mistyped.',
  toPrevious: 'Compare with the previous scan',
  base: 'Compare with',
  basePrevious: 'The previous scan',
  against: (time: string) => `Compared with the scan of ${time}.`,
  statesChangedTitle: 'Different states',
  statesChanged:
    'The two scans tested their pages in different states, such as dark colors or text spacing. Their scores are not comparable.',
  engineChangedTitle: 'Different engine versions',
  engineChanged: 'The two scans used different engine versions. Some differences can result from this.',
  fontsChangedTitle: 'Different fonts',
  fontsChanged:
    'The two scans ran with different fonts. Contrast, sizes and overlaps can differ as a result. To compare the scans reliably, install the same fonts and scan again.',
  fontChange: (family: string, before: string | null, now: string | null) =>
    `${family}: ${before ?? 'no font'} in the earlier scan, ${now ?? 'no font'} in this scan`,
  totals: {
    new: 'New',
    fixed: 'Fixed',
    changed: 'Changed',
    unchanged: 'Unchanged',
    not_comparable: 'Not comparable',
  },
  meaning: {
    new: 'in this scan only',
    fixed: 'in the earlier scan only',
    changed: 'to review in the earlier scan',
    unchanged: 'in both scans',
    not_comparable: 'not tested in both scans',
  },
  review: (appeared: string, gone: string) => `These numbers count failures. To review: ${appeared} new, ${gone} gone.`,
  cameBack: (value: number) =>
    `${count(value, { one: 'element', other: 'elements' })} came back: marked as fixed, but still there in this scan.`,
  pagesTitle: 'Pages that differ',
  pages: {
    only_here: 'Only in this scan',
    only_in_base: 'Only in the earlier scan',
    not_scanned_here: 'Not scanned in this scan',
    not_scanned_in_base: 'Not scanned in the earlier scan',
  },
  noIssues: 'Neither scan has issues.',
  table: 'Issues and how they changed',
  nothingChanged: 'There are no new or fixed failures.',
  others: (value: number) => `${count(value, { one: 'issue', other: 'issues' })} without new or fixed failures`,
  elements: 'Elements that changed',
  back: 'Back to the comparison',
  found: (value: number) =>
    `${count(value, { one: 'element', other: 'elements' })}. Failures beyond 1,000 per page are counted but not listed.`,
  because: {
    new_page: 'This page is new.',
    page_missing: 'This scan does not have the page.',
    page_not_scanned: 'The other scan could not scan the page.',
    rule_not_finished: 'One of the scans did not finish this test on the page.',
    frame_not_reached: 'The other scan did not reach this frame.',
    state_not_checked: 'The other scan did not test the page in this state.',
    other_exclusions: 'The two scans exclude different parts of pages.',
    findings_omitted: 'The other scan found too many failures on the page to store them all.',
  },
} as const;

export type Texts = Catalog<typeof texts>;
