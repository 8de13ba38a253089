import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  noBaseTitle: 'Nothing to compare with yet',
  noBase:
    'No earlier scan of this target has ended. Scan it again after a change to see what is new and what is fixed.',
  base: 'Compare with',
  basePrevious: 'The previous scan',
  against: (time: string) => `Compared with the scan of ${time}.`,
  statesChangedTitle: 'Different states',
  statesChanged:
    'The two scans looked at their pages in different states, such as dark colors or text spacing. Their scores are not comparable.',
  engineChangedTitle: 'Different engine versions',
  engineChanged: 'The two scans used different engine versions. Some differences can come from that.',
  fontsChangedTitle: 'Different fonts',
  fontsChanged:
    'The two scans ran with different fonts. Contrast, sizes and overlaps can differ because of that. To compare them safely, install the same fonts and scan again.',
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
    new: 'found in this scan only',
    fixed: 'found in the earlier scan only',
    changed: 'needed review in the earlier scan',
    unchanged: 'found in both scans',
    not_comparable: 'not checked in both scans',
  },
  review: (appeared: string, gone: string) =>
    `These numbers count failures. Among findings that need review, ${appeared} are new and ${gone} are no longer found.`,
  cameBack: (value: number) =>
    `${count(value, { one: 'finding', other: 'findings' })} came back: marked as fixed, and found again by this scan.`,
  pagesTitle: 'Pages that differ',
  pages: {
    only_here: 'Only in this scan',
    only_in_base: 'Only in the earlier scan',
    not_scanned_here: 'Failed in this scan',
    not_scanned_in_base: 'Failed in the earlier scan',
  },
  noIssues: 'Neither scan has issues.',
  table: 'Issues and how they changed',
  nothingChanged: 'Nothing is new and nothing is fixed.',
  others: (value: number) => `${count(value, { one: 'issue', other: 'issues' })} with nothing new or fixed`,
} as const;

export type Texts = Catalog<typeof texts>;
