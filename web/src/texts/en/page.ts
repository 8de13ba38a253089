import type { Catalog } from '../catalog.ts';
import { formatNumber, plural } from './format.ts';

export const texts = {
  loadingTitle: 'Page',
  open: 'Open page',
  scanned: (time: string) => `Scanned in the scan of ${time}`,
  issues: 'Issues on this page',
  noIssues: 'No automated test found anything on this page. Have people test what automation cannot.',
  notScanned: 'This page was not scanned, so nothing is known about its issues.',
  allOccurrences: (value: number) =>
    plural(value, { one: 'Show the occurrence', other: `Show all ${formatNumber(value)} occurrences` }),
  example: 'Example',
  history: 'History of this page',
  historyNone: 'This is the first scan of this page. Scan again later to see a trend.',
  review: 'To review',
} as const;

export type Texts = Catalog<typeof texts>;
