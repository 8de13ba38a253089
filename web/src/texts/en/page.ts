import type { Catalog } from '../catalog.ts';

export const texts = {
  loadingTitle: 'Page',
  inScan: (time: string) => `Scan of ${time}`,
  issues: 'Issues on this page',
  noIssues: 'The automated tests found no issues on this page. Have people test what automation cannot.',
  notScanned: 'This page was not scanned, so its issues are unknown.',
  history: 'History of this page',
  historyNone: 'This is the first scan of this page. Scan again later to see a trend.',
  review: 'To review',
} as const;

export type Texts = Catalog<typeof texts>;
